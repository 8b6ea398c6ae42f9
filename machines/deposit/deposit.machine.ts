import { assign, sendTo, setup } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { boundCardMachine } from '#machines/deposit/boundCard.machine.ts';
import { depositFactsMachine } from '#machines/deposit/depositFacts.machine.ts';
import { methodRegion } from '#machines/deposit/depositMethod.ts';
import {
  asksForBank,
  NO_WAYS,
  offlineMethods,
  type DepositTab,
  type PayWays,
} from '#machines/deposit/depositRules.ts';
import { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import { methodsRefreshMachine, type WaysRefreshedEvent } from '#machines/deposit/methodsRefresh.machine.ts';
import { offlineDepositMachine } from '#machines/deposit/offlineDeposit.machine.ts';
import { onlineDepositMachine } from '#machines/deposit/onlineDeposit.machine.ts';
import {
  isUnderWay,
  methodOf,
  notifyTabGone,
  openTab,
  refreshedWays,
  refreshOffline,
  refreshOnline,
  type ChannelsRefreshedEvent,
} from '#machines/deposit/refreshedMethods.ts';
import { tabOfUnfinished } from '#machines/deposit/recharge.ts';
import { reportCrash } from '#machines/app/crash/crash.ts';
import type { PageShownEvent } from '#machines/app/pageShown.ts';

/**
 * The deposit page (spec 2 §2): which methods the server offers, and which tab is selected. Each method is its own
 * machine, which keeps running while another tab is selected, and learns of the page from `facts`. It crashes alone,
 * because the others may have money in transit, and stays in `crashed` until `retry` on its tab. When the page is shown
 * again, methods and channels are quietly fetched again (D4): what was typed stays, and a closed method disappears
 * unless it has something under way; if it was the selected one, a toast says so.
 */
export const depositMachine = setup({
  types: {} as {
    context: {
      ways: PayWays;
      tab: DepositTab | null;
      /** the error text of the methods that is shown */ failure: string;
    };
    events:
      | { type: 'tab.selected'; tab: DepositTab }
      /** fetch the methods again, or restart the selected method after its crash */
      | { type: 'retry' }
      | WaysRefreshedEvent
      | ChannelsRefreshedEvent
      | PageShownEvent;
    children: {
      facts: 'facts';
      boundCard: 'boundCard';
      online: 'online';
      digital: 'digital';
      offline: 'offline';
    };
  },
  actors: {
    fetchPayWays: unboundCall<PayWays>('fetchPayWays'),
    methodsRefresh: methodsRefreshMachine,
    facts: depositFactsMachine,
    boundCard: boundCardMachine,
    online: onlineDepositMachine,
    digital: digitalDepositMachine,
    offline: offlineDepositMachine,
  },
  guards: {
    isInFront: ({ context }, tab: DepositTab) => context.tab === tab,
    asksForBank: ({ context: { ways } }, tab: DepositTab) => asksForBank(ways, tab),
  },
  actions: {
    noteWays: assign(({ system }, ways: PayWays) => ({ ways, tab: openTab(ways, tabOfUnfinished(system)) })),
    refreshWays: assign(({ context, self }, ways: PayWays) => ({
      ways: refreshedWays(context.ways, ways, (tab) => isUnderWay(methodOf(self, tab)?.getSnapshot())),
    })),
    selectTab: assign((_, tab: DepositTab) => ({ tab })),
    notifyTabGone,
    leaveClosedTab: assign(({ context: { tab, ways } }) => ({ tab: openTab(ways, tab) })),
    refreshOffline,
    refreshOnline,
    askForCard: sendTo('boundCard', { type: 'card.needed' }),
    notifyFacts: sendTo('facts', (_, event: PageShownEvent) => event),
    reportCrash,
  },
}).createMachine({
  id: 'deposit',
  context: { ways: NO_WAYS, tab: null, failure: '' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchPayWays',
        id: 'fetchPayWays',
        onDone: { target: 'ready', actions: { type: 'noteWays', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => loadFailureText(event.error) }),
        },
      },
    },
    failed: { on: { retry: 'loading', 'page.shown': 'loading' } },
    ready: {
      type: 'parallel',
      // the facts first, because the others watch them
      invoke: [
        { src: 'facts', id: 'facts', systemId: 'depositFacts' },
        { src: 'methodsRefresh', id: 'methodsRefresh' },
        {
          src: 'boundCard',
          id: 'boundCard',
          input: ({ context: { ways, tab } }) => ({ isNeeded: asksForBank(ways, tab) }),
        },
      ],
      on: {
        'tab.selected': [
          {
            guard: { type: 'asksForBank', params: ({ event }) => event.tab },
            actions: [{ type: 'selectTab', params: ({ event }) => event.tab }, 'askForCard'],
          },
          { actions: { type: 'selectTab', params: ({ event }) => event.tab } },
        ],
        'page.shown': { actions: { type: 'notifyFacts', params: ({ event }) => event } },
        'page.hidden': { actions: { type: 'notifyFacts', params: ({ event }) => event } },
        'ways.refreshed': {
          actions: [
            { type: 'refreshWays', params: ({ event }) => event.ways },
            'refreshOffline',
            'notifyTabGone',
            'leaveClosedTab',
          ],
        },
        'channels.refreshed': { actions: 'refreshOnline' },
      },
      states: {
        online: methodRegion({ src: 'online', id: 'online' }),
        digital: methodRegion({ src: 'digital', id: 'digital' }),
        offline: methodRegion({
          src: 'offline',
          id: 'offline',
          input: ({ context }: { context: { ways: PayWays } }) => ({ methods: offlineMethods(context.ways) }),
        }),
      },
    },
  },
});
