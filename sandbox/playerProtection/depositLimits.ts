import { and, eq, gte, ne, sum } from 'drizzle-orm';
import { LIMIT_PERIODS, PERIOD_NAMES, type PeriodName } from '#machines/kit/protection/limitPeriods.ts';
import { deposits } from '#sandbox/db/ledgerSchema.ts';
import { depositLimits, limitReviews } from '#sandbox/db/moneySchema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { Refusal } from '#sandbox/http/answer.ts';
import {
  beijingDayStart,
  beijingMonthStart,
  beijingText,
  beijingWeekStart,
  DAY_MS,
} from '#sandbox/http/beijing.ts';
import { yuan } from '#sandbox/ledger/cents.ts';

/** The delay before a higher limit, or none, can be confirmed, in ms. */
export const RAISE_WAIT_MS = DAY_MS;

/** The start of the period of `at` and of the next one, in ms. */
export function boundsOf(period: PeriodName, at: number): { start: number; end: number } {
  if (period === 'month') return { start: beijingMonthStart(at), end: beijingMonthStart(at, 1) };
  if (period === 'week') return { start: beijingWeekStart(at), end: beijingWeekStart(at) + 7 * DAY_MS };
  return { start: beijingDayStart(at), end: beijingDayStart(at) + DAY_MS };
}

/** A member's limit in cents, null if there is none, with its pending change. */
export interface DepositLimit {
  period: PeriodName;
  amount: number | null;
  pendingAmount: number | null;
  /** in ms; null if no change is pending */
  confirmableAt: number | null;
}

/** The member's limit of a period. */
export async function limitOf(queries: Queries, memberId: number, period: PeriodName): Promise<DepositLimit> {
  const [row] = await queries
    .select()
    .from(depositLimits)
    .where(and(eq(depositLimits.memberId, memberId), eq(depositLimits.period, period)));
  const { amount = null, pendingAmount = null, confirmableAt = null } = row ?? {};
  return { period, amount, pendingAmount, confirmableAt };
}

/** The sum of the member's deposits in the period of `at`, in cents, except rejected ones. */
export async function depositedIn(
  queries: Queries,
  memberId: number,
  period: PeriodName,
  at: number,
): Promise<number> {
  const { start } = boundsOf(period, at);
  const [row] = await queries
    .select({ sum: sum(deposits.amount).mapWith(Number) })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), ne(deposits.state, 3), gte(deposits.createdAt, start)));
  return row?.sum ?? 0;
}

/** Refuses a deposit of `amount` cents that would exceed a limit; the message states the remaining amount. */
export async function refuseOverLimit(
  queries: Queries,
  memberId: number,
  amount: number,
  at: number,
): Promise<void> {
  for (const period of PERIOD_NAMES) {
    const limit = await limitOf(queries, memberId, period);
    if (limit.amount === null) continue;
    const left = Math.max(0, limit.amount - (await depositedIn(queries, memberId, period, at)));
    if (amount <= left) continue;
    const names = LIMIT_PERIODS[period];
    throw new Refusal(`超出您设置的${names.limit}存款限额，${names.now}还可存入${yuan(left)}元`);
  }
}

/** Sets a limit in cents, null for none; a higher one, or none, takes effect after a day and a confirmation. */
export async function setLimit(
  queries: Queries,
  memberId: number,
  period: PeriodName,
  wanted: number | null,
  at: number,
): Promise<void> {
  const { amount } = await limitOf(queries, memberId, period);
  const isHigher = amount !== null && (wanted === null || wanted > amount);
  await writeLimit(
    queries,
    memberId,
    isHigher
      ? { period, amount, pendingAmount: wanted, confirmableAt: at + RAISE_WAIT_MS }
      : { period, amount: wanted, pendingAmount: null, confirmableAt: null },
  );
}

/** Confirms a pending higher or removed limit, at the earliest a day after the request. */
export async function confirmLimit(
  queries: Queries,
  memberId: number,
  period: PeriodName,
  at: number,
): Promise<void> {
  const { confirmableAt, pendingAmount } = await limitOf(queries, memberId, period);
  if (confirmableAt === null) throw new Refusal('没有待确认的限额');
  if (at < confirmableAt)
    throw new Refusal(`调高或取消限额须等待24小时，${beijingText(confirmableAt)}（北京时间）起可确认`);
  await writeLimit(queries, memberId, {
    period,
    amount: pendingAmount,
    pendingAmount: null,
    confirmableAt: null,
  });
}

/** Cancels the pending change; the limit stays unchanged. */
export async function cancelLimit(queries: Queries, memberId: number, period: PeriodName): Promise<void> {
  const { amount, confirmableAt } = await limitOf(queries, memberId, period);
  if (confirmableAt === null) throw new Refusal('没有待确认的限额');
  await writeLimit(queries, memberId, { period, amount, pendingAmount: null, confirmableAt: null });
}

/** When the member last set or reviewed the limits, in ms; null for never. */
export async function reviewOf(queries: Queries, memberId: number): Promise<number | null> {
  const [row] = await queries.select().from(limitReviews).where(eq(limitReviews.memberId, memberId));
  return row?.reviewedAt ?? null;
}

/** Notes that the member sets or reviews the limits. */
export async function noteReview(queries: Queries, memberId: number, reviewedAt: number): Promise<void> {
  await queries
    .insert(limitReviews)
    .values({ memberId, reviewedAt })
    .onConflictDoUpdate({ target: limitReviews.memberId, set: { reviewedAt } });
}

async function writeLimit(queries: Queries, memberId: number, limit: DepositLimit): Promise<void> {
  const { period: _, ...set } = limit;
  await queries
    .insert(depositLimits)
    .values({ memberId, ...limit })
    .onConflictDoUpdate({ target: [depositLimits.memberId, depositLimits.period], set });
}
