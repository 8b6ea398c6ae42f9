import { ownerMark } from '#lib/storage.ts';

/**
 * The only module that writes history entries. Safari refuses more than 100 such calls in 30 s with an error, Firefox
 * 200 in 10 s; each navigation and each overlay costs one call.
 */

/** The pause after which a refused call is tried again, in ms. */
export const RETRY_MS = 1000;

/**
 * The number of the app's own steps before the current history entry. It is stored in the entry's state, so that it is
 * correct after Back, Forward and a reload: for a person who followed a link from elsewhere it is 0.
 */
let steps = 0;
/** The current entry if its state could not be written, by its address. */
let unmarked: string | null = null;
/** Whose entries may lack a state. */
let unmarkedOwner = 0;

function stateOfEntry(): Record<string, unknown> {
  return { ...(window.history.state as object | null) };
}

/** Writes an entry; false if the browser refuses. */
function write(call: 'pushState' | 'replaceState', state: object, href?: string): boolean {
  try {
    window.history[call](state, '', href);
    return true;
  } catch {
    return false;
  }
}

/** Writes the state of an entry that has none yet, as soon as the browser allows it. */
function mark(owner = ownerMark()): void {
  unmarked = null;
  if (write('replaceState', { ...stateOfEntry(), steps, owner })) return;
  unmarked = window.location.href;
  unmarkedOwner = owner;
  setTimeout(() => {
    if (window.location.href === unmarked && typeof stateOfEntry()['steps'] !== 'number') mark(owner);
  }, RETRY_MS);
}

/** Whether the current entry belongs to a session that has ended. */
function isOfEndedSession(owner: unknown): boolean {
  return Boolean(owner) && owner !== ownerMark();
}

/** An entry of an ended session leads home, because its address reveals what that member viewed (D61). */
function arrive(isNew: boolean): void {
  const state = stateOfEntry();
  const isMarked = typeof state['steps'] === 'number';
  if (isMarked) steps = Number(state['steps']);
  else if (isNew && window.location.href !== unmarked) steps += 1;
  if (isOfEndedSession(isMarked ? state['owner'] : unmarkedOwner)) enter('#/', { replace: true });
  else if (!isMarked && window.location.href !== unmarked) mark();
}

if (typeof window !== 'undefined') {
  arrive(false);
  for (const type of ['popstate', 'hashchange']) window.addEventListener(type, () => arrive(true));
}

/** Whether Back stays inside the app. */
export function canGoBack(): boolean {
  return steps > 0;
}

/** The number of overlays above the page at the current entry. */
export function overlayLevel(): number {
  return Number(stateOfEntry()['overlay'] ?? 0);
}

/**
 * Makes the address `href`, which begins with `#`, the current one: with a new entry, in the place of the current one,
 * or in the place of an overlay's, which makes it a new step. If the browser refuses the call, the hash is assigned,
 * which Safari does not limit. Returns false if the browser refuses that too.
 */
export function enter(href: string, { replace }: { replace: boolean }): boolean {
  const isStep = !replace || overlayLevel() > 0;
  const next = isStep ? steps + 1 : steps;
  // an overlay's entry has the address of its page
  const before = isStep ? window.location.hash : stateOfEntry()['before'];
  const state = { steps: next, owner: ownerMark(), before };
  if (write(replace ? 'replaceState' : 'pushState', state, href)) {
    steps = next;
    return true;
  }
  try {
    if (replace) window.location.replace(href);
    else window.location.hash = href;
  } catch {
    return false;
  }
  steps = next;
  mark();
  return true;
}

/** Whether the page at this address, which begins with `#`, is the one before the current page. */
export function isBefore(href: string): boolean {
  return steps > 0 && stateOfEntry()['before'] === href;
}

/** Adds an entry for an overlay at the current address; false if the browser refuses. */
export function addOverlayEntry(level: number): boolean {
  return write('pushState', { ...stateOfEntry(), steps, owner: ownerMark(), overlay: level });
}

/** Gives the current entry another address of the same page; without effect if the browser refuses. */
export function renameEntry(href: string): void {
  write('replaceState', stateOfEntry(), href);
}

/** Adds to the state of the current entry, which survives a reload; without effect if the browser refuses. */
export function noteInEntry(note: object): void {
  write('replaceState', { ...stateOfEntry(), ...note });
}
