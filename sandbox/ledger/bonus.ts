import { eq, sql } from 'drizzle-orm';
import { bonuses } from '#sandbox/db/moneySchema.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { book, house, main } from '#sandbox/ledger/ledger.ts';
import { nextNumber } from '#sandbox/ledger/numbers.ts';

interface Bonus {
  memberId: number;
  /** the kind of its journal in the ledger */
  kind: string;
  /** 1 trial money, 2 activity reward, 3 recharge gift, 4 subsidy, 5 adjustment, 6 other (spec 2 §4) */
  type: number;
  /** cents above 0 */
  amount: number;
  /** 1 income, 2 expense */
  state?: 1 | 2;
  at: number;
}

/** Books a bonus from the house to the main wallet (or back), records it, and adds it to the turnover once. */
export async function giveBonus(queries: Queries, bonus: Bonus): Promise<void> {
  const { memberId, kind, type, amount, state = 1, at } = bonus;
  const number = await nextNumber(queries, bonuses, 'CJ', at);
  await queries.insert(bonuses).values({ number, memberId, type, state, amount, createdAt: at });
  const signed = state === 1 ? amount : -amount;
  await book(queries, {
    kind,
    memberId,
    ref: number,
    at,
    legs: [
      [house, -signed],
      [main(memberId), signed],
    ],
  });
  if (state === 1) await addTurnover(queries, memberId, amount);
}

/** Increases the required turnover (mbalance), in cents. */
export async function addTurnover(queries: Queries, memberId: number, amount: number): Promise<void> {
  await queries
    .update(members)
    .set({ turnover: sql`${members.turnover} + ${amount}` })
    .where(eq(members.id, memberId));
}
