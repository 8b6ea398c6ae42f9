import { ownerMark } from '#lib/storage.ts';

/**
 * The number of the app's own steps before the current history entry. It is stored in the entry's state, so that it is
 * correct after Back, Forward and a reload: for a person who followed a link from elsewhere it is 0.
 */
let steps = 0;

function stateOfEntry(): Record<string, unknown> {
  return { ...(window.history.state as object | null) };
}

/** An entry of an ended session leads home, because its address reveals what that member viewed (D61). */
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
  // wouter makes the browser dispatch the first two for the app's own navigations
  for (const type of ['pushState', 'replaceState', 'popstate', 'hashchange'])
    window.addEventListener(type, () => note(type));
}

/** Whether Back stays inside the app. */
export function canGoBack(): boolean {
  return steps > 0;
}
