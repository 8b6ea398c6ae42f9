import { assign, setup } from 'xstate';
import { unboundCall } from '#machines/calls/unboundCall.ts';

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

/** Fetches the payment info of a deposit number (spec 2 §4); a failure keeps the number and offers a retry (D45). */
export const paymentInfoMachine = setup({
  types: {
    context: {} as { depositNo: string; info: PaymentInfo | null },
    events: {} as { type: 'retry' },
    input: {} as { depositNo: string },
  },
  actors: { fetchPaymentInfo: unboundCall<PaymentInfo, { depositNo: string }>('fetchPaymentInfo') },
}).createMachine({
  id: 'paymentInfo',
  context: ({ input }) => ({ depositNo: input.depositNo, info: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchPaymentInfo',
        id: 'fetchPaymentInfo',
        input: ({ context }) => ({ depositNo: context.depositNo }),
        onDone: { target: 'ready', actions: assign({ info: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    ready: {},
    failed: { on: { retry: 'loading' } },
  },
});
