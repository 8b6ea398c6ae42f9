import { assign, sendTo, setup, type AnyActorRef } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import {
  depositTabs,
  offlineMethods,
  type DepositTab,
  type PayWays,
} from '#machines/deposit/depositRules.ts';
import { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import {
  offlineDepositMachine,
  type MethodsRefreshedEvent,
} from '#machines/deposit/offlineDeposit.machine.ts';
import {
  onlineDepositMachine,
  type ChannelsRefreshedEvent,
} from '#machines/deposit/onlineDeposit.machine.ts';
import { methodsRefreshMachine, type WaysRefreshedEvent } from '#machines/deposit/methodsRefresh.machine.ts';
import { METHOD_GONE_TEXT, refreshedWays } from '#machines/deposit/refreshedMethods.ts';
import { reportCrash } from '#machines/app/crash/crash.ts';
import { toast } from '#machines/app/effects.ts';
import { isolated, notifyLostSubmission } from '#machines/app/submissions/lostSubmission.ts';
import type { AllowanceChangedEvent, RechargeEndedEvent } from '#machines/kit/protection/allowance.ts';
import { allowanceOf, type Allowance, type Protection } from '#machines/kit/protection/protection.ts';
import { limitPromptMachine } from './limitPrompt.machine.ts';
import {
  protectionReaderMachine,
  type ProtectionLoadedEvent,
} from '#machines/kit/protection/protectionReader.machine.ts';
import type { PageShownEvent } from '#machines/app/pageShown.ts';

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

/** Without the limits, only the backend checks them. */
const readerCrashed = { target: 'crashed', actions: 'reportCrash' } as const;

/** The actors of the methods: one that has crashed is missing, and none is there before the machine runs. */
function methodsOf(page: AnyActorRef): Partial<Record<DepositTab, AnyActorRef>> {
  const { children = {} } = page.getSnapshot() as {
    children?: Partial<Record<DepositTab, AnyActorRef>>;
  };
  return children;
}

/** Whether a method's actor has a request, a payment or a receipt open. */
export function isUnderWay(snapshot: { value: unknown } | undefined): boolean {
  return snapshot !== undefined && !['loading', 'failed', 'editing'].includes(String(snapshot.value));
}

/**
 * The deposit page (spec 2 §2): which methods the server offers, and which tab is selected. Each method is its own
 * machine and keeps running while another tab is selected. A method crashes alone, because the others may have money in
 * transit: it stays in `crashed` until `retry` on its tab restarts it. Each method receives how much the member may
 * still deposit under their own limits, if the backend has such limits (D62); if it does not, or does not answer,
 * nothing is limited here. When the page is shown again, methods and channels are quietly fetched again (D4): what was
 * typed stays, a closed method disappears unless it has something under way, and if it was the selected one, a toast
 * says so.
 */
export const depositMachine = setup({
  types: {} as {
    context: {
      ways: PayWays;
      tab: DepositTab | null;
      allowance: Allowance | null;
      /** the server has limits to set */
      offersLimits: boolean;
      /** the error text of the methods that is shown */ failure: string;
    };
    events:
      | { type: 'tab.selected'; tab: DepositTab }
      /** fetch the methods again, or restart the selected method after its crash */
      | { type: 'retry' }
      | ProtectionLoadedEvent
      | RechargeEndedEvent
      | WaysRefreshedEvent
      | ChannelsRefreshedEvent
      | PageShownEvent;
    children: {
      fetchPayWays: 'fetchPayWays';
      methodsRefresh: 'methodsRefresh';
      online: 'online';
      digital: 'digital';
      offline: 'offline';
      protection: 'protection';
      limitPrompt: 'limitPrompt';
    };
  },
  actors: {
    fetchPayWays: unboundCall<PayWays>('fetchPayWays'),
    methodsRefresh: methodsRefreshMachine,
    online: onlineDepositMachine,
    digital: digitalDepositMachine,
    offline: offlineDepositMachine,
    protection: protectionReaderMachine,
    limitPrompt: limitPromptMachine,
  },
  guards: { isInFront: ({ context }, tab: DepositTab) => context.tab === tab },
  actions: {
    noteWays: assign((_, ways: PayWays) => ({ ways, tab: depositTabs(ways)[0] ?? null })),
    refreshWays: assign(({ context, self }, ways: PayWays) => {
      const children = methodsOf(self);
      return {
        ways: refreshedWays(context.ways, ways, (tab) => isUnderWay(children[tab]?.getSnapshot())),
      };
    }),
    notifyTabGone: ({ context: { tab, ways }, system }) => {
      if (tab !== null && !depositTabs(ways).includes(tab)) toast({ system }, { text: METHOD_GONE_TEXT });
    },
    leaveClosedTab: assign(({ context: { tab, ways } }) => {
      const tabs = depositTabs(ways);
      return { tab: tabs.find((open) => open === tab) ?? tabs[0] ?? null };
    }),
    // a method that has crashed is not there
    refreshOffline: ({ context: { tab, ways }, self }) =>
      methodsOf(self).offline?.send({
        type: 'methods.refreshed',
        methods: offlineMethods(ways),
        inFront: tab === 'offline',
      } satisfies MethodsRefreshedEvent),
    refreshOnline: ({ event, self }) => methodsOf(self).online?.send(event),
    notifyRefresh: sendTo('methodsRefresh', ({ event }) => event as PageShownEvent),
    notifyDigital: sendTo('digital', ({ event }) => event as PageShownEvent),
    notifyOffline: sendTo('offline', ({ event }) => event as PageShownEvent),
    noteProtection: assign((_, protection: Protection) => ({
      allowance: allowanceOf(protection),
      offersLimits: protection.limits.length > 0,
    })),
    allowOnline: sendTo('online', (_, allowance: Allowance) => allowanceChanged(allowance)),
    allowDigital: sendTo('digital', (_, allowance: Allowance) => allowanceChanged(allowance)),
    allowOffline: sendTo('offline', (_, allowance: Allowance) => allowanceChanged(allowance)),
    notifyPrompt: sendTo('limitPrompt', ({ event }) => event as ProtectionLoadedEvent),
    lookAgain: sendTo('protection', { type: 'refresh' }),
    notifyReader: sendTo('protection', ({ event }) => event as PageShownEvent),
    notifyLostSubmission,
    reportCrash,
  },
}).createMachine({
  id: 'deposit',
  context: { ways: NO_WAYS, tab: null, allowance: null, offersLimits: false, failure: '' },
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
      on: { 'tab.selected': { actions: assign({ tab: ({ event }) => event.tab }) } },
      states: {
        /** the methods on offer, fetched again when the page is shown again */
        methods: {
          invoke: { src: 'methodsRefresh', id: 'methodsRefresh' },
          on: {
            'page.shown': { actions: 'notifyRefresh' },
            'page.hidden': { actions: 'notifyRefresh' },
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
        },
        /** what the member may still deposit; if it crashes, only the backend checks this */
        protection: {
          initial: 'running',
          states: {
            running: {
              invoke: [
                { src: 'protection', id: 'protection', onError: readerCrashed },
                { src: 'limitPrompt', id: 'limitPrompt', onError: readerCrashed },
              ],
              on: {
                'protection.loaded': {
                  actions: [
                    { type: 'noteProtection', params: ({ event }) => event.protection },
                    'notifyPrompt',
                  ],
                },
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
