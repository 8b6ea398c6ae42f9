import { useRouter } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

/**
 * Hash locations with the query inside the hash (D2): `/#/register?pid=88` is path `/register`, search `pid=88`.
 * wouter's own hash hook keeps the query in front of the hash, so this one takes its place.
 */
export function currentLocation(): string {
  const hash = window.location.hash.replace(/^#?\/?/, '');
  return `/${hash}`;
}

/** The path of a location such as `/assets?type=6`. */
export function pathPart(location: string): string {
  return location.split('?', 1)[0] ?? '/';
}

/** The raw query of a location, without its `?`; empty when there is none. */
export function searchPart(location: string): string {
  const at = location.indexOf('?');
  return at === -1 ? '' : location.slice(at + 1);
}

/** Told when someone asks for the place they are at (D5). */
type SamePlaceListener = () => void;
let onSamePlace: SamePlaceListener = () => undefined;

/** Sets who hears of a navigation to the current place. */
export function setSamePlaceListener(listener: SamePlaceListener): void {
  onSamePlace = listener;
}

/** Goes to a location; to the current one it adds nothing and tells the listener (D5). */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  if (to === currentLocation()) {
    onSamePlace();
    return;
  }
  moveTo(to, options.replace === true);
}

/** Goes to a location without a word where it is the current one: for moves that nobody tapped. */
export function moveTo(to: string, replace: boolean): void {
  if (to === currentLocation()) return;
  const href = `#${to}`;
  if (replace) window.history.replaceState(null, '', href);
  else window.history.pushState(null, '', href);
  // history changes of our own fire no event; the hook and the navigation actor listen to hashchange
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

function useHashPath(): [string, typeof navigate] {
  return [
    useLocationProperty(
      () => pathPart(currentLocation()),
      () => '/',
    ),
    navigate,
  ];
}

function useHashSearch(): string {
  return useLocationProperty(
    () => searchPart(currentLocation()),
    () => '',
  );
}

/** What wouter's Router takes to live in the hash: location, search, and the form of links. */
export const hashRouting = {
  hook: useHashPath,
  searchHook: useHashSearch,
  hrefs: (href: string): string => `#${href}`,
};

/** The raw query of the router we are in: wouter's `useSearch` decodes once too often for a path within a path. */
export function useRawSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}
