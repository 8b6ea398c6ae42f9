import { assign, setup } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';

/** Sent by the notice pages, which know the list and which notices were read. */
export interface NoticesCountedEvent {
  type: 'notices.counted';
  count: number;
}

/**
 * The number of unread notices (spec 1 §3 messageNum): first the number stored on this phone, counted once when the
 * session starts, then updated by the notice pages. A failed count is silent and keeps the number (D45).
 */
export const unreadNoticesMachine = setup({
  types: {} as { context: { count: number }; events: NoticesCountedEvent },
  actors: { countUnread: unboundCall<number>('countUnread') },
  actions: {
    setCount: assign((_, count: number) => ({ count })),
    recallCount: assign({}),
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
