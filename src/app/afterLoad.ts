import { keepFilesForOffline } from '#app/offlineFiles.ts';
import { preloadOnIntent } from '#app/preloadOnIntent.ts';

/** What may wait until the first screen stands. */
export function startAfterLoad(): void {
  preloadOnIntent();
  // the notice of a lost network could not be fetched when it is needed
  import('#app/shell/Overlays.tsx').catch(() => undefined);
  // a development server's files change under the worker's hands
  if (import.meta.env.PROD) void keepFilesForOffline();
}
