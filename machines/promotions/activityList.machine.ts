import { assign, sendTo, setup } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import type { Activity } from '#machines/promotions/activity.ts';
import { ownApplicationsMachine } from '#machines/promotions/ownApplications.machine.ts';

/**
 * The promotions by type (spec 2 §2): one list is fetched at a time, and every fetched list stays while the page lives.
 * The page is kept alive; when it is shown again, it quietly refreshes the visible list (D4), and which of them the member has applied for. `input.type` opens first.
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
    children: { ownApplications: 'ownApplications' };
  },
  actors: {
    ownApplications: ownApplicationsMachine,
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
    refreshApplications: sendTo('ownApplications', { type: 'refresh' }),
  },
}).createMachine({
  id: 'activityList',
  context: ({ input }) => ({ type: input.type, lists: {}, failure: '' }),
  invoke: { src: 'ownApplications', id: 'ownApplications' },
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
    ready: { on: { 'page.shown': { target: 'loading', actions: 'refreshApplications' } } },
    failed: {
      on: { retry: 'loading', 'page.shown': { target: 'loading', actions: 'refreshApplications' } },
    },
  },
});
