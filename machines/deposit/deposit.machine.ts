import { assign, sendTo, setup } from 'xstate';
import { loadFailureText } from '#machines/calls/loadFailure.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import {
  depositTabs,
  offlineMethods,
  type DepositTab,
  type PayWays,
} from '#machines/deposit/depositRules.ts';
import { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import { offlineDepositMachine } from '#machines/deposit/offlineDeposit.machine.ts';
import { onlineDepositMachine } from '#machines/deposit/onlineDeposit.machine.ts';
import { reportCrash } from '#machines/root/crash.ts';
import { isolated, notifyLostSubmission } from '#machines/root/lostSubmission.ts';
import type { AllowanceChangedEvent, RechargeEndedEvent } from '#machines/playerProtection/allowance.ts';
import { allowanceOf, type Allowance } from '#machines/playerProtection/protection.ts';
import {
  protectionReaderMachine,
  type ProtectionLoadedEvent,
} from '#machines/playerProtection/protectionReader.machine.ts';
import type { PageShownEvent } from '#machines/root/pageShown.ts';

const NO_WAYS: PayWays = {
  usdt: false,
  card: false,
  alipay: false,
  wxpay: false,
  online: false,
  wechat: false,
};

const allowance = ({ event }: { event: ProtectionLoadedEvent }) => allowanceOf(event.protection);

const allowanceChanged = (allowance: Allowance): AllowanceChangedEvent => ({
  type: 'allowance.changed',
  allowance,
});

/**
 * The deposit page (spec 2 §2): which methods the server offers, and which tab is selected. Each method is its own
 * machine and keeps running while another tab is selected. A method crashes alone, because the others may have money in
 * transit: it stays in `crashed` until `retry` on its tab restarts it. Each method receives how much the member may
 * still deposit under their own limits, if the backend has such limits (D62); if it does not, or does not answer,
 * nothing is limited here.
 */
export const depositMachine = setup({
  types: {} as {
    context: {
      ways: PayWays;
      tab: DepositTab | null;
      allowance: Allowance | null;
      /** the error text of the methods that is shown */ failure: string;
    };
    events:
      | { type: 'tab.selected'; tab: DepositTab }
      /** fetch the methods again, or restart the selected method after its crash */
      | { type: 'retry' }
      | ProtectionLoadedEvent
      | RechargeEndedEvent
      | PageShownEvent;
    children: {
      fetchPayWays: 'fetchPayWays';
      online: 'online';
      digital: 'digital';
      offline: 'offline';
      protection: 'protection';
    };
  },
  actors: {
    fetchPayWays: unboundCall<PayWays>('fetchPayWays'),
    online: onlineDepositMachine,
    digital: digitalDepositMachine,
    offline: offlineDepositMachine,
    protection: protectionReaderMachine,
  },
  guards: { isInFront: ({ context }, tab: DepositTab) => context.tab === tab },
  actions: {
    noteWays: assign((_, ways: PayWays) => ({ ways, tab: depositTabs(ways)[0] ?? null })),
    notifyDigital: sendTo('digital', ({ event }) => event as PageShownEvent),
    notifyOffline: sendTo('offline', ({ event }) => event as PageShownEvent),
    noteAllowance: assign((_, allowance: Allowance) => ({ allowance })),
    allowOnline: sendTo('online', (_, allowance: Allowance) => allowanceChanged(allowance)),
    allowDigital: sendTo('digital', (_, allowance: Allowance) => allowanceChanged(allowance)),
    allowOffline: sendTo('offline', (_, allowance: Allowance) => allowanceChanged(allowance)),
    lookAgain: sendTo('protection', { type: 'refresh' }),
    notifyReader: sendTo('protection', ({ event }) => event as PageShownEvent),
    notifyLostSubmission,
    reportCrash,
  },
}).createMachine({
  id: 'deposit',
  context: { ways: NO_WAYS, tab: null, allowance: null, failure: '' },
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
    failed: { on: { retry: 'loading' } },
    ready: {
      type: 'parallel',
      on: { 'tab.selected': { actions: assign({ tab: ({ event }) => event.tab }) } },
      states: {
        /** what the member may still deposit; if it crashes, only the backend checks this */
        protection: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                src: 'protection',
                id: 'protection',
                onError: { target: 'crashed', actions: 'reportCrash' },
              },
              on: {
                'protection.loaded': { actions: { type: 'noteAllowance', params: allowance } },
                'recharge.ended': { actions: 'lookAgain' },
                'page.shown': { actions: 'notifyReader' },
                'page.hidden': { actions: 'notifyReader' },
              },
            },
            crashed: {},
          },
        },
        online: {
          initial: 'running',
          states: {
            running: {
              invoke: { src: 'online', id: 'online', onError: isolated },
              on: { 'protection.loaded': { actions: { type: 'allowOnline', params: allowance } } },
            },
            crashed: {
              on: {
                retry: { guard: { type: 'isInFront', params: 'online' }, target: 'running' },
              },
            },
          },
        },
        digital: {
          initial: 'running',
          states: {
            running: {
              invoke: { src: 'digital', id: 'digital', onError: isolated },
              on: {
                'page.shown': { actions: 'notifyDigital' },
                'page.hidden': { actions: 'notifyDigital' },
                'protection.loaded': { actions: { type: 'allowDigital', params: allowance } },
              },
            },
            crashed: {
              on: {
                retry: { guard: { type: 'isInFront', params: 'digital' }, target: 'running' },
              },
            },
          },
        },
        offline: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                src: 'offline',
                id: 'offline',
                input: ({ context }) => ({ methods: offlineMethods(context.ways) }),
                onError: isolated,
              },
              on: {
                'page.shown': { actions: 'notifyOffline' },
                'page.hidden': { actions: 'notifyOffline' },
                'protection.loaded': { actions: { type: 'allowOffline', params: allowance } },
              },
            },
            crashed: {
              on: {
                retry: { guard: { type: 'isInFront', params: 'offline' }, target: 'running' },
              },
            },
          },
        },
      },
    },
  },
});
