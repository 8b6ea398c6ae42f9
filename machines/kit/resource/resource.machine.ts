import { assign, enqueueActions, sendParent, setup, type ActorRefFrom } from 'xstate';
import { loadFailureText, type LoadFailureTexts } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';

/** The events of loaded data, for a view or a parent. */
export type ResourceEvent = { type: 'refresh' } | { type: 'retry' };

/** Sent to the parent of a resource that tells it what it has loaded. */
export interface ResourceLoadedEvent<Data> {
  type: 'resource.loaded';
  data: Data;
}

/**
 * Data that a screen reads: loading, ready, or failed with its text and a retry in its place (D45, D59). With
 * `input.known`, data of an earlier visit, it starts in `ready` and refreshes the data. A refresh keeps the shown data,
 * and a failed refresh is silent (D4, D45). `load` is its call, bound in `src/calls`; without it, the machine is a
 * placeholder in another machine's setup. The texts are the words for a failure where the server has none. With `tells`,
 * it sends its parent `resource.loaded` with each answer.
 */
export function createResourceMachine<Data>(
  id: string,
  load = unboundCall<Data>(id),
  { tells = false, ...texts }: LoadFailureTexts & { tells?: boolean } = {},
) {
  return setup({
    types: {} as {
      context: { data: Data | null; /** the error text that is shown */ failure: string };
      events: ResourceEvent;
      input: { known?: Data | undefined } | undefined;
    },
    actors: { load },
    guards: { isKnown: ({ context }) => context.data !== null },
    actions: {
      tellParent: enqueueActions(({ context, enqueue }) => {
        const loaded: ResourceLoadedEvent<Data | null> = { type: 'resource.loaded', data: context.data };
        if (tells) enqueue(sendParent(loaded));
      }),
    },
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
          onDone: {
            target: 'ready',
            actions: [assign({ data: ({ event }) => event.output }), 'tellParent'],
          },
          onError: {
            target: 'failed',
            actions: assign({ failure: ({ event }) => loadFailureText(event.error, texts) }),
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
              onDone: {
                target: 'fresh',
                actions: [assign({ data: ({ event }) => event.output }), 'tellParent'],
              },
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
