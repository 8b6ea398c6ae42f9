import { useRouter } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { enter, isBefore, overlayLevel, renameEntry, RETRY_MS } from '#lib/appHistory.ts';
import { goBackThen, leavesOverlays, settleSoon } from '#lib/overlayHistory.ts';
import { meantLocation } from '#machines/app/navigation/address.ts';
import { routeOf } from '#machines/app/navigation/routes.ts';

let read = { href: '', location: '/' };

/**
 * Hash locations with the query inside the hash (D2): `/#/register?pid=88` is path `/register`, search `pid=88`. Other
 * forms of an address lead to the same location (D67). This replaces wouter's own hash hook, which keeps the query in
 * front of the hash.
 */
export function currentLocation(): string {
  const { href } = window.location;
  if (read.href !== href) read = { href, location: meantLocation(window.location) };
  return read.location;
}

/**
 * Gives the address bar the form of D2, in the same history entry, wherever another app left the address in another
 * form (D67). What the app does not read goes, except a developer's `?inspect`.
 */
export function tidyAddress(): void {
  const { href, origin, search } = window.location;
  const inspect = /[?&](inspect(?:=[^&]*)?)(?:&|$)/.exec(search)?.[1];
  const tidy = `${origin}/${inspect === undefined ? '' : `?${inspect}`}#${currentLocation()}`;
  // an address with nothing behind the origin is the home page already
  if (href === `${origin}/` || new URL(tidy).href === href) return;
  renameEntry(tidy);
}

/** The location of this site to which a link in the operator's texts leads (D76); null if it leads elsewhere. */
export function locationOfLink(href: string): string | null {
  try {
    const url = new URL(href, window.location.origin);
    if (!/^https?:$/.test(url.protocol) || url.host !== window.location.host) return null;
    const location = meantLocation(url);
    return routeOf(location) === undefined ? null : location;
  } catch {
    return null;
  }
}

/** The path of a location such as `/assets?type=6`. */
export function pathPart(location: string): string {
  return location.split('?')[0] ?? '/';
}

/** The raw query of a location, without its `?`; empty when there is none. */
export function searchPart(location: string): string {
  return location.slice(pathPart(location).length + 1);
}

/** Called on a navigation to the current location (D5). */
type SameLocationListener = () => void;
let onSameLocation: SameLocationListener = () => undefined;

/** Sets the listener for navigations to the current location. */
export function setSameLocationListener(listener: SameLocationListener): void {
  onSameLocation = listener;
}

/** Navigates to a location; for the current location it adds no history entry and calls the listener (D5). */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  if (to === currentLocation()) {
    onSameLocation();
    return;
  }
  moveTo(to, options.replace === true);
}

let refused: ReturnType<typeof setTimeout> | undefined;

/**
 * Navigates to a location, silently if it is the current one: for navigations without a tap. It waits until the entries
 * of open overlays are left, and if the browser refuses any navigation, until it allows one; the newest wins. What would
 * replace an entry with the one before it goes back to that one, so that the way from a form back to its page leaves no
 * second entry of that page.
 */
export function moveTo(to: string, replace: boolean): void {
  const again = () => moveTo(to, replace);
  clearTimeout(refused);
  if (to === currentLocation() || leavesOverlays(replace, again)) return;
  if (replace && isBefore(`#${to}`)) {
    goBackThen(again);
    return;
  }
  // a scroll event only comes with the next frame, too late to record the scroll position of the page that is left
  window.dispatchEvent(new Event('scroll'));
  if (!enter(`#${to}`, { replace: replace || overlayLevel() > 0 })) {
    refused = setTimeout(again, RETRY_MS);
    return;
  }
  settleSoon();
  // history changes by the app fire no event; the hook and the navigation actor listen to hashchange
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The location in the address bar. */
export function useHashLocation(): string {
  return useLocationProperty(currentLocation, () => '/');
}

function useHashPath(): [string, typeof navigate] {
  return [pathPart(useHashLocation()), navigate];
}

function useHashSearch(): string {
  return searchPart(useHashLocation());
}

/** The options with which wouter's Router uses the hash: location, search, and the format of links. */
export const hashRouting = {
  hook: useHashPath,
  searchHook: useHashSearch,
  hrefs: (href: string): string => `#${href}`,
};

/** The raw query of the current router, because wouter's `useSearch` decodes a nested path twice. */
export function useRawSearch(): string {
  const router = useRouter();
  return router.searchHook(router);
}
