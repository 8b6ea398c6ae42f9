import { addOverlayEntry, noteInEntry, overlayLevel, RETRY_MS } from '#lib/appHistory.ts';

/**
 * The system's Back closes what is open over a page before it leaves the page (D66): each open overlay has a history
 * entry of its own at the address of its page. One that closes by itself takes its entry along, so that Back afterwards
 * leaves the page with one press; an entry that is reached without its overlay is left at once. `CloseWatcher` would not
 * do: it is younger than the browsers that we promise, it does not hear Back of a browser's toolbar, and two ways would
 * have to agree. A browser may skip the entry of an overlay that opened without any touch of the page (Chrome); Back then
 * leaves the page.
 */

/** What Back closes. */
export interface Overlay {
  /** false while the page that it belongs to is being left */
  isShown: () => boolean;
  /** may be refused */
  close: () => void;
}

/** How long the browser may take to go to another entry, in ms; then the app goes on without its answer. */
const TRAVEL_MS = 1000;

/** The open overlays, the topmost last. */
const mounted: Overlay[] = [];
/** How many of them have their entry, before Back. */
let given = 0;
/** Set while the app itself goes through the history. */
let travel: ReturnType<typeof setTimeout> | undefined;
/** What was asked for in the meantime. */
let waiting: (() => void)[] = [];
let soon: ReturnType<typeof setTimeout> | undefined;

const shown = () => mounted.filter((overlay) => overlay.isShown());

function go(delta: number): void {
  travel = setTimeout(() => {
    // the entry of the page is missing, such as in a restored tab
    noteInEntry({ overlay: 0 });
    arrive();
  }, TRAVEL_MS);
  window.history.go(delta);
}

function arrive(): void {
  clearTimeout(travel);
  travel = undefined;
  const asked = waiting;
  waiting = [];
  for (const act of asked) act();
  settleSoon();
}

/** Gives as many entries to the page as overlays are open. */
function settle(): void {
  if (travel !== undefined) return;
  given = overlayLevel();
  const missing = shown().length - given;
  if (missing < 0) go(missing);
  else if (missing > 0) {
    // the page behind a menu may be scrolled, and closing the menu must not scroll it back
    window.history.scrollRestoration = 'manual';
    const isAllowed = addOverlayEntry(given + 1);
    given = overlayLevel();
    settleSoon(isAllowed ? 0 : RETRY_MS);
  } else if (given === 0) window.history.scrollRestoration = 'auto';
}

/** Settles once the views have followed: an overlay that closes as another one opens hands over its entry. */
export function settleSoon(delay = 0): void {
  clearTimeout(soon);
  soon = setTimeout(settle, delay);
}

if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => {
    if (travel !== undefined) return arrive();
    const over = shown();
    const before = given;
    given = overlayLevel();
    for (let at = before; at > given; at -= 1) over[at - 1]?.close();
    settleSoon();
  });

/** Gives an open overlay its entry, at once, before it is seen; returns the function that takes it away. */
export function openOverlay(overlay: Overlay): () => void {
  mounted.push(overlay);
  settle();
  return () => {
    mounted.splice(mounted.indexOf(overlay), 1);
    settleSoon();
  };
}

/**
 * Leaves the entries of overlays before the app navigates. Returns true if the browser has to go back first; `again` is
 * then called when it has. A single overlay's entry is simply replaced; so is the topmost one where the session ends, which
 * must not wait, and whose entries lead home (D61).
 */
export function leavesOverlays(replace: boolean, again: () => void): boolean {
  const level = overlayLevel();
  if (travel === undefined && (replace || level <= 1)) return false;
  waiting.push(again);
  if (travel === undefined) go(-level);
  return true;
}

/** Goes to the entry before and then calls `then`. */
export function goBackThen(then: () => void): void {
  waiting.push(then);
  go(-1);
}

/** Goes to the entry before the page, whatever is open over it. */
export function goBack(): void {
  if (travel === undefined) window.history.go(-1 - overlayLevel());
  else waiting.push(() => window.history.back());
}
