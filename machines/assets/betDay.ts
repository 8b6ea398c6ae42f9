import { sumOf } from '#machines/kit/money/amount.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { beijingInstant } from '#machines/kit/money/recordTime.ts';
import type { AssetRecord } from './records.ts';

const DAY_MS = 86_400_000;
/** Beijing has UTC+8 all year, in ms. */
const BEIJING_MS = 8 * 3_600_000;

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
  const midnight = Math.floor((now + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS;
  const today = rows.filter(({ time }) => beijingInstant(time) >= midnight);
  const results = today.flatMap(({ bet }) => (bet?.isSettled ? [bet.result] : []));
  return { count: today.length, net: sumOf(results), isPartial: hasMore && today.length === rows.length };
}
