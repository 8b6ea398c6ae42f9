import { amountLeft, compareAmounts } from '#machines/money/amount.ts';
import { LIMIT_PERIODS, type PeriodName } from '#machines/playerProtection/limitPeriods.ts';

/** A deposit limit as the server keeps it; amounts are CNY as decimal strings, null for no limit. */
export interface DepositLimit {
  period: PeriodName;
  amount: string | null;
  /** what was asked for in the present period */
  used: string;
  /** when the next period begins; all times are Beijing's, `YYYY-MM-DD HH:mm:ss` */
  resetsAt: string;
  /** a higher limit, or none, that waits for its second confirmation */
  pending: { amount: string | null; confirmableAt: string } | null;
}

/** What keeps a member from losing more than they want, as the server keeps it (D62). */
export interface Protection {
  serverTime: string;
  limits: readonly DepositLimit[];
  breakUntil: string | null;
  closedUntil: string | null;
}

/** Games and deposits are closed to the member, and until when. */
export interface Exclusion {
  kind: 'break' | 'closed';
  until: string;
}

/** What a member may still deposit; an empty list of limits limits nothing. */
export interface Allowance {
  exclusion: Exclusion | null;
  limits: readonly { period: PeriodName; left: string }[];
}

/** The closing that is in force, or the break; null where neither is. */
export function exclusionOf({ breakUntil, closedUntil }: Protection): Exclusion | null {
  if (closedUntil !== null) return { kind: 'closed', until: closedUntil };
  return breakUntil === null ? null : { kind: 'break', until: breakUntil };
}

/** The words for an exclusion. */
export function exclusionText({ kind, until }: Exclusion): string {
  return kind === 'break'
    ? `您正在休息，游戏和充值将于 ${until}（北京时间）恢复，提现不受影响`
    : `您的账户已关闭至 ${until}（北京时间），期间仅可登录和提现`;
}

/** What the member may still deposit. */
export function allowanceOf(protection: Protection): Allowance {
  return {
    exclusion: exclusionOf(protection),
    limits: protection.limits.flatMap(({ period, amount, used }) =>
      amount === null ? [] : [{ period, left: amountLeft(amount, used) }],
    ),
  };
}

/** Why a deposit is not sent, in the words of the app; null where nothing is known against it. */
export function refusedDeposit(allowance: Allowance | null, amount: string): string | null {
  if (allowance === null) return null;
  if (allowance.exclusion !== null) return exclusionText(allowance.exclusion);
  const broken = allowance.limits.find(({ left }) => compareAmounts(amount, left) > 0);
  if (broken === undefined) return null;
  const { limit, now } = LIMIT_PERIODS[broken.period];
  return `超出您设置的${limit}存款限额，${now}还可存入 ${broken.left} 元`;
}

/** Whether a limit that is asked for holds at once: it does unless it is higher than the present one, or none. */
export function isLower(wanted: string, present: string | null): boolean {
  return present === null || (wanted !== '' && compareAmounts(wanted, present) <= 0);
}

/** Whether the second confirmation is due, by the server's time. */
export function isConfirmable({ pending }: DepositLimit, serverTime: string): boolean {
  return pending !== null && serverTime >= pending.confirmableAt;
}

/** What is known is asked for anew after this long at the latest, in ms: timers cannot count a month. */
export const LOOK_AGAIN_MS = 3_600_000;
/** The server's times are cut to seconds, so that a moment has passed for certain a second later; in ms. */
const CUT_MS = 1000;

/** How long what is known holds, in ms: until the next of its times has passed, an hour at most. */
export function holdsFor({ serverTime, limits, breakUntil, closedUntil }: Protection): number {
  const now = beijingInstant(serverTime);
  const times = limits.flatMap(({ resetsAt, pending }) => [resetsAt, pending?.confirmableAt ?? null]);
  const waits = [...times, breakUntil, closedUntil]
    .map((time) => (time === null ? NaN : beijingInstant(time) - now + CUT_MS))
    .filter((wait) => wait > CUT_MS);
  return Math.min(LOOK_AGAIN_MS, ...waits);
}

/** The instant (epoch ms) of a time of the server; NaN for what is none. */
function beijingInstant(time: string): number {
  return Date.parse(`${time.trim().replace(' ', 'T')}+08:00`);
}
