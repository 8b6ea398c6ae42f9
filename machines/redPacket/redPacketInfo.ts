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
  /** the server's time of the answer, epoch ms; null where it is not known */
  at: number | null;
}

/** A count that the server may send with a fraction, rounded down (spec 1 §2); unknown stays unknown. */
export function roundedDown(count: ServerAmount): ServerAmount {
  return count === null ? null : count.replace(/\..*$/, '');
}
