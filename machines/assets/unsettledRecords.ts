import type { OutboxEntry } from '#machines/app/outbox/outboxEntry.ts';
import { compareAmounts } from '#machines/kit/money/amount.ts';
import type { RecordTab } from '#machines/kit/money/recordTabs.ts';
import { isNotBefore } from '#machines/kit/money/recordTime.ts';
import type { AssetRecord } from '#machines/assets/records.ts';

/** The tabs that list the records of a kind of submission with an amount. */
const TABS: Readonly<Record<string, readonly RecordTab[]>> = {
  withdrawal: ['1'],
  transfer: ['2', '3'],
  rechargeSubmission: ['0'],
  onlineSubmission: ['6'],
};

/** A submission without a known outcome as its record is looked for; `press`: epoch ms by the server's clock, or null. */
export interface UnsettledPress extends Pick<OutboxEntry, 'kind' | 'amount'> {
  press: number | null;
}

/** Whether a record in a tab may be that of one of these submissions: the same amount, and not older than its press. */
export function mayBeUnsettled(
  { amount, time }: Pick<AssetRecord, 'amount' | 'time'>,
  tab: RecordTab,
  unsettled: readonly UnsettledPress[],
): boolean {
  return unsettled.some(
    (sent) =>
      TABS[sent.kind]?.includes(tab) === true &&
      amount !== null &&
      sent.amount !== null &&
      compareAmounts(amount, sent.amount) === 0 &&
      isNotBefore(time, sent.press),
  );
}
