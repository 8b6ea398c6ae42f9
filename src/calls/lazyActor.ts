import { createMachine, enqueueActions, fromPromise, sendParent, type AnyActorLogic } from 'xstate';
import { withinTimeLimit } from '#lib/timeLimit.ts';

/** The pause before logic that could not be loaded is requested again, in ms. */
const FETCH_AGAIN_MS = 5000;

/**
 * A child whose logic is loaded when it is first needed, so that it adds nothing to the entry. Its events to its parent
 * are passed on; it ends or crashes when the logic does, and stops it when it is stopped. It does not use `setup`,
 * which would need the logic beforehand.
 */
export function lazyActor(load: () => Promise<AnyActorLogic>): AnyActorLogic {
  return createMachine({
    id: 'lazyActor',
    initial: 'fetching',
    states: {
      fetching: {
        invoke: {
          src: fromPromise(() => withinTimeLimit(load)),
          id: 'load',
          onDone: {
            target: 'running',
            actions: enqueueActions(({ enqueue, event }) =>
              enqueue.spawnChild(event.output, { id: 'fetched' }),
            ),
          },
          onError: 'absent',
        },
      },
      running: {
        on: {
          // `actorId` is in what XState tells of the logic's end; an error that nothing takes crashes this machine
          '*': [
            {
              guard: ({ event }) => !('actorId' in event),
              actions: sendParent(({ event }) => event),
            },
            { guard: ({ event }) => 'output' in event, target: 'ended' },
          ],
        },
      },
      absent: { after: { [FETCH_AGAIN_MS]: 'fetching' } },
      ended: { type: 'final' },
    },
  });
}
