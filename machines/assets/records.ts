import type { RecordTab } from '#machines/assets/recordTabs.ts';
import { createPagedListMachine } from '#machines/paging/pagedList.machine.ts';

/** The date filter's codes (spec 2 §9): today, 7 days, half a month, a month. */
export type DateFilter = '1' | '2' | '3' | '4';
/** A month, unless said otherwise (spec 2 §9). */
export const DEFAULT_DATE: DateFilter = '4';

/** What the records are filtered by; `platform` is a platname, empty for all (D49). */
export interface RecordFilter {
  tab: RecordTab;
  platform: string;
  date: DateFilter;
}

/** How a state is coloured: still open, good, bad, or neither. */
export type Tone = 'open' | 'good' | 'bad' | 'plain';

/** A record as it is shown; amounts are CNY as decimal strings, times Beijing time. */
export interface AssetRecord {
  key: string;
  title: string;
  amount: string;
  /** which way the money went, for the sign in front of the amount */
  sign: '+' | '-' | '';
  time: string;
  state: string;
  tone: Tone;
  /** the number to name to customer service; empty where there is none */
  number: string;
  /** what else there is to tell, such as a bet's winnings */
  note: string;
}

/** What has been claimed of the rebate and what waits, CNY as decimal strings (spec 2 §3). */
export interface RebateSummary {
  claimed: string;
  pending: string;
}

/** The records of the chosen tab and filters; the rebate's come with their summary. */
export const recordsMachine = createPagedListMachine<AssetRecord, RecordFilter, RebateSummary | null>(
  'records',
);
