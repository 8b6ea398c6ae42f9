import { assign, setup, type ActorRefFrom } from 'xstate';
import { loadFailureText } from '#machines/calls/loadFailure.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';

/** What a view or a parent may ask of loaded data. */
export type ResourceEvent = { type: 'refresh' } | { type: 'retry' };

/**
 * Data that a screen reads: loading, ready or failed with its words and a retry in its place (D45, D59).
 * With `input.known`, data of an earlier visit, it starts ready and refreshes them. A refresh keeps what is shown, and a refresh that fails is silent (D4, D45).
 * `load` is its call, bound in `src/calls`; without one it is the place of one, in another machine's setup.
 */
export function createResourceMachine<Data>(id: string, load = unboundCall<Data>(id)) {
  return setup({
    types: {} as {
      context: { data: Data | null; /** why it could not be loaded, as it is shown */ failure: string };
      events: ResourceEvent;
      input: { known?: Data | undefined } | undefined;
    },
    actors: { load },
    guards: { isKnown: ({ context }) => context.data !== null },
  }).createMachine({
    id,
    context: ({ input }) => ({ data: input?.known ?? null, failure: '' }),
    initial: 'starting',
    states: {
      starting: { always: [{ guard: 'isKnown', target: 'ready.refreshing' }, { target: 'loading' }] },
      loading: {
        invoke: {
          src: 'load',
          id: 'load',
          onDone: { target: 'ready', actions: assign({ data: ({ event }) => event.output }) },
          onError: {
            target: 'failed',
            actions: assign({ failure: ({ event }) => loadFailureText(event.error) }),
          },
        },
      },
      ready: {
        initial: 'fresh',
        states: {
          fresh: { on: { refresh: 'refreshing' } },
          refreshing: {
            invoke: {
              src: 'load',
              id: 'refresh',
              onDone: { target: 'fresh', actions: assign({ data: ({ event }) => event.output }) },
              onError: 'fresh',
            },
          },
        },
      },
      failed: { on: { retry: 'loading', refresh: 'loading' } },
    },
  });
}

/** The machine of data of this shape. */
export type ResourceMachine<Data> = ReturnType<typeof createResourceMachine<Data>>;
/** The actor a view reads. */
export type ResourceRef<Data> = ActorRefFrom<ResourceMachine<Data>>;
