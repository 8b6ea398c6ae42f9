import { TABS_OF_KIND, type RecordTab } from '#machines/kit/money/recordTabs.ts';
import { mayBeRecordOf, type SentAmount } from '#machines/kit/money/recordTime.ts';
import type { AssetRecord } from '#machines/assets/records.ts';

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
  return unsettled.some(
    (sent) => TABS_OF_KIND[sent.kind]?.includes(tab) === true && mayBeRecordOf(record, sent),
  );
}
