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

/** A record may be listed a moment after its request was accepted: the delay before it is looked up again, in ms. */
const LOOK_AGAIN_MS = 500;
const LOOKS_MAX = 3;

/** The request whose receipt is looked up. */
export interface SentRequest {
  /** CNY as a decimal string */
  amount: string;
  /** when it was pressed, epoch ms by the clock of the actor system */
  pressedAt: number;
}

/** Finds the receipt of the request that was just sent; null if there is none. */
const fetchReceipt = unboundCall<Receipt | null, SentRequest>('fetchReceipt');

/** Sent to the flow when the receipt has been shown long enough. */
export interface ReceiptLeftEvent {
  type: 'receipt.left';
}

/**
 * The receipt of a request: it is shown for 1.5 s, then sends its flow `receipt.left`, unless the member has touched it
 * (`receipt.held`) or it stays by itself (`input.stays`). The receipt stays readable afterwards, because its page may take
 * a moment to leave. A record that is not listed yet is looked up again, twice at most. It has the tag `lookingUp` until
 * that has ended, whether or not it found anything.
 */
export const receiptMachine = setup({
  types: {} as {
    context: SentRequest & { stays: boolean; looks: number; receipt: Receipt | null };
    events: { type: 'receipt.held' };
    input: SentRequest & { stays?: boolean };
    tags: 'lookingUp';
  },
  actors: { fetchReceipt },
  guards: {
    stays: ({ context }) => context.stays,
    isWorthAnotherLook: ({ context }, found: Receipt | null) => found === null && context.looks < LOOKS_MAX,
  },
  actions: {
    countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
    notifyLeft: sendParent({ type: 'receipt.left' } satisfies ReceiptLeftEvent),
  },
  delays: { redirect: RECEIPT_REDIRECT_MS, lookAgain: LOOK_AGAIN_MS },
}).createMachine({
  id: 'receipt',
  context: ({ input: { amount, pressedAt, stays = false } }) => ({
    amount,
    pressedAt,
    stays,
    looks: 0,
    receipt: null,
  }),
  type: 'parallel',
  states: {
    record: {
      initial: 'lookingUp',
      states: {
        lookingUp: {
          tags: 'lookingUp',
          entry: 'countLook',
          invoke: {
            src: 'fetchReceipt',
            id: 'fetchReceipt',
            input: ({ context: { amount, pressedAt } }) => ({ amount, pressedAt }),
            onDone: [
              {
                guard: { type: 'isWorthAnotherLook', params: ({ event }) => event.output },
                target: 'notListed',
              },
              { target: 'known', actions: assign({ receipt: ({ event }) => event.output }) },
            ],
            onError: 'known',
          },
        },
        notListed: { tags: 'lookingUp', after: { lookAgain: 'lookingUp' } },
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
