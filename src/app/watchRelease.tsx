import { showBeside } from '#ui/showBeside.tsx';
import { ReleaseNotice } from '#app/shell/ReleaseNotice.tsx';
import { isOutdated, releaseFlow } from '#app/calls/release.ts';
import type { RootActor } from '#app/calls/root.ts';
import { currentLocation, pathPart } from '#lib/hashLocation.ts';
import { release } from '#lib/missingFiles.ts';
import { systemActor, type SystemActors } from '#machines/app/systemActors.ts';

/** Resolves when the machine has decided, or crashed: the failure is then shown as without it. */
function judged(watch: SystemActors['release'] | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (watch?.getSnapshot().hasTag('judging') !== true) return resolve();
    const end = () => {
      subscription.unsubscribe();
      resolve();
    };
    const subscription = watch.subscribe({
      next: (snapshot) => {
        if (!snapshot.hasTag('judging')) end();
      },
      error: end,
      complete: end,
    });
  });
}

/**
 * Starts watching for a new version: it receives every page that cannot be loaded, and from the worker every other file
 * that the server no longer has, and shows its notice above the app.
 */
export function watchRelease(root: RootActor): void {
  const flow = releaseFlow(root);
  // a crashed one restarts
  const watch = () => {
    root.send({ type: 'flow.needed', flow });
    return systemActor(root.system, 'release');
  };
  release.judge = async (path) => {
    const judge = watch();
    if (path === undefined) judge?.send({ type: 'retry.pressed' });
    else judge?.send({ type: 'file.missing', wanted: path === pathPart(currentLocation()) });
    await judged(judge);
  };
  watch();
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ type?: string } | null>) => {
        if (data?.type === 'missing') watch()?.send({ type: 'file.missing', wanted: false });
      },
    );

  // if caches are blocked, there is no worker either
  isOutdated().then(
    (outdated) => outdated && watch()?.send({ type: 'file.missing', wanted: false }),
    () => undefined,
  );

  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'release';
  showBeside('release', <ReleaseNotice />, place);
}
