import { assign, setup } from 'xstate';
import { unboundCall } from '#machines/calls/unboundCall.ts';

/** Told by the notice pages, which know the list and what was read of it. */
export interface NoticesCountedEvent {
  type: 'notices.counted';
  count: number;
}

/**
 * How many notices the member has not read (spec 1 §3 messageNum): at first what was last known on this phone, counted
 * once when the session starts, then told by the notice pages. A count that fails is silent and leaves the number
 * (D45).
 */
export const unreadNoticesMachine = setup({
  types: {} as { context: { count: number }; events: NoticesCountedEvent },
  actors: { countUnread: unboundCall<number>('countUnread') },
  actions: {
    setCount: assign((_, count: number) => ({ count })),
    recallCount: assign(() => ({ count: 0 })),
    storeCount: (_, _params: { count: number }) => undefined,
  },
}).createMachine({
  id: 'unreadNotices',
  context: { count: 0 },
  entry: 'recallCount',
  initial: 'counting',
  on: {
    'notices.counted': {
      target: '.counted',
      actions: { type: 'setCount', params: ({ event }) => event.count },
    },
  },
  states: {
    counting: {
      invoke: {
        src: 'countUnread',
        id: 'countUnread',
        onDone: { target: 'counted', actions: { type: 'setCount', params: ({ event }) => event.output } },
        onError: 'unknown',
      },
    },
    counted: {
      entry: { type: 'storeCount', params: ({ context }) => ({ count: context.count }) },
    },
    unknown: {},
  },
});
