import type { Order } from '#machines/kit/money/orderDetails.ts';
import type { RecordTab } from '#machines/kit/money/recordTabs.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { createPagedListMachine } from '#machines/kit/pagedList/pagedList.machine.ts';

/** The date filter's codes (spec 2 §9): today, 7 days, half a month, a month. */
export const DATES = ['1', '2', '3', '4'] as const;
export type DateFilter = (typeof DATES)[number];
/** The default: a month (spec 2 §9). */
export const DEFAULT_DATE: DateFilter = '4';

/** The filter of the records; `platform` is a platname, empty for all (D49). */
export interface RecordFilter {
  tab: RecordTab;
  platform: string;
  date: DateFilter;
}

/** The colour of a state: pending, good, bad or neutral. */
export type Tone = 'open' | 'good' | 'bad' | 'plain';

/** A step of a record: done, in progress, failed, or still ahead. */
export interface RecordStep {
  name: string;
  state: 'done' | 'open' | 'failed' | 'ahead';
  /** Beijing time, or a word where the server has told none */
  when: string;
  /** why it failed, or what to expect; empty for nothing */
  note: string;
}

/** What a bet staked and won, CNY; the result is below 0 for a loss, and null while it is open. */
export interface BetResult {
  stake: ServerAmount;
  result: ServerAmount;
  isSettled: boolean;
}

/** A record as it is shown; amounts are CNY, times Beijing time. */
export interface AssetRecord extends Order {
  key: string;
  title: string;
  amount: ServerAmount;
  /** the direction of the money, for the sign in front of the amount */
  sign: '+' | '-' | '';
  /** the colour of the amount: a bet won or lost */
  amountTone: Tone;
  time: string;
  state: string;
  tone: Tone;
  /** more information, such as a bet's winnings */
  note: string;
  /** its way from the request to the arrival of the money; empty where there is none */
  steps: readonly RecordStep[];
  /** what a bet staked and won; null for other records */
  bet: BetResult | null;
  /** whether its state may change without the member: it is reviewed, settled or on its way */
  isWaiting: boolean;
  /** whether its payment can be opened again, by its number or at its `cashier` */
  isPayable: boolean;
  /** the address of the payment page of an online deposit that is open; empty for none */
  cashier: string;
}

/** The claimed and the pending part of the rebate, CNY (spec 2 §3). */
export interface RebateSummary {
  claimed: ServerAmount;
  pending: ServerAmount;
}

/** The records of the chosen tab and filters; those of the rebate come with a summary. */
export const recordsMachine = createPagedListMachine<AssetRecord, RecordFilter, RebateSummary | null>(
  'records',
  { tells: true },
);
