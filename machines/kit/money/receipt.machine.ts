import { assign, sendParent, setup } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import type { Order } from './orderDetails.ts';
import type { ServerAmount } from './serverAmount.ts';

/** The receipt of a deposit or withdrawal (spec 2 §3): all as shown, the amount in CNY. */
export interface Receipt extends Order {
  amount: ServerAmount;
  /** Beijing time, such as `2026-11-21 08:03:00`; empty if unknown */
  time: string;
  state: string;
}

/** The delay between an accepted withdrawal or bank deposit and the next page, in ms (spec 2 §9). */
export const RECEIPT_REDIRECT_MS = 1500;

/** Finds the receipt of the request that was just sent, by its amount; null if there is none. */
const fetchReceipt = unboundCall<Receipt | null, { amount: string }>('fetchReceipt');

/** Sent to the flow when the receipt has been shown long enough. */
export interface ReceiptLeftEvent {
  type: 'receipt.left';
}

/**
 * The receipt of a request: it is shown for 1.5 s, then sends its flow `receipt.left`, unless the member has touched it
 * (`receipt.held`) or it stays by itself (`input.stays`). `input.amount` is the amount sent, CNY as a decimal string. The
 * receipt stays readable afterwards, because its page may take a moment to leave. It has the tag `lookingUp` until its look-up has
 * ended, whether or not it found anything.
 */
export const receiptMachine = setup({
  types: {} as {
    context: { amount: string; stays: boolean; receipt: Receipt | null };
    events: { type: 'receipt.held' };
    input: { amount: string; stays?: boolean };
    tags: 'lookingUp';
  },
  actors: { fetchReceipt },
  guards: { stays: ({ context }) => context.stays },
  actions: { notifyLeft: sendParent({ type: 'receipt.left' } satisfies ReceiptLeftEvent) },
  delays: { redirect: RECEIPT_REDIRECT_MS },
}).createMachine({
  id: 'receipt',
  context: ({ input }) => ({ amount: input.amount, stays: input.stays === true, receipt: null }),
  type: 'parallel',
  states: {
    record: {
      initial: 'lookingUp',
      states: {
        lookingUp: {
          tags: 'lookingUp',
          invoke: {
            src: 'fetchReceipt',
            id: 'fetchReceipt',
            input: ({ context }) => ({ amount: context.amount }),
            onDone: { target: 'known', actions: assign({ receipt: ({ event }) => event.output }) },
            onError: 'known',
          },
        },
        known: {},
      },
    },
    screen: {
      initial: 'leaving',
      states: {
        leaving: {
          always: { guard: 'stays', target: 'staying' },
          after: { redirect: { target: 'left', actions: 'notifyLeft' } },
          on: { 'receipt.held': 'staying' },
        },
        staying: {},
        left: {},
      },
    },
  },
});
