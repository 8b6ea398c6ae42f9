import { assign, setup } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import type { Application } from '#machines/promotions/activity.ts';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';

/**
 * The member's applications beside the promotions, so that one that was applied for says so: fetched for a member who logs
 * in, again with `refresh`, and quietly. A visitor has none.
 */
export const ownApplicationsMachine = setup({
  types: {} as {
    context: { applications: readonly Application[] };
    events: { type: 'refresh' } | FactsEvent<'member'>;
  },
  actors: { watchFacts, fetchApplications: unboundCall<Application[]>('fetchApplications') },
  guards: { isMember: (_, member: boolean) => member },
}).createMachine({
  id: 'ownApplications',
  context: { applications: [] },
  invoke: { src: 'watchFacts', id: 'watchFacts', input: { names: ['member'] } },
  on: {
    'facts.changed': [
      { guard: { type: 'isMember', params: ({ event }) => event.facts.member }, target: '.loading' },
      { target: '.visitor', actions: assign({ applications: [] }) },
    ],
  },
  initial: 'visitor',
  states: {
    visitor: {},
    loading: {
      invoke: {
        src: 'fetchApplications',
        id: 'fetchApplications',
        onDone: { target: 'known', actions: assign({ applications: ({ event }) => event.output }) },
        onError: 'known',
      },
    },
    known: { on: { refresh: 'loading' } },
  },
});
