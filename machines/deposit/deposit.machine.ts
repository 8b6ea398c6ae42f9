import { assign, sendTo, setup } from 'xstate';
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

const NO_WAYS: PayWays = {
  usdt: false,
  card: false,
  alipay: false,
  wxpay: false,
  online: false,
  wechat: false,
};

/**
 * The deposit page (spec 2 §2): which methods the server has open, and which tab is in front. Each method is a
 * machine of its own and runs on while another tab is looked at.
 */
export const depositMachine = setup({
  types: {
    context: {} as { ways: PayWays; tab: DepositTab | null; newKey: () => string },
    events: {} as
      | { type: 'tab.selected'; tab: DepositTab }
      | { type: 'retry' }
      | { type: 'page.shown' }
      | { type: 'page.hidden' },
    input: {} as { newKey: () => string },
  },
  actors: {
    fetchPayWays: unboundCall<PayWays>('fetchPayWays'),
    online: onlineDepositMachine,
    digital: digitalDepositMachine,
    offline: offlineDepositMachine,
  },
}).createMachine({
  id: 'deposit',
  context: ({ input }) => ({ ways: NO_WAYS, tab: null, newKey: input.newKey }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchPayWays',
        id: 'fetchPayWays',
        onDone: {
          target: 'ready',
          actions: assign(({ event }) => ({ ways: event.output, tab: depositTabs(event.output)[0] ?? null })),
        },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    ready: {
      invoke: [
        { src: 'online', id: 'online', input: ({ context }) => ({ newKey: context.newKey }), onError: {} },
        { src: 'digital', id: 'digital', input: ({ context }) => ({ newKey: context.newKey }), onError: {} },
        {
          src: 'offline',
          id: 'offline',
          input: ({ context }) => ({
            methods: offlineMethods(context.ways),
            newKey: context.newKey,
          }),
          onError: {},
        },
      ],
      on: {
        'tab.selected': { actions: assign({ tab: ({ event }) => event.tab }) },
        'page.shown': {
          actions: [sendTo('offline', { type: 'page.shown' }), sendTo('digital', { type: 'page.shown' })],
        },
        'page.hidden': {
          actions: [sendTo('offline', { type: 'page.hidden' }), sendTo('digital', { type: 'page.hidden' })],
        },
      },
    },
  },
});
