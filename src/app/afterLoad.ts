import { keepFilesForOffline } from '#app/offlineFiles.ts';
import { preloadOnIntent } from '#app/preloadOnIntent.ts';
import { restartInAnotherSession } from '#app/restoredDocument.ts';
import { isAtOverlay } from '#app/shell/overlayHistory.ts';

/** What may wait until the first screen stands. */
export function startAfterLoad(): void {
  preloadOnIntent();
  restartInAnotherSession();
  // what lay over the page is gone with a reload: its entry would be a Back that does nothing
  if (isAtOverlay()) window.history.back();
  // the notice of a lost network could not be fetched when it is needed
  import('#app/shell/Overlays.tsx').catch(() => undefined);
  // a development server's files change under the worker's hands
  if (import.meta.env.PROD) void keepFilesForOffline();
}
