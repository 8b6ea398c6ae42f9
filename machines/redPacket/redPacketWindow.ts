import { BEIJING_MS, beijingMidnight, DAY_MS } from '#machines/kit/money/recordTime.ts';
import type { RedPacketRule } from '#machines/redPacket/redPacketInfo.ts';

/** The state of the activity at a moment (D54). */
export type WindowState = 'open' | 'notStarted' | 'ended';

/** A server time in Beijing: a full instant, or an hour that recurs every day; `length` is the ms that it covers. */
type ServerTime = { at: number; length: number } | { ofDay: number; length: number };

const written = /^(?:(\d{4})[-/](\d{1,2})[-/](\d{1,2}))?(?:[ T])?(?:(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

function readTime(text: string): ServerTime | null {
  const [whole = '', year, month, day, hour, minute, second] = written.exec(text.trim()) ?? [];
  if (whole === '') return null;
  const ofDay = ((Number(hour ?? 0) * 60 + Number(minute ?? 0)) * 60 + Number(second ?? 0)) * 1000;
  const length = hour === undefined ? DAY_MS : second === undefined ? 60_000 : 1000;
  if (year === undefined) return { ofDay, length };
  return { at: Date.UTC(Number(year), Number(month) - 1, Number(day)) + ofDay - BEIJING_MS, length };
}

/** The instant (epoch ms) of a time on the Beijing day of `now`. */
function instant(time: ServerTime, now: number): number {
  return 'at' in time ? time.at : beijingMidnight(now) + time.ofDay;
}

/** Whether daily hours run into the next day, such as 20:00 ~ 02:00. */
function isOverMidnight(start: ServerTime, end: ServerTime): boolean {
  return 'ofDay' in start && 'ofDay' in end && end.ofDay + end.length <= start.ofDay;
}

function stateOfRule(rule: RedPacketRule, now: number): WindowState {
  const start = readTime(rule.startTime);
  const end = readTime(rule.endTime);
  if (start !== null && end !== null && isOverMidnight(start, end))
    return now >= instant(start, now) || now < instant(end, now) + end.length ? 'open' : 'notStarted';
  if (start !== null && now < instant(start, now)) return 'notStarted';
  // an end is part of the window: 23:59 lasts to the end of its minute, 23:59:59 of its second, a date of its day
  if (end !== null && now >= instant(end, now) + end.length) return 'ended';
  return 'open';
}

/**
 * Whether the activity is open at `now` (epoch ms) according to its rules, in Beijing time (spec 1 §2, D54). Times may
 * be written as instants, dates, or daily hours. One open rule opens the activity. If all are closed, an upcoming rule
 * is reported rather than a past one. Without a readable rule, and where the server's time is not known (null), the
 * server decides at the grab: a phone's clock decides nothing.
 */
export function windowState(rules: readonly RedPacketRule[], now: number | null): WindowState {
  if (now === null) return 'open';
  const states = rules.map((rule) => stateOfRule(rule, now));
  if (states.length === 0 || states.includes('open')) return 'open';
  return states.includes('notStarted') ? 'notStarted' : 'ended';
}

/**
 * How long it is until the activity begins, in ms from `now`; null unless it has not started. Of several rules the first
 * to begin counts.
 */
export function untilStart(rules: readonly RedPacketRule[], now: number | null): number | null {
  if (now === null || windowState(rules, now) !== 'notStarted') return null;
  const waits = rules.flatMap(({ startTime }) => {
    const start = readTime(startTime);
    return start === null ? [] : [instant(start, now) - now];
  });
  return Math.min(...waits.filter((wait) => wait > 0));
}

/** Seconds as people read a countdown: `02:13:45`, or `3天 02:13:45`. */
export function countdownText(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  const ofDay = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return days === 0 ? ofDay : `${days}天 ${ofDay}`;
}

/** Reads a refusal of the server as the window's state, if its message is about the window (D54). */
export function refusedWindow(message: string): Exclude<WindowState, 'open'> | null {
  if (/未开始|尚未开始|还没开始/.test(message)) return 'notStarted';
  return /已结束|已经结束/.test(message) ? 'ended' : null;
}
