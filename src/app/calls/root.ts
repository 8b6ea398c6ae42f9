import { createActor, type ActorRefFrom, type InspectionEvent, type Observer } from 'xstate';
import { crashReporter } from './crashReporter.ts';
import { gameEntry } from '#calls/gameEntry.ts';
import { navigation } from './navigation.ts';
import { network } from '#calls/network.ts';
import { session } from './session.ts';
import { site } from './site.ts';
import { storedAppInfo, storedUser } from '#calls/stored.ts';
import { readToken } from '#lib/storage.ts';
import { rootMachine } from '#machines/app/root.machine.ts';

/** The running root of the app. */
export type RootActor = ActorRefFrom<typeof rootMachine>;

const root = rootMachine.provide({
  actors: { crashReporter, gameEntry, navigation, network, session, site },
});

/** The browser's timers and the phone's time, which machines read from the clock of their system (`nowOf`). */
function phoneClock() {
  return {
    setTimeout: (run: () => void, ms: number) => window.setTimeout(run, ms),
    clearTimeout: (timer: number) => window.clearTimeout(timer),
    now: Date.now,
  };
}

/** Creates the one root actor from the stored data; `inspect` receives every message, not yet redacted. */
export function createRootActor(inspect?: Observer<InspectionEvent>): RootActor {
  return createActor(root, {
    systemId: 'root',
    clock: phoneClock(),
    ...(inspect && { inspect }),
    input: {
      appInfo: storedAppInfo(),
      user: storedUser(),
      hasToken: readToken() !== '',
    },
  });
}
