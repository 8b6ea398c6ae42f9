import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import { unboundCall } from '#machines/calls/unboundCall.ts';

/** What a member keeps of a deposit or withdrawal (spec 2 §3): all as shown, the amount CNY as a decimal string. */
export interface Receipt {
  /** the number to name to customer service; empty where the server has told none */
  number: string;
  amount: string;
  /** Beijing time, such as `2026-11-21 08:03:00`; empty where unknown */
  time: string;
  state: string;
}

/** From a taken withdrawal or bank deposit to the page that follows, in ms (spec 2 §9). */
export const RECEIPT_REDIRECT_MS = 1500;

/** Looks the receipt of what was just asked for up by its amount; null where there is none. */
export const fetchReceipt = unboundCall<Receipt | null, { amount: string }>('fetchReceipt');

/** Told to the flow when the receipt has stood long enough. */
export interface ReceiptLeftEvent {
  type: 'receipt.left';
}

/**
 * The receipt of a request that waits for review: on the screen for 1.5 s, then its flow is told `receipt.left`
 * and goes on, unless the member has touched it (`receipt.held`). `input.amount` is what was sent, CNY as a
 * decimal string. It stays readable after its time, as its page may take a moment to go. Tagged `lookingUp` until
 * its look-up has ended, whether or not it found anything.
 */
export const receiptMachine = setup({
  types: {} as {
    context: { amount: string; receipt: Receipt | null };
    events: { type: 'receipt.held' };
    input: { amount: string };
    tags: 'lookingUp';
  },
  actors: { fetchReceipt },
  actions: { tellLeft: sendParent({ type: 'receipt.left' } satisfies ReceiptLeftEvent) },
  delays: { redirect: RECEIPT_REDIRECT_MS },
}).createMachine({
  id: 'receipt',
  context: ({ input }) => ({ amount: input.amount, receipt: null }),
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
          after: { redirect: { target: 'left', actions: 'tellLeft' } },
          on: { 'receipt.held': 'staying' },
        },
        staying: {},
        left: {},
      },
    },
  },
});

/** Its actor, as the child `receipt` of a flow. */
export type ReceiptRef = ActorRefFrom<typeof receiptMachine>;
