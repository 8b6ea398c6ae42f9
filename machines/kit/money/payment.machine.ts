import { assign, setup, type ActorRefFrom } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { go } from '#machines/app/effects.ts';
import { markPaid } from './unpaidOrder.ts';
import type { Protocol } from './payoutAccount.ts';
import type { Receipt } from './receipt.machine.ts';
import { RECHARGE_RECORDS } from './recordTabs.ts';
import type { ServerAmount } from './serverAmount.ts';

/** Where and how much to pay (spec 2 §3, deposit info); a text that the server does not give is empty. */
export interface PaymentInfo {
  /** the address or account to pay to */
  address: string;
  /** the network of a USDT address; null if it is another account, or unknown */
  network: Protocol | null;
  /** the bank or wallet of another account */
  bank: string;
  /** the name of the account's holder */
  holder: string;
  /** the bank's branch */
  branch: string;
  /** the address of the server's QR picture; null if there is none or it may not be shown (D34) */
  picture: string | null;
  /** CNY */
  amount: ServerAmount;
  /** what is to be paid, to the last decimal, in the currency of the method; null if it cannot be read (D65) */
  payable: { amount: ServerAmount; currency: 'CNY' | 'USDT' };
  /** the usual time until it is credited, in the operator's words */
  arrival: string;
}

/** What can be copied of a payment. */
export type CopiedPart = 'amount' | 'address' | 'holder' | 'number';

/** Shown in place of the info of a recharge that was just accepted, if the server sends no text. */
export const INFO_FAILED_TEXT = '充值信息加载失败，订单已生成';

/**
 * The payment of an accepted recharge (spec 2 §4), for the methods that show payment details: its info by deposit
 * number, and its time and state from the records, until the member closes it or presses 已完成支付, which marks it as
 * paid for the member and leads to the records. If the info fails to load, the number stays and a retry is offered (D45). One that is opened again has its
 * `record` from the start and ends where it was opened, at the records.
 */
export const paymentMachine = setup({
  types: {} as {
    context: {
      depositNo: string;
      isOpenedAgain: boolean;
      info: PaymentInfo | null;
      /** null until it was read from the records, or if they do not contain it */
      receipt: Receipt | null;
      /** the error text of the info that is shown */
      failure: string;
      /** what the clipboard has of it, by the last copy; null before one */
      copied: CopiedPart | null;
    };
    events:
      | { type: 'retry' }
      | { type: 'text.copied'; part: CopiedPart }
      | { type: 'payment.closed' }
      | { type: 'payment.completed' };
    input: { depositNo: string; record?: Receipt };
  },
  actors: {
    fetchPaymentInfo: unboundCall<PaymentInfo, { depositNo: string }>('fetchPaymentInfo'),
    fetchReceipt: unboundCall<Receipt | null, { depositNo: string }>('fetchReceipt'),
  },
  guards: { isOpenedAgain: ({ context }) => context.isOpenedAgain },
  actions: { go, markPaid },
}).createMachine({
  id: 'payment',
  context: ({ input: { depositNo, record } }) => ({
    depositNo,
    isOpenedAgain: record !== undefined,
    info: null,
    receipt: record ?? null,
    failure: '',
    copied: null,
  }),
  invoke: {
    src: 'fetchReceipt',
    id: 'fetchReceipt',
    input: ({ context }) => ({ depositNo: context.depositNo }),
    // the newest records may not reach back to one that is opened again
    onDone: { actions: assign({ receipt: ({ context, event }) => event.output ?? context.receipt }) },
    onError: {},
  },
  initial: 'loading',
  on: {
    'payment.closed': '.ended',
    'text.copied': { actions: assign({ copied: ({ event }) => event.part }) },
  },
  states: {
    loading: {
      invoke: {
        src: 'fetchPaymentInfo',
        id: 'fetchPaymentInfo',
        input: ({ context }) => ({ depositNo: context.depositNo }),
        onDone: { target: 'ready', actions: assign({ info: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: assign({
            failure: ({ context: { isOpenedAgain }, event: { error } }) =>
              loadFailureText(error, isOpenedAgain ? { part: '充值信息' } : { own: INFO_FAILED_TEXT }),
          }),
        },
      },
    },
    ready: {
      on: {
        'payment.completed': [
          {
            guard: 'isOpenedAgain',
            target: 'ended',
            actions: { type: 'markPaid', params: ({ context }) => context.depositNo },
          },
          {
            target: 'ended',
            actions: [
              { type: 'markPaid', params: ({ context }) => context.depositNo },
              { type: 'go', params: { to: RECHARGE_RECORDS } },
            ],
          },
        ],
      },
    },
    failed: { on: { retry: 'loading' } },
    ended: { type: 'final' },
  },
});

/** The actor, as the child `payment` of the recharge or of the records page. */
export type PaymentRef = ActorRefFrom<typeof paymentMachine>;
