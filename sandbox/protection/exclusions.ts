import { eq } from 'drizzle-orm';
import { exclusions } from '#sandbox/db/moneySchema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { Refusal } from '#sandbox/http/answer.ts';
import { beijingMonthsLater, beijingText, DAY_MS } from '#sandbox/http/beijing.ts';

/** How long a break may last, in days. */
export const BREAK_DAYS: readonly number[] = [1, 7, 30];
/** An account is closed for half a year or longer, in months. */
export const LEAST_CLOSED_MONTHS = 6;
export const CLOSED_MONTHS_MAX = 60;

/** Until when a member keeps away, in ms; 0 where not at all or no longer. */
export interface Exclusion {
  breakUntil: number;
  closedUntil: number;
}

/** What is in force at `at`. */
export async function exclusionOf(queries: Queries, memberId: number, at: number): Promise<Exclusion> {
  const [row] = await queries.select().from(exclusions).where(eq(exclusions.memberId, memberId));
  const inForce = (until = 0) => (until > at ? until : 0);
  return { breakUntil: inForce(row?.breakUntil), closedUntil: inForce(row?.closedUntil) };
}

/** Refuses games and deposits while the member takes a break or has closed the account. */
export async function refuseExcluded(queries: Queries, memberId: number, at: number): Promise<void> {
  const { breakUntil, closedUntil } = await exclusionOf(queries, memberId, at);
  refuseClosedUntil(closedUntil);
  if (breakUntil > 0)
    throw new Refusal(`您正在休息，游戏和充值于 ${beijingText(breakUntil)}（北京时间）恢复，提现不受影响`);
}

/** Refuses what only a closed account goes without: red packets and promotions. */
export async function refuseClosedAccount(queries: Queries, memberId: number, at: number): Promise<void> {
  refuseClosedUntil((await exclusionOf(queries, memberId, at)).closedUntil);
}

function refuseClosedUntil(closedUntil: number): void {
  if (closedUntil > 0)
    throw new Refusal(`您的账户已关闭至 ${beijingText(closedUntil)}（北京时间），期间仅可登录和提现`);
}

/** Begins a break; a longer one takes the place of a shorter, never the other way round. */
export async function takeBreak(queries: Queries, memberId: number, days: number, at: number): Promise<void> {
  if (!BREAK_DAYS.includes(days)) throw new Refusal('请选择休息时间');
  const breakUntil = at + days * DAY_MS;
  const { breakUntil: before } = await exclusionOf(queries, memberId, at);
  if (breakUntil < before) throw new Refusal(`休息不能取消或缩短，现至 ${beijingText(before)}（北京时间）`);
  await queries
    .insert(exclusions)
    .values({ memberId, breakUntil })
    .onConflictDoUpdate({ target: exclusions.memberId, set: { breakUntil } });
}

/** Closes the account; a longer time takes the place of a shorter, never the other way round. */
export async function closeAccount(
  queries: Queries,
  memberId: number,
  months: number,
  at: number,
): Promise<void> {
  if (months < LEAST_CLOSED_MONTHS || months > CLOSED_MONTHS_MAX)
    throw new Refusal(`请选择关闭时间，最短${LEAST_CLOSED_MONTHS}个月`);
  const closedUntil = beijingMonthsLater(at, months);
  const { closedUntil: before } = await exclusionOf(queries, memberId, at);
  if (closedUntil < before)
    throw new Refusal(`账户关闭不能取消或缩短，现至 ${beijingText(before)}（北京时间）`);
  await queries
    .insert(exclusions)
    .values({ memberId, closedUntil })
    .onConflictDoUpdate({ target: exclusions.memberId, set: { closedUntil } });
}
