import { sendParent, setup } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import type { PayChannel, PayWays } from '#machines/deposit/depositRules.ts';
import { watchDepositFacts, type DepositFactsEvent } from '#machines/deposit/depositFacts.machine.ts';
import type { ChannelsRefreshedEvent } from '#machines/deposit/refreshedMethods.ts';

/** Sent to the deposit page: the methods as the server offers them now. */
export interface WaysRefreshedEvent {
  type: 'ways.refreshed';
  ways: PayWays;
}

/**
 * Quietly fetches the methods and the channels again when the deposit page is shown again (D4), and sends its parent
 * `ways.refreshed` and `channels.refreshed`. What is shown stays where an answer fails (D45). Hiding the page aborts
 * both.
 */
export const methodsRefreshMachine = setup({
  types: {} as {
    events: DepositFactsEvent;
    children: { fetchPayWays: 'fetchPayWays'; fetchChannels: 'fetchChannels' };
  },
  actors: {
    watchFacts: watchDepositFacts,
    fetchPayWays: unboundCall<PayWays>('fetchPayWays'),
    fetchChannels: unboundCall<PayChannel[]>('fetchChannels'),
  },
  guards: {
    isShown: (_, { facts }: DepositFactsEvent) => facts.shown,
    isHidden: (_, { facts }: DepositFactsEvent) => !facts.shown,
  },
  actions: {
    notifyWays: sendParent((_, ways: PayWays): WaysRefreshedEvent => ({ type: 'ways.refreshed', ways })),
    notifyChannels: sendParent((_, channels: readonly PayChannel[]): ChannelsRefreshedEvent => ({
      type: 'channels.refreshed',
      channels,
    })),
  },
}).createMachine({
  id: 'methodsRefresh',
  invoke: { src: 'watchFacts', id: 'watchFacts' },
  on: {
    'facts.changed': { guard: { type: 'isHidden', params: ({ event }) => event }, target: '.hidden' },
  },
  initial: 'shown',
  states: {
    shown: {},
    hidden: {
      on: {
        'facts.changed': { guard: { type: 'isShown', params: ({ event }) => event }, target: 'refreshing' },
      },
    },
    refreshing: {
      invoke: [
        {
          src: 'fetchPayWays',
          id: 'fetchPayWays',
          onDone: { actions: { type: 'notifyWays', params: ({ event }) => event.output } },
          onError: {},
        },
        {
          src: 'fetchChannels',
          id: 'fetchChannels',
          onDone: { actions: { type: 'notifyChannels', params: ({ event }) => event.output } },
          onError: {},
        },
      ],
    },
  },
});
