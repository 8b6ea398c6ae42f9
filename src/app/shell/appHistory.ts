import { ownerMark } from '#lib/storage.ts';

/**
 * How many steps of our own lie behind the current history entry. The number is kept in the entry's state, so
 * that it is right after Back, Forward and a reload: a person who came by a link from elsewhere has none.
 */
let steps = 0;

function stateOfEntry(): Record<string, unknown> {
  return { ...(window.history.state as object | null) };
}

/** An entry of a session that has ended leads home, as its address says what that member looked at (D61). */
function note(type: string): void {
  const state = stateOfEntry();
  if (typeof state['steps'] === 'number') {
    steps = state['steps'];
    if (state['owner'] && state['owner'] !== ownerMark()) window.history.replaceState({ steps }, '', '#/');
    return;
  }
  if (type !== 'replaceState') steps += 1;
  window.history.replaceState({ ...state, steps, owner: ownerMark() }, '');
}

if (typeof window !== 'undefined') {
  note('replaceState');
  // the first two are what wouter has the browser dispatch for moves of our own
  for (const type of ['pushState', 'replaceState', 'popstate', 'hashchange'])
    window.addEventListener(type, () => note(type));
}

/** Whether Back stays inside the app. */
export function canGoBack(): boolean {
  return steps > 0;
}
