import type { RecordTab } from '#machines/kit/money/recordTabs.ts';
import { mayBeRecordOf, type SentAmount } from '#machines/kit/money/recordTime.ts';
import type { AssetRecord } from '#machines/assets/records.ts';

/** The tabs that list the records of a kind of submission with an amount. */
const TABS: Readonly<Record<string, readonly RecordTab[]>> = {
  withdrawal: ['1'],
  transfer: ['2', '3'],
  rechargeSubmission: ['0'],
  onlineSubmission: ['6'],
};

/** A submission without a known outcome as its record is looked for. */
export interface UnsettledPress extends SentAmount {
  kind: string;
}

/** Whether a record in a tab may be that of one of these submissions. */
export function mayBeUnsettled(
  record: Pick<AssetRecord, 'amount' | 'time'>,
  tab: RecordTab,
  unsettled: readonly UnsettledPress[],
): boolean {
  return unsettled.some((sent) => TABS[sent.kind]?.includes(tab) === true && mayBeRecordOf(record, sent));
}
