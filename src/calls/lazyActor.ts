import { assign, createMachine, fromPromise, sendParent, type AnyActorLogic, type AnyActorRef } from 'xstate';

/** The pause before logic that could not be fetched is asked for again, in ms. */
const FETCH_AGAIN_MS = 5000;

/**
 * A child whose logic is fetched when it is first wanted, so that it weighs nothing on the entry; what it tells its
 * parent is passed on, it ends or crashes when that logic does, and that logic stops with it. Without `setup`, which would want
 * to know the logic beforehand.
 */
export function lazyActor(load: () => Promise<AnyActorLogic>): AnyActorLogic {
  return createMachine({
    id: 'lazyActor',
    types: {} as { context: { child?: AnyActorRef } },
    context: {},
    initial: 'fetching',
    states: {
      fetching: {
        invoke: {
          src: fromPromise(load),
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
          // passed on as it is, the parent's onError for this actor would not know it
          'xstate.error.actor.fetched': {
            actions: ({ event }) => {
              throw (event as unknown as { error: unknown }).error;
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
