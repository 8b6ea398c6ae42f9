import { readToken } from '#lib/storage.ts';

/**
 * A browser may bring back a document as it was left, with all that a member had open in it, after that member has
 * logged out in another document of the same window: it is hidden and starts anew (D61).
 */
export function restartInAnotherSession(): void {
  let left = '';
  window.addEventListener('pagehide', () => {
    left = readToken();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || left === readToken()) return;
    document.documentElement.style.display = 'none';
    window.location.reload();
  });
}
