import { Overlays } from '#app/App.tsx';
import type { RootActor } from '#app/calls/root.ts';
import { keepFilesForOffline } from '#app/offlineFiles.ts';
import { preloadOnIntent } from '#app/preloadOnIntent.ts';
import { restartInAnotherSession } from '#app/restoredDocument.ts';
import { currentLocation } from '#lib/hashLocation.ts';
import { settleSoon } from '#lib/overlayHistory.ts';
import { read } from '#lib/storage.ts';

/**
 * The delay between the first screen and the start of the worker, in ms, so that the worker does not compete with the
 * screen's requests.
 */
const DELAY_MS = 3000;

/** Starts what can wait until the first screen is shown. */
export function startAfterLoad(root: RootActor): void {
  preloadOnIntent();
  restartInAnotherSession();
  // a reload removes overlays: with their history entry, Back would do nothing
  settleSoon();
  fetchLaterParts(root);
  // the offline notice could not be loaded when it is needed
  Overlays.preload();
  // the files of a development server change while the worker caches them
  if (import.meta.env.PROD) setTimeout(() => void whenIdle(root), DELAY_MS);
}

/** Loads the parts that are not visible yet: at once if they are needed at once, otherwise with the first touch. */
function fetchLaterParts(root: RootActor): void {
  const from = currentLocation();
  let parts: Promise<unknown> | undefined;
  const fetchOnce = () => {
    parts ??= import('#app/laterParts.ts')
      .then((chunk) => chunk.startLaterParts(root, from))
      .catch(() => undefined);
  };
  // a wide screen reserves space for its menu; a game outside the app, or a submission, may be in progress
  const isInProgress = read('session', 'play') ?? read('local', 'outbox');
  if (matchMedia('(min-width: 62.5em)').matches || isInProgress) fetchOnce();
  for (const sign of ['pointerdown', 'keydown']) document.addEventListener(sign, fetchOnce);
  setTimeout(fetchOnce, 2 * DELAY_MS);
}

/** Makes the worker cache the files, then loads what must be available before the server has another build. */
async function whenIdle(root: RootActor): Promise<void> {
  await keepFilesForOffline();
  setTimeout(() => {
    import('#app/watchRelease.tsx').then(({ watchRelease }) => watchRelease(root)).catch(() => undefined);
  }, DELAY_MS);
}
