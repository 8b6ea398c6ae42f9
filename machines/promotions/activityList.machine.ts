import { assign, setup } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import type { Activity } from '#machines/promotions/activity.ts';

/**
 * The promotions by type (spec 2 §2): one list is fetched at a time, and every fetched list stays while the page lives.
 * The page is kept alive; when it is shown again, it quietly refreshes the visible list (D4). `input.type` opens first.
 */
export const activityListMachine = setup({
  types: {} as {
    context: {
      type: string;
      lists: Readonly<Record<string, Activity[]>>;
      /** the error text that is shown */ failure: string;
    };
    events: { type: 'type.selected'; value: string } | { type: 'retry' } | { type: 'page.shown' };
    input: { type: string };
  },
  actors: {
    fetchActivities: unboundCall<{ type: string; activities: Activity[] }, { type: string }>(
      'fetchActivities',
    ),
  },
  guards: {
    isKnown: ({ context }) => context.lists[context.type] !== undefined,
  },
  actions: {
    selectType: assign((_, type: string) => ({ type })),
    keepList: assign(({ context }, list: { type: string; activities: Activity[] }) => ({
      lists: { ...context.lists, [list.type]: list.activities },
    })),
  },
}).createMachine({
  id: 'activityList',
  context: ({ input }) => ({ type: input.type, lists: {}, failure: '' }),
  initial: 'loading',
  on: {
    'type.selected': {
      target: '.loading',
      actions: { type: 'selectType', params: ({ event }) => event.value },
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'fetchActivities',
        id: 'fetchActivities',
        input: ({ context }) => ({ type: context.type }),
        onDone: { target: 'ready', actions: { type: 'keepList', params: ({ event }) => event.output } },
        // a visible list stays (D45)
        onError: [
          { guard: 'isKnown', target: 'ready' },
          {
            target: 'failed',
            actions: assign({ failure: ({ event }) => loadFailureText(event.error) }),
          },
        ],
      },
    },
    ready: { on: { 'page.shown': 'loading' } },
    failed: { on: { retry: 'loading', 'page.shown': 'loading' } },
  },
});
