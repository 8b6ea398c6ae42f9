import {
  assign,
  createMachine,
  fromPromise,
  sendParent,
  type AnyActorLogic,
  type AnyActorRef,
  type DoneActorEvent,
  type ErrorActorEvent,
} from 'xstate';
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
    types: {} as {
      context: { child?: AnyActorRef };
      events: DoneActorEvent<unknown, 'fetched'> | ErrorActorEvent<unknown, 'fetched'>;
    },
    context: {},
    initial: 'fetching',
    states: {
      fetching: {
        invoke: {
          src: fromPromise(() => withinTimeLimit(load)),
          id: 'load',
          onDone: {
            target: 'running',
            actions: assign({
              child: ({ event, spawn }) => spawn(event.output as AnyActorLogic, { id: 'fetched' }),
            }),
          },
          onError: 'absent',
        },
      },
      running: {
        on: {
          'xstate.done.actor.fetched': 'ended',
          // unchanged, the parent's onError for this actor would not match it
          'xstate.error.actor.fetched': {
            actions: ({ event }) => {
              throw event.error;
            },
          },
          '*': { actions: sendParent(({ event }) => event) },
        },
      },
      absent: { after: { [FETCH_AGAIN_MS]: 'fetching' } },
      ended: { type: 'final' },
    },
  });
}
