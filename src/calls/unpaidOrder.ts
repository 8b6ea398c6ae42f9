import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { fetchNewest } from '#api/withdraw.ts';
import { boundCall } from '#calls/boundCall.ts';
import { openCashier } from '#calls/cashier.ts';
import { client } from '#calls/client.ts';
import { payment, readPaymentInfo } from '#calls/payment.ts';
import { receiptOf, RECORD_TYPES } from '#calls/receipts.ts';
import { readRecord, writeRecord } from '#lib/deviceDatabase.ts';
import { currentLocation, pathPart } from '#lib/hashLocation.ts';
import { serverNow } from '#lib/serverClock.ts';
import { cashierOf, isPayable } from '#machines/assets/recordStates.ts';
import { toast } from '#machines/app/effects.ts';
import { NOT_STORED_TEXT } from '#machines/app/notStored.ts';
import { memberKey } from '#machines/app/session/memberKey.ts';
import { toCallError } from '#machines/kit/calls/callError.ts';
import { ownNumber } from '#machines/kit/money/orderDetails.ts';
import { beijingInstant } from '#machines/kit/money/recordTime.ts';
import { UNPAID_MS, UNPAID_PAGES } from '#machines/kit/money/unpaidOrder.ts';
import {
  unpaidLookupMachine,
  type Marked,
  type UnpaidOrder,
} from '#machines/kit/money/unpaidLookup.machine.ts';
import { unpaidOrderMachine } from '#machines/kit/money/unpaidOrder.machine.ts';

/** How many orders are asked for their payment info, newest first, until one of them has some; our choice. */
const ASKED_MAX = 3;
/** How many marks the device keeps of a member; our choice. */
const MARKS_MAX = 20;
/** Seven days: those of yesterday are not older than a day either. */
const WEEK = 2;

/** Whether a page that shows the order is in front of the member. */
const isSeen = () =>
  UNPAID_PAGES.includes(pathPart(currentLocation())) && document.visibilityState !== 'hidden';

/** Calls `onSeen` whenever such a page comes into view, until the returned function is called. */
function whenSeen(onSeen: () => void): () => void {
  const look = () => {
    if (isSeen()) onSeen();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('hashchange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('hashchange', look);
  };
}

/** Waits for such a page: nobody is asked for an order that no page shows. */
function pageInView(signal: AbortSignal): Promise<void> {
  if (isSeen()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = whenSeen(() => {
      end();
      resolve();
    });
    signal.addEventListener('abort', end);
  });
}

/** The open orders of both lists that can be paid, newest first. */
async function openOrders(marked: readonly string[], signal: AbortSignal) {
  const [offline, online] = await Promise.all([
    fetchNewest(client, RECORD_TYPES[0], signal, WEEK),
    fetchNewest(client, RECORD_TYPES[6], signal, WEEK),
  ]);
  const orders = [
    ...offline
      .filter((row) =>
        isPayable('0', row.state, row.pay_way || row.channel_name, ownNumber(row), row.payable),
      )
      .map((row) => ({ row, cashier: '', record: receiptOf(0, row) })),
    ...online
      .map((row) => ({ row, cashier: cashierOf('6', row.status, row.pay_url), record: receiptOf(6, row) }))
      .filter(({ cashier }) => cashier !== ''),
  ];
  return orders
    .filter(
      ({ row }) =>
        !marked.includes(ownNumber(row)) && beijingInstant(row.created_at) > serverNow() - UNPAID_MS,
    )
    .toSorted((one, other) => beijingInstant(other.row.created_at) - beijingInstant(one.row.created_at))
    .slice(0, ASKED_MAX);
}

/** What is to be paid for an order; null if the server says that it is not to be paid any more. */
async function payableOf(number: string, signal: AbortSignal) {
  try {
    return (await readPaymentInfo(number, signal)).payable;
  } catch (error) {
    if (toCallError(error).kind === 'rejected') return null;
    throw error;
  }
}

/** The newest order that is to be paid; null if there is none. */
async function findUnpaid(marked: readonly string[], signal: AbortSignal): Promise<UnpaidOrder | null> {
  for (const { row, cashier, record } of await openOrders(marked, signal)) {
    const number = ownNumber(row);
    const payable =
      cashier === '' ? await payableOf(number, signal) : ({ amount: row.amount, currency: 'CNY' } as const);
    if (payable !== null) return { number, payable, cashier, record };
  }
  return null;
}

const keyOf = (username: string) => `paid-orders:${memberKey(username)}`;

async function readMarked(username: string): Promise<readonly string[]> {
  const stored = await readRecord(keyOf(username));
  return Array.isArray(stored) ? stored.filter((number) => typeof number === 'string') : [];
}

/** Tells when a page that shows the order is seen again: in the window, or because the member comes to it. */
const watchPages = fromCallback<EventObject>(({ sendBack }) =>
  whenSeen(() => sendBack({ type: 'page.seen' })),
);

/** The lookup of an unpaid order with its call. */
export const unpaidLookup = unpaidLookupMachine.provide({
  actors: {
    watchPages,
    findUnpaid: boundCall(async ({ marked }: Marked, signal) => {
      await pageInView(signal);
      return findUnpaid(marked, signal);
    }),
  },
});

/** The member's unpaid order with its calls and the marks on the device. */
export const unpaidOrder = unpaidOrderMachine.provide({
  actors: {
    recallMarked: fromPromise(({ input }: { input: { username: string } }) => readMarked(input.username)),
    lookup: unpaidLookup,
    payment,
  },
  actions: {
    openCashier,
    storeMark: ({ context: { username }, system }, number) => {
      const tell = (isStored: boolean) => isStored || toast({ system }, { text: NOT_STORED_TEXT });
      void readMarked(username)
        .catch(() => [])
        .then((marked) => writeRecord(keyOf(username), [...marked, number].slice(-MARKS_MAX)))
        .then(tell);
    },
  },
});
