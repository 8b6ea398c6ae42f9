import { assign, fromCallback, sendParent, setup, stateIn, type EventObject } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import type { PaymentInfo } from './payment.machine.ts';
import type { Receipt } from './receipt.machine.ts';

/** A deposit that waits for its payment. */
export interface UnpaidOrder {
  number: string;
  payable: PaymentInfo['payable'];
  /** the address of the online cashier; empty for one that is paid by its payment details */
  cashier: string;
  record: Receipt;
}

/** The numbers of the orders that the member says are paid, which are not looked for. */
export interface Marked {
  marked: readonly string[];
}

/** Sent to the parent: the order that was found; null if there is none. */
export interface LookupDoneEvent {
  type: 'lookup.done';
  order: UnpaidOrder | null;
}

/** The least time between two looks that no deposit has caused, in ms; our choice. */
export const LOOK_AGAIN_MS = 20_000;

/**
 * Looks for a member's unpaid order at the start, with `lookup.requested`, and at most every 20 s with `page.seen`. Sends
 * its parent `lookup.done` with each answer; a look that fails says nothing.
 */
export const unpaidLookupMachine = setup({
  types: {} as {
    context: Marked;
    events:
      | ({ type: 'lookup.requested' } & Marked)
      /** a page that shows the order, or the window, is seen again, or the money may have arrived */
      | { type: 'page.seen' };
    input: Marked;
  },
  actors: {
    watchPages: fromCallback<EventObject>(() => undefined),
    findUnpaid: unboundCall<UnpaidOrder | null, Marked>('findUnpaid'),
  },
  guards: { isWanted: stateIn({ known: 'wanted' }) },
  actions: {
    notifyParent: sendParent((_, order: UnpaidOrder | null): LookupDoneEvent => ({
      type: 'lookup.done',
      order,
    })),
  },
  delays: { lookAgain: LOOK_AGAIN_MS },
}).createMachine({
  id: 'unpaidLookup',
  context: ({ input }) => input,
  invoke: { src: 'watchPages', id: 'watchPages' },
  on: {
    'lookup.requested': { target: '.looking', actions: assign(({ event }) => ({ marked: event.marked })) },
  },
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        src: 'findUnpaid',
        id: 'findUnpaid',
        input: ({ context }) => context,
        onDone: { target: 'known', actions: { type: 'notifyParent', params: ({ event }) => event.output } },
        onError: 'known',
      },
    },
    known: {
      initial: 'fresh',
      after: { lookAgain: [{ guard: 'isWanted', target: 'looking' }, { target: '.due' }] },
      states: {
        fresh: { on: { 'page.seen': 'wanted' } },
        /** to be looked for again as soon as the time is over */
        wanted: {},
        due: { on: { 'page.seen': '#unpaidLookup.looking' } },
      },
    },
  },
});
