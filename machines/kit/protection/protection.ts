import { amountLeft, compareAmounts, shownAmount } from '#machines/kit/money/amount.ts';
import { beijingInstant } from '#machines/kit/money/recordTime.ts';
import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';
import { LIMIT_PERIODS, type PeriodName } from './limitPeriods.ts';

/** The amount of a limit, CNY as a decimal string; null for no limit, false if it cannot be read (D65). */
export type LimitAmount = string | null | false;

/** A deposit limit as stored on the server. */
export interface DepositLimit {
  period: PeriodName;
  amount: LimitAmount;
  /** the deposits requested in the current period, CNY */
  used: ServerAmount;
  /** when the next period begins; all times are Beijing's, `YYYY-MM-DD HH:mm:ss` */
  resetsAt: string;
  /** a higher limit, or no limit, that waits for its second confirmation */
  pending: { amount: LimitAmount; confirmableAt: string } | null;
}

/** The player protection of a member as stored on the server (D62). */
export interface Protection {
  serverTime: string;
  limits: readonly DepositLimit[];
  breakUntil: string | null;
  closedUntil: string | null;
  /** the member's last look at the limits; null for none, undefined if the server does not remember it */
  reviewedAt?: string | null | undefined;
}

/** An exclusion of the member from games and deposits, and when it ends. */
export interface Exclusion {
  kind: 'break' | 'closed';
  until: string;
}

/** What a member may still deposit, null where it is unknown; an empty list of limits means no limit. */
export interface Allowance {
  exclusion: Exclusion | null;
  limits: readonly { period: PeriodName; left: ServerAmount }[];
}

/** The active closing, or else the break; null if there is neither. */
export function exclusionOf({ breakUntil, closedUntil }: Protection): Exclusion | null {
  if (closedUntil !== null) return { kind: 'closed', until: closedUntil };
  return breakUntil === null ? null : { kind: 'break', until: breakUntil };
}

/** The text for an exclusion. */
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
      amount === null ? [] : [{ period, left: leftOf(amount, used) }],
    ),
  };
}

/** What is left of a limit; unknown if the limit or what was used of it is (D65). */
export function leftOf(amount: string | false, used: ServerAmount): ServerAmount {
  return amount === false || used === null ? null : amountLeft(amount, used);
}

/** The reason why a deposit is not sent, as a text of the app; null if nothing known prevents it. */
export function refusedDeposit(allowance: Allowance | null, amount: string): string | null {
  if (allowance === null) return null;
  if (allowance.exclusion !== null) return exclusionText(allowance.exclusion);
  const broken = allowance.limits.find(({ left }) => left !== null && compareAmounts(amount, left) > 0);
  if (broken === undefined) return null;
  const { limit, now } = LIMIT_PERIODS[broken.period];
  return `超出您设置的${limit}存款限额，${now}还可存入 ${shownAmount(broken.left)} 元`;
}

/** Whether a requested limit applies at once: it does unless it is higher than the current one, or none. */
export function isLower(wanted: string, present: string | null): boolean {
  return present === null || (wanted !== '' && compareAmounts(wanted, present) <= 0);
}

/** Whether the second confirmation is due, by the server's time. */
export function isConfirmable({ pending }: DepositLimit, serverTime: string): boolean {
  return pending !== null && serverTime >= pending.confirmableAt;
}

/** The longest time until the state is fetched again, in ms: timers cannot run for a month. */
export const LOOK_AGAIN_MS = 3_600_000;
/** The server's times are truncated to seconds, so a moment has certainly passed one second later; in ms. */
const CUT_MS = 1000;

/** How long the known state is valid, in ms: until its next time has passed, at most an hour. */
export function holdsFor({ serverTime, limits, breakUntil, closedUntil }: Protection): number {
  const now = beijingInstant(serverTime);
  const times = limits.flatMap(({ resetsAt, pending }) => [resetsAt, pending?.confirmableAt ?? null]);
  const waits = [...times, breakUntil, closedUntil]
    .map((time) => (time === null ? NaN : beijingInstant(time) - now + CUT_MS))
    .filter((wait) => wait > CUT_MS);
  return Math.min(LOOK_AGAIN_MS, ...waits);
}
