import { readToken } from '#lib/storage.ts';

/**
 * A browser may restore a document from its back/forward cache, with everything that a member had open, after that
 * member has logged out in another document of the same window. Such a document is hidden and reloaded (D61).
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
