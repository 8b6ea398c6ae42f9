import { assign, fromCallback, setup } from 'xstate';
import type { FactsEvent } from '#machines/app/session/facts.ts';
import { watchFacts } from '#machines/app/session/watchFacts.ts';

/**
 * The welcome of a new member: after a registration (`member.registered`) the way to a first withdrawal stands beside the
 * pages until it is closed, once. It is shown to that member alone, also after the login that a changed fund password
 * requires.
 */
export const newcomerMachine = setup({
  types: {} as {
    context: {
      /** the new member's name; empty until it is known */
      name: string;
    };
    events: { type: 'member.registered' } | { type: 'welcome.closed' } | FactsEvent<'username'>;
  },
  actors: {
    watchFacts,
    /** shows the welcome while it runs; sends `welcome.closed` */
    card: fromCallback(() => undefined),
  },
  guards: {
    isNamed: (_, username: string) => username !== '',
    isNewMember: ({ context }, username: string) => context.name === username,
  },
  actions: {
    noteName: assign((_, name: string) => ({ name })),
  },
}).createMachine({
  id: 'newcomer',
  context: { name: '' },
  on: { 'member.registered': '.registered' },
  initial: 'waiting',
  states: {
    waiting: {},
    registered: {
      invoke: { src: 'watchFacts', id: 'watchFacts', input: { names: ['username'] } },
      initial: 'unknown',
      states: {
        unknown: {
          on: {
            'facts.changed': {
              guard: { type: 'isNamed', params: ({ event }) => event.facts.username },
              target: 'welcomed',
              actions: { type: 'noteName', params: ({ event }) => event.facts.username },
            },
          },
        },
        welcomed: {
          invoke: { src: 'card', id: 'card' },
          on: {
            'facts.changed': 'away',
            'welcome.closed': '#newcomer.waiting',
          },
        },
        away: {
          on: {
            'facts.changed': {
              guard: { type: 'isNewMember', params: ({ event }) => event.facts.username },
              target: 'welcomed',
            },
          },
        },
      },
    },
  },
});
