import { fetchNewest } from '#api/withdraw.ts';
import { boundCall } from '#calls/boundCall.ts';
import { client } from '#calls/client.ts';
import { stateText } from '#machines/assets/recordStates.ts';
import type { RecordTab } from '#machines/assets/records.ts';
import { compareAmounts } from '#machines/money/amount.ts';
import type { Receipt } from '#machines/money/receipt.machine.ts';

/** The `type` of gettransrecord by tab (D49). */
export const RECORD_TYPES = { 6: 6, 0: 1, 1: 2, 2: 3, 3: 4, 7: 7 } as const satisfies Partial<
  Record<RecordTab, number>
>;

/**
 * The receipt of what was just asked for: the answers of the submissions carry no number, so it is the newest
 * record of the same amount that is still open. Null where there is none.
 */
export function receiptCall(tab: keyof typeof RECORD_TYPES) {
  return boundCall(async ({ amount }: { amount: string }, signal): Promise<Receipt | null> => {
    const newest = await fetchNewest(client, RECORD_TYPES[tab], signal);
    const record = newest.find((row) => compareAmounts(row.amount, amount) === 0);
    return record === undefined
      ? null
      : {
          number: record.order_no || record.out_trade_no || record.order_id,
          amount: record.amount,
          time: record.created_at,
          state: stateText(String(tab) as RecordTab, record.status || record.state).state,
        };
  });
}
