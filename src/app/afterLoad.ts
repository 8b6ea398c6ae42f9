import { keepFilesForOffline } from '#app/offlineFiles.ts';
import { preloadOnIntent } from '#app/preloadOnIntent.ts';

/** What may wait until the first screen stands. */
export function startAfterLoad(): void {
  preloadOnIntent();
  // a development server's files change under the worker's hands
  if (import.meta.env.PROD) void keepFilesForOffline();
}
