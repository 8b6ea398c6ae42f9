import { assign, setup, type ActorRefFrom } from 'xstate';
import { loadFailureText } from '#machines/calls/loadFailure.ts';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import { RECHARGE_RECORDS } from '#machines/deposit/recharge.ts';
import type { Receipt } from '#machines/money/receipt.machine.ts';
import { go } from '#machines/root/effects.ts';

/** Where and how much to pay (spec 2 §3, deposit info). */
export interface PaymentInfo {
  /** the address or account to pay to */
  address: string;
  /** the address of the server's own QR picture; null where there is none that may be shown (D34) */
  picture: string | null;
  /** CNY as a decimal string */
  amount: string;
  /** what is to be paid in the currency of the method, such as `157.24 USDT`; empty where it is the amount */
  payable: string;
}

/** Stands in the place of the info where the server has no words of its own. */
export const INFO_FAILED_TEXT = '充值信息加载失败，订单已生成';

/**
 * The payment of a taken recharge (spec 2 §4), for the methods that show where to pay: its info by the deposit
 * number, and its time and state as the records have them, until the member closes it or says 已完成支付, which
 * goes to the records. Info that fails keeps the number and offers a retry (D45).
 */
export const paymentMachine = setup({
  types: {} as {
    context: {
      depositNo: string;
      info: PaymentInfo | null;
      /** null until the records have told it, or where they do not know it */
      receipt: Receipt | null;
      /** why the info could not be loaded, as it is shown */
      failure: string;
    };
    events: { type: 'retry' } | { type: 'payment.closed' } | { type: 'payment.completed' };
    input: { depositNo: string };
  },
  actors: {
    fetchPaymentInfo: unboundCall<PaymentInfo, { depositNo: string }>('fetchPaymentInfo'),
    fetchReceipt: unboundCall<Receipt | null, { depositNo: string }>('fetchReceipt'),
  },
  actions: { go },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({ depositNo: input.depositNo, info: null, receipt: null, failure: '' }),
  invoke: {
    src: 'fetchReceipt',
    id: 'fetchReceipt',
    input: ({ context }) => ({ depositNo: context.depositNo }),
    onDone: { actions: assign({ receipt: ({ event }) => event.output }) },
    onError: {},
  },
  initial: 'loading',
  on: { 'payment.closed': '.ended' },
  states: {
    loading: {
      invoke: {
        src: 'fetchPaymentInfo',
        id: 'fetchPaymentInfo',
        input: ({ context }) => ({ depositNo: context.depositNo }),
        onDone: { target: 'ready', actions: assign({ info: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => loadFailureText(event.error, INFO_FAILED_TEXT) }),
        },
      },
    },
    ready: {
      on: {
        'payment.completed': { target: 'ended', actions: { type: 'go', params: { to: RECHARGE_RECORDS } } },
      },
    },
    failed: { on: { retry: 'loading' } },
    ended: { type: 'final' },
  },
});

/** Its actor, as the child `payment` of a method. */
export type PaymentRef = ActorRefFrom<typeof paymentMachine>;
