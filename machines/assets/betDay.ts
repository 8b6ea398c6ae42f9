import { isPositive, sumOf } from '#machines/kit/money/amount.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { beijingInstant, beijingMidnight } from '#machines/kit/money/recordTime.ts';
import type { AssetRecord, Tone } from './records.ts';

/** The bets of a day as far as they are loaded; amounts are CNY. */
export interface BetDay {
  count: number;
  /** what the settled ones have won and lost together; below 0 for a loss */
  net: ServerAmount;
  /** whether there may be more of that day on the next pages */
  isPartial: boolean;
}

/**
 * The bets of the Beijing day of `now` (epoch ms) among the loaded ones, which are the newest first; `hasMore` tells
 * whether older ones are still to be loaded.
 */
export function betsOfToday(rows: readonly AssetRecord[], now: number, hasMore: boolean): BetDay {
  const midnight = beijingMidnight(now);
  const today = rows.filter(({ time }) => beijingInstant(time) >= midnight);
  const results = today.flatMap(({ bet }) => (bet?.isSettled ? [bet.result] : []));
  return { count: today.length, net: sumOf(results), isPartial: hasMore && today.length === rows.length };
}

/** Whether a result of bets is good or bad: above or below 0. */
export function toneOfResult(result: ServerAmount): Extract<Tone, 'good' | 'bad' | 'plain'> {
  if (result !== null && isPositive(result)) return 'good';
  return result?.startsWith('-') === true ? 'bad' : 'plain';
}
