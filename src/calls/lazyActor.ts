import { assign, createMachine, fromPromise, sendParent, type AnyActorLogic, type AnyActorRef } from 'xstate';

/**
 * A child whose logic is fetched when it is first wanted, so that it weighs nothing on the entry; what it tells its
 * parent is passed on, and it stops with this one. Logic that cannot be fetched (no network) does nothing: the
 * parent's own ways of trying again remain. Without `setup`, which would want to know the logic beforehand.
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
            actions: assign({ child: ({ event, spawn }) => spawn(event.output as AnyActorLogic) }),
          },
          onError: 'absent',
        },
      },
      running: { on: { '*': { actions: sendParent(({ event }) => event) } } },
      absent: {},
    },
  });
}
