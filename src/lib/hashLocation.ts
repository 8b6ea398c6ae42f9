import { useRouter } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

/**
 * Hash locations with the query inside the hash (D2): `/#/register?pid=88` is path `/register`, search `pid=88`.
 * wouter's own hash hook keeps the query in front of the hash, so this one takes its place.
 */
export function currentLocation(): string {
  return window.location.hash.replace(/^#?\/?/, '/');
}

/** The path of a location such as `/assets?type=6`. */
export function pathPart(location: string): string {
  return location.split('?')[0] ?? '/';
}

/** The raw query of a location, without its `?`; empty when there is none. */
export function searchPart(location: string): string {
  return location.slice(pathPart(location).length + 1);
}

/** Told when someone asks for the place they are at (D5). */
type SameLocationListener = () => void;
let onSameLocation: SameLocationListener = () => undefined;

/** Sets who hears of a navigation to the current place. */
export function setSameLocationListener(listener: SameLocationListener): void {
  onSameLocation = listener;
}

/** Goes to a location; to the current one it adds nothing and tells the listener (D5). */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  if (to === currentLocation()) {
    onSameLocation();
    return;
  }
  moveTo(to, options.replace === true);
}

/** Goes to a location without a word where it is the current one: for moves that nobody tapped. */
export function moveTo(to: string, replace: boolean): void {
  if (to === currentLocation()) return;
  // the event of a scroll comes with the next frame only, too late for who notes where the page was left
  window.dispatchEvent(new Event('scroll'));
  const href = `#${to}`;
  if (replace) window.history.replaceState(null, '', href);
  else window.history.pushState(null, '', href);
  // history changes of our own fire no event; the hook and the navigation actor listen to hashchange
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Where the address bar is. */
export function useHashLocation(): string {
  return useLocationProperty(currentLocation, () => '/');
}

function useHashPath(): [string, typeof navigate] {
  return [pathPart(useHashLocation()), navigate];
}

function useHashSearch(): string {
  return searchPart(useHashLocation());
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
