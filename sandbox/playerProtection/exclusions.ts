import { eq } from 'drizzle-orm';
import { exclusions } from '#sandbox/db/moneySchema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { Refusal } from '#sandbox/http/answer.ts';
import { beijingMonthsLater, beijingText, DAY_MS } from '#sandbox/http/beijing.ts';

/** The possible lengths of a break, in days. */
export const BREAK_DAYS: readonly number[] = [1, 7, 30];
/** The minimum time for which an account can be closed, in months. */
export const LEAST_CLOSED_MONTHS = 6;
export const CLOSED_MONTHS_MAX = 60;

/** Until when a member is excluded, in ms; 0 if not excluded. */
export interface Exclusion {
  breakUntil: number;
  closedUntil: number;
}

/** The exclusion in force at `at`. */
export async function exclusionOf(queries: Queries, memberId: number, at: number): Promise<Exclusion> {
  const [row] = await queries.select().from(exclusions).where(eq(exclusions.memberId, memberId));
  const inForce = (until = 0) => (until > at ? until : 0);
  return { breakUntil: inForce(row?.breakUntil), closedUntil: inForce(row?.closedUntil) };
}

/** Refuses games and deposits during a break or while the account is closed. */
export async function refuseExcluded(queries: Queries, memberId: number, at: number): Promise<void> {
  const { breakUntil, closedUntil } = await exclusionOf(queries, memberId, at);
  refuseClosedUntil(closedUntil);
  if (breakUntil > 0)
    throw new Refusal(`您正在休息，游戏和充值于 ${beijingText(breakUntil)}（北京时间）恢复，提现不受影响`);
}

/** Refuses what is only forbidden while the account is closed: red packets and promotions. */
export async function refuseClosedAccount(queries: Queries, memberId: number, at: number): Promise<void> {
  refuseClosedUntil((await exclusionOf(queries, memberId, at)).closedUntil);
}

function refuseClosedUntil(closedUntil: number): void {
  if (closedUntil > 0)
    throw new Refusal(`您的账户已关闭至 ${beijingText(closedUntil)}（北京时间），期间仅可登录和提现`);
}

/** Starts a break; a running one can only be extended. */
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

/** Closes the account; the time can only be extended. */
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
