import { compareAmounts } from './amount.ts';
import type { ServerAmount } from './serverAmount.ts';

const WRITTEN = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}:\d{2}:\d{2})$/;

/**
 * The instant (epoch ms) of a server's Beijing time, such as `2026-11-21 08:03:00`, also with slashes; NaN for anything
 * else.
 */
export function beijingInstant(time: string): number {
  const [, year, month, day, ofDay] = WRITTEN.exec(time.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined || ofDay === undefined) return NaN;
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return Date.parse(`${date}T${ofDay.padStart(8, '0')}+08:00`);
}

/** The length of a day, in ms; Beijing's are all of one length. */
export const DAY_MS = 86_400_000;
/** Beijing has UTC+8 all year, in ms. */
export const BEIJING_MS = 8 * 3_600_000;

/** The instant at which the Beijing day of `now` began; both epoch ms. */
export function beijingMidnight(now: number): number {
  return Math.floor((now + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS;
}

/** What was sent, as its record is looked for. */
export interface SentAmount {
  /** CNY; null for a submission without one */
  amount: string | null;
  /** epoch ms by the server's clock; null if that is not known */
  press: number | null;
}

/** Whether a record may be that of what was sent: the same amount, and not older than its press. */
export function mayBeRecordOf(record: { amount: ServerAmount; time: string }, sent: SentAmount): boolean {
  return (
    record.amount !== null &&
    sent.amount !== null &&
    compareAmounts(record.amount, sent.amount) === 0 &&
    isNotBefore(record.time, sent.press)
  );
}

/**
 * Whether a record, by its Beijing time, may be that of a press at `press` (epoch ms by the server's clock, null if that
 * is not known): it is not older. A record without a readable time is none, and so is every record of an unknown press.
 */
export function isNotBefore(recordTime: string, press: number | null): boolean {
  // records have whole seconds, so one of the press's own second may seem older than the press
  return press !== null && beijingInstant(recordTime) >= Math.floor(press / 1000) * 1000;
}
