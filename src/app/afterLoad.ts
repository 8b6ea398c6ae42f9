import type { RootActor } from '#calls/root.ts';
import { keepFilesForOffline } from '#app/offlineFiles.ts';
import { preloadOnIntent } from '#app/preloadOnIntent.ts';
import { restartInAnotherSession } from '#app/restoredDocument.ts';
import { isAtOverlay } from '#app/shell/overlayHistory.ts';
import { currentLocation } from '#lib/hashLocation.ts';
import { read } from '#lib/storage.ts';

/** From the first screen to the worker, in ms: what it keeps takes nothing from what the screen still fetches. */
const DELAY_MS = 3000;

/** What may wait until the first screen stands. */
export function startAfterLoad(root: RootActor): void {
  preloadOnIntent();
  restartInAnotherSession();
  // what lay over the page is gone with a reload: its entry would be a Back that does nothing
  if (isAtOverlay()) window.history.back();
  fetchLaterParts(root);
  // the notice of a lost network could not be fetched when it is needed
  import('#app/shell/Overlays.tsx').catch(() => undefined);
  // a development server's files change under the worker's hands
  if (import.meta.env.PROD) setTimeout(() => void whenIdle(root), DELAY_MS);
}

/** Fetches what nobody has seen yet, or has pressed: at once where it is due at once, else with the first touch. */
function fetchLaterParts(root: RootActor): void {
  const from = currentLocation();
  let parts: Promise<unknown> | undefined;
  const fetchOnce = () => {
    parts ??= import('#app/laterParts.ts')
      .then((chunk) => chunk.startLaterParts(root, from))
      .catch(() => undefined);
  };
  // a wide screen keeps a place for its menu; a game outside of the app may go on
  if (matchMedia('(min-width: 62.5em)').matches || read('session', 'play')) fetchOnce();
  for (const sign of ['pointerdown', 'keydown']) document.addEventListener(sign, fetchOnce);
  setTimeout(fetchOnce, 2 * DELAY_MS);
}

/** Has the worker keep the files, then fetches what must be there before the server has another build. */
async function whenIdle(root: RootActor): Promise<void> {
  await keepFilesForOffline();
  setTimeout(() => {
    import('#app/watchRelease.tsx').then(({ watchRelease }) => watchRelease(root)).catch(() => undefined);
  }, DELAY_MS);
}
