import { eq } from 'drizzle-orm';
import { type Member, members } from '#sandbox/db/schema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { type Answer, Refusal } from '#sandbox/http/answer.ts';
import { matchesSecret } from './passwords.ts';

/** Number of wrong fund passwords after which every call that requires one is locked, and for how long, in ms. */
export const FUND_TRIES = 5;
export const FUND_LOCK_MS = 10 * 60_000;

/** Counts the compared password; returns the refusal to answer with, or null if the password was right. */
export type FundCheck = (queries: Queries, now: number) => Promise<Answer | null>;

/**
 * Compares a fund password before the transaction that needs it, because hashing inside it would block all others.
 * A wrong one is returned rather than thrown, so that its count is not rolled back.
 */
export async function fundCheck(
  member: Member,
  secret: string,
  wrongText = '支付密码错误',
): Promise<FundCheck> {
  const right = await matchesSecret(secret, member.fundPassword);
  return async (queries, now) => {
    const [present] = await queries.select().from(members).where(eq(members.id, member.id));
    if ((present?.fundLockedUntil ?? 0) > now) throw new Refusal('支付密码错误次数过多，请10分钟后再试', 429);
    const failed = right ? 0 : (present?.failedFund ?? 0) + 1;
    const locks = failed >= FUND_TRIES;
    await queries
      .update(members)
      .set({ failedFund: locks ? 0 : failed, fundLockedUntil: locks ? now + FUND_LOCK_MS : 0 })
      .where(eq(members.id, member.id));
    if (right) return null;
    if (locks) return new Refusal('支付密码错误次数过多，请10分钟后再试', 429).answer;
    return new Refusal(`${wrongText}，还可尝试${FUND_TRIES - failed}次`).answer;
  };
}
