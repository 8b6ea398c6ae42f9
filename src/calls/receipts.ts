import { fetchNewest } from '#api/withdraw.ts';
import { boundCall } from '#calls/boundCall.ts';
import { client } from '#calls/client.ts';
import { earliestServerTime } from '#lib/serverClock.ts';
import { orderOf } from '#machines/kit/money/orderDetails.ts';
import { stateText } from '#machines/assets/recordStates.ts';
import type { RecordTab } from '#machines/kit/money/recordTabs.ts';
import type { Receipt, SentRequest } from '#machines/kit/money/receipt.machine.ts';
import { mayBeRecordOf } from '#machines/kit/money/recordTime.ts';

/** The `type` of gettransrecord by tab (D49). */
export const RECORD_TYPES = { 6: 6, 0: 1, 1: 2, 2: 3, 3: 4, 7: 7 } as const satisfies Partial<
  Record<RecordTab, number>
>;

/** A record of a transaction, as the server lists it. */
type RecordRow = Awaited<ReturnType<typeof fetchNewest>>[number];

/** A record of a tab as a receipt. */
export function receiptOf(tab: keyof typeof RECORD_TYPES, row: RecordRow): Receipt {
  const { state } = stateText(`${tab}`, row.status || row.state);
  return { ...orderOf(row), amount: row.amount, time: row.created_at, state };
}

/** The newest record of a tab that `is` accepts, as a receipt; null if there is none. */
async function lookUp(
  tab: keyof typeof RECORD_TYPES,
  is: (row: RecordRow) => boolean,
  signal: AbortSignal,
): Promise<Receipt | null> {
  const newest = await fetchNewest(client, RECORD_TYPES[tab], signal);
  for (const row of newest) {
    if (is(row)) return receiptOf(tab, row);
  }
  return null;
}

/**
 * The receipt of the request just sent: the answers to submissions contain no number, so it is the newest record of the
 * same amount that is not older than the press. Null if there is none, also where no answer tells the server's time.
 */
export function receiptCall(tab: keyof typeof RECORD_TYPES) {
  return boundCall(({ amount, pressedAt }: SentRequest, signal) =>
    lookUp(
      tab,
      (row) =>
        mayBeRecordOf(
          { amount: row.amount, time: row.created_at },
          { amount, press: earliestServerTime(pressedAt) },
        ),
      signal,
    ),
  );
}

/** The receipt of a deposit with a known number. Null if the records do not contain it. */
export const depositReceiptCall = boundCall(({ depositNo }: { depositNo: string }, signal) =>
  lookUp(0, (row) => [row.order_no, row.out_trade_no, row.order_id].includes(depositNo), signal),
);
