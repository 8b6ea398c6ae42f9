/** A rule of the red packet (spec 1 §3); amounts are CNY as decimal strings, times as the server writes them. */
export interface RedPacketRule {
  startTime: string;
  endTime: string;
  /** the previous day's cumulative deposits, from */
  dayFlow: string;
  /** … to */
  flowMoney: string;
  /** the number of red packets for them */
  recharge: string;
}

/** The member's red packets (spec 1 §3 user red-packet info). */
export interface RedPacketInfo {
  /** remaining chances as the server sends them; may be below 0 */
  chances: number;
  received: number;
  /** the maximum chances currently available */
  maxTimes: number;
  rules: RedPacketRule[];
}

/**
 * A count that the server may send with a fraction, rounded down (spec 1 §2); a text that is not a number stays
 * unchanged.
 */
export function roundedDown(count: string): string {
  const [, whole] = /^(\d+)(?:\.\d*)?$/.exec(count.trim()) ?? [];
  return whole ?? count;
}
