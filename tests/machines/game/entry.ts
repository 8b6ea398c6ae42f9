import { lazyActor } from '#calls/lazyActor.ts';
import { balancePollingMachine } from '#machines/app/session/balancePolling.machine.ts';
import { gameEntryMachine } from '#machines/game/gameEntry.machine.ts';
import type { GameEntry } from '#machines/kit/games/gameEntry.ts';
import { systemActor, type SystemActors } from '#machines/app/systemActors.ts';
import type { UserInfo } from '#machines/app/session/userInfo.ts';
import { boundSession, type emptyStorage } from '#tests/support/boundMachines.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import { SteppedClock } from '#tools/paths/steppedClock.ts';

interface Known {
  user?: UserInfo | null;
  hasToken?: boolean;
  calls?: CallScript;
  clock?: SteppedClock;
  storage?: ReturnType<typeof emptyStorage>;
}

/** The way into games beside the real session of this member, or of a visitor. */
export function openEntry(known: Known = {}) {
  const { user = null, hasToken = user !== null, calls = new CallScript(), storage } = known;
  const played: GameEntry[] = [];
  const machine = gameEntryMachine.provide({
    actions: { savePlayed: (_, game: GameEntry) => void played.push(game) },
  });
  const polling = calls.bind(balancePollingMachine);
  const session = {
    machine: boundSession(calls, storage).provide({
      // as in the app, where it is not started within the action that asks for new money
      actors: { balancePolling: lazyActor(() => Promise.resolve(polling)) },
    }),
    input: { user, hasToken },
  };
  const harness = createHarness({ machine, session, calls, clock: known.clock ?? new SteppedClock() });
  const actor = () => {
    const running = systemActor(harness.subject.system, 'session');
    if (running === undefined) throw new Error('There is no session');
    return running;
  };
  return {
    ...harness,
    played,
    session: actor,
    /** sends the session an event */
    tell: async (event: Parameters<SystemActors['session']['send']>[0]) => {
      actor().send(event);
      await settle();
    },
  };
}
