import { desc, eq, lte, sql, and } from 'drizzle-orm';
import { bets } from '#sandbox/db/moneySchema.ts';
import { members, vipLevels } from '#sandbox/db/schema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { depositSum } from '#sandbox/session/userInfo.ts';

/**
 * Raises a member to the highest level whose deposits and bets are reached. The documents do not say when levels are
 * updated; a level is never lowered.
 */
export async function raiseVip(queries: Queries, memberId: number): Promise<void> {
  const recharge = (await depositSum(queries, memberId)) / 100;
  const [played] = await queries
    .select({ sum: sql<number>`coalesce(sum(${bets.amount}), 0) / 100` })
    .from(bets)
    .where(eq(bets.memberId, memberId));
  const [reached] = await queries
    .select({ level: vipLevels.level })
    .from(vipLevels)
    .where(and(lte(vipLevels.recharge, recharge), lte(vipLevels.flow, played?.sum ?? 0)))
    .orderBy(desc(vipLevels.level))
    .limit(1);
  await queries
    .update(members)
    .set({ vip: sql`max(${members.vip}, ${reached?.level ?? 0})` })
    .where(eq(members.id, memberId));
}
