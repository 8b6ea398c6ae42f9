import { compareAmounts } from '#machines/kit/money/amount.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';

/** A rule of the red packet (spec 1 §3); amounts are CNY, times as the server writes them. */
export interface RedPacketRule {
  /** its place in the list, because nothing else of it need be different */
  key: string;
  startTime: string;
  endTime: string;
  /** the previous day's cumulative deposits, from */
  dayFlow: ServerAmount;
  /** … to */
  flowMoney: ServerAmount;
  /** the number of red packets for them */
  recharge: ServerAmount;
}

/** The member's red packets (spec 1 §3 user red-packet info). */
export interface RedPacketInfo {
  /** remaining chances as the server sends them; may be below 0 */
  chances: number;
  received: number;
  /** the maximum chances currently available */
  maxTimes: number;
  rules: RedPacketRule[];
  /** the deposits of the day before, CNY, which decide about the chances; null where the server does not tell */
  yesterday: ServerAmount;
  /** the server's time of the answer, epoch ms; null where it is not known */
  at: number | null;
}

/** A count that the server may send with a fraction, rounded down (spec 1 §2); unknown stays unknown. */
export function roundedDown(count: ServerAmount): ServerAmount {
  return count === null ? null : count.replace(/\..*$/, '');
}

/**
 * The key of the rule that gives the member today's chances: by yesterday's deposits, or, where the server does not tell
 * them, by the number of chances if one rule alone gives as many. Null if there is none.
 */
export function ownRule({ rules, yesterday, maxTimes }: RedPacketInfo): string | null {
  if (yesterday === null) {
    const same = rules.filter(({ recharge }) => Number(roundedDown(recharge)) === maxTimes);
    return maxTimes > 0 && same.length === 1 ? (same[0]?.key ?? null) : null;
  }
  // rules give whole CNY: 999.50 is not above 999
  const whole = roundedDown(yesterday) ?? '0';
  const own = rules.filter(
    ({ dayFlow, flowMoney }) =>
      dayFlow !== null &&
      compareAmounts(dayFlow, yesterday) <= 0 &&
      (flowMoney === null || compareAmounts(whole, flowMoney) <= 0),
  );
  return own.pop()?.key ?? null;
}
