import type { RootActor } from '#calls/root.ts';
import { keepFilesForOffline } from '#app/offlineFiles.ts';
import { preloadOnIntent } from '#app/preloadOnIntent.ts';
import { restartInAnotherSession } from '#app/restoredDocument.ts';
import { isAtOverlay } from '#app/shell/overlayHistory.ts';
import { read } from '#lib/storage.ts';

/** From the first screen to the worker, in ms: what it keeps takes nothing from what the screen still fetches. */
const PATIENCE_MS = 3000;

/** What may wait until the first screen stands. */
export function startAfterLoad(root: RootActor): void {
  preloadOnIntent();
  restartInAnotherSession();
  // what lay over the page is gone with a reload: its entry would be a Back that does nothing
  if (isAtOverlay()) window.history.back();
  // who comes back from a game outside of the app is still in it by the count
  if (/"since":\d/.test(read('session', 'play') ?? ''))
    import('#app/realityCheckFlow.tsx')
      .then(({ realityCheckFlow }) => root.send({ type: 'flow.needed', flow: realityCheckFlow }))
      .catch(() => undefined);
  // the notice of a lost network could not be fetched when it is needed
  import('#app/shell/Overlays.tsx').catch(() => undefined);
  // a development server's files change under the worker's hands
  if (import.meta.env.PROD) setTimeout(() => void whenAtRest(root), PATIENCE_MS);
}

/** Has the worker keep the files, then fetches what must be there before the server has another build. */
async function whenAtRest(root: RootActor): Promise<void> {
  await keepFilesForOffline();
  setTimeout(() => {
    import('#app/watchRelease.tsx').then(({ watchRelease }) => watchRelease(root)).catch(() => undefined);
  }, PATIENCE_MS);
}
