import { sendParent, setup } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import type { PayChannel, PayWays } from '#machines/deposit/depositRules.ts';
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
    events: { type: 'page.shown' } | { type: 'page.hidden' };
    children: { fetchPayWays: 'fetchPayWays'; fetchChannels: 'fetchChannels' };
  },
  actors: {
    fetchPayWays: unboundCall<PayWays>('fetchPayWays'),
    fetchChannels: unboundCall<PayChannel[]>('fetchChannels'),
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
  initial: 'waiting',
  on: { 'page.shown': '.refreshing', 'page.hidden': '.waiting' },
  states: {
    waiting: {},
    refreshing: {
      type: 'parallel',
      states: {
        ways: {
          initial: 'fetching',
          states: {
            fetching: {
              invoke: {
                src: 'fetchPayWays',
                id: 'fetchPayWays',
                onDone: {
                  target: 'ended',
                  actions: { type: 'notifyWays', params: ({ event }) => event.output },
                },
                onError: 'ended',
              },
            },
            ended: {},
          },
        },
        channels: {
          initial: 'fetching',
          states: {
            fetching: {
              invoke: {
                src: 'fetchChannels',
                id: 'fetchChannels',
                onDone: {
                  target: 'ended',
                  actions: { type: 'notifyChannels', params: ({ event }) => event.output },
                },
                onError: 'ended',
              },
            },
            ended: {},
          },
        },
      },
    },
  },
});
