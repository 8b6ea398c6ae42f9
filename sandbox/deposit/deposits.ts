import { eq } from 'drizzle-orm';
import { deposits } from '#sandbox/db/ledgerSchema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { Refusal } from '#sandbox/http/answer.ts';
import { addTurnover } from '#sandbox/ledger/bonus.ts';
import { book, main, world } from '#sandbox/ledger/ledger.ts';
import { nextNumber } from '#sandbox/ledger/numbers.ts';
import { raiseVip } from '#sandbox/vip/vip.ts';
import { refuseOverLimit } from '#sandbox/playerProtection/depositLimits.ts';
import { refuseExcluded } from '#sandbox/playerProtection/exclusions.ts';

/** The operator's decision of a review. */
export type Decision = 'approve' | 'reject';

export interface NewDeposit {
  memberId: number;
  kind: 'online' | 'offline' | 'usdt';
  /** the payment method, as displayed in the records */
  payWay: string;
  channel?: string;
  /** cents above 0 */
  amount: number;
  detail?: Record<string, string>;
  at: number;
}

/** Stores a pending deposit and returns its number; nothing is booked yet. */
export async function openDeposit(queries: Queries, deposit: NewDeposit): Promise<string> {
  const { at, ...fields } = deposit;
  const number = await nextNumber(queries, deposits, 'CK', at);
  await queries.insert(deposits).values({ ...fields, number, state: 1, createdAt: at });
  return number;
}

/** Opens a deposit requested by the member, unless a break, a closed account or a limit forbids it (D62). */
export async function requestDeposit(queries: Queries, deposit: NewDeposit): Promise<string> {
  const { memberId, amount, at } = deposit;
  await refuseExcluded(queries, memberId, at);
  await refuseOverLimit(queries, memberId, amount, at);
  return openDeposit(queries, deposit);
}

/** Settles a pending deposit; if approved, the money is booked from the world. */
export async function settleDeposit(
  queries: Queries,
  number: string,
  decision: Decision,
  at: number,
): Promise<void> {
  const [deposit] = await queries.select().from(deposits).where(eq(deposits.number, number));
  if (deposit === undefined) throw new Refusal('订单不存在', 404);
  if (deposit.state !== 1) throw new Refusal('订单已处理', 409);
  const state = decision === 'approve' ? 2 : 3;
  await queries.update(deposits).set({ state, settledAt: at }).where(eq(deposits.id, deposit.id));
  if (decision === 'reject') return;
  const { memberId, amount } = deposit;
  await book(queries, {
    kind: 'deposit',
    memberId,
    ref: number,
    at,
    legs: [
      [world, -amount],
      [main(memberId), amount],
    ],
  });
  await addTurnover(queries, memberId, amount);
  await raiseVip(queries, memberId);
}
