import { and, eq } from 'drizzle-orm';
import { agentApplications, applications } from '#sandbox/db/memberSchema.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { Refusal } from '#sandbox/http/answer.ts';
import { type Decision, settleDeposit } from '#sandbox/deposit/deposits.ts';
import { settleWithdrawal } from '#sandbox/withdraw/withdrawals.ts';

/**
 * Decides a pending review by its number: CK… deposit, TX… withdrawal, HD{id} application for a promotion, DL{id}
 * application to become an agent.
 */
export async function review(
  queries: Queries,
  number: string,
  decision: Decision,
  at: number,
): Promise<void> {
  const id = Number(number.slice(2));
  switch (number.slice(0, 2)) {
    case 'CK':
      return settleDeposit(queries, number, decision, at);
    case 'TX':
      return settleWithdrawal(queries, number, decision, at);
    case 'HD':
      await decide(queries, applications, id, decision);
      return;
    case 'DL': {
      const memberId = await decide(queries, agentApplications, id, decision);
      if (decision === 'approve') {
        await queries.update(members).set({ isagent: 1 }).where(eq(members.id, memberId));
      }
      return;
    }
    default:
      throw new Refusal('订单不存在', 404);
  }
}

async function decide(
  queries: Queries,
  table: typeof applications | typeof agentApplications,
  id: number,
  decision: Decision,
): Promise<number> {
  const [row] = await queries
    .update(table)
    .set({ state: decision === 'approve' ? 2 : 3 })
    .where(and(eq(table.id, id), eq(table.state, 1)))
    .returning({ memberId: table.memberId });
  if (row === undefined) throw new Refusal('没有待审核的申请', 404);
  return row.memberId;
}
