import { eq } from 'drizzle-orm';
import { PROTOCOLS } from '#machines/kit/money/payoutAccount.ts';
import type { UsdtTerms } from '#sandbox/backend.ts';
import type { cards } from '#sandbox/db/memberSchema.ts';
import { withdrawals } from '#sandbox/db/moneySchema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { Refusal } from '#sandbox/http/answer.ts';
import { book, main, pending, world } from '#sandbox/ledger/ledger.ts';
import { nextNumber } from '#sandbox/ledger/numbers.ts';
import type { Decision } from '#sandbox/deposit/deposits.ts';
import { usdtReceived } from '#sandbox/ledger/usdt.ts';

/** The minimum withdrawal, in cents (spec 2 §9). */
export const LEAST_WITHDRAWAL = 100_00;

/** Where a withdrawal goes; for USDT the owner is the protocol and the number the address. */
export type Payee = Pick<typeof cards.$inferSelect, 'type' | 'bank' | 'bankOwner' | 'bankNo'>;

/** Moves the amount (cents) to the pending account until the review, at the current terms; returns the withdrawal. */
export async function openWithdrawal(
  queries: Queries,
  memberId: number,
  amount: number,
  card: Payee,
  terms: UsdtTerms,
  at: number,
) {
  const number = await nextNumber(queries, withdrawals, 'TX', at);
  const [row] = await queries
    .insert(withdrawals)
    .values({
      number,
      memberId,
      amount,
      bank: card.bank,
      bankOwner: card.bankOwner,
      bankNo: card.bankNo,
      ...payout(card, amount, terms),
      state: 1,
      createdAt: at,
    })
    .returning();
  if (row === undefined) throw new Error('A withdrawal got no row');
  const movement = {
    kind: 'withdrawal',
    memberId,
    ref: number,
    at,
    legs: [
      [main(memberId), -amount],
      [pending(memberId), amount],
    ] satisfies Parameters<typeof book>[1]['legs'],
  };
  await book(queries, movement, '余额不足，无法提现');
  return row;
}

/** Settles a pending withdrawal: if approved, the money is booked to the world; if rejected, to the main wallet. */
export async function settleWithdrawal(
  queries: Queries,
  number: string,
  decision: Decision,
  at: number,
): Promise<void> {
  const [row] = await queries.select().from(withdrawals).where(eq(withdrawals.number, number));
  if (row === undefined) throw new Refusal('订单不存在', 404);
  if (row.state !== 1) throw new Refusal('订单已处理', 409);
  const state = decision === 'approve' ? 2 : 3;
  await queries.update(withdrawals).set({ state, settledAt: at }).where(eq(withdrawals.id, row.id));
  const { memberId, amount } = row;
  await book(queries, {
    kind: decision === 'approve' ? 'withdrawalPaid' : 'withdrawalReturned',
    memberId,
    ref: number,
    at,
    legs: [
      [pending(memberId), -amount],
      [decision === 'approve' ? world : main(memberId), amount],
    ],
  });
}

/** The USDT paid to a virtual account, with its fee; nothing for a bank (D19). */
function payout(card: Payee, amount: number, terms: UsdtTerms): { received: string; fee: string } {
  if (card.type === 1) return { received: '', fee: '' };
  const protocol = PROTOCOLS.find((name) => name === card.bankOwner || name === card.bank);
  const fees = { ERC20: terms.erc20Fee, TRC20: terms.trc20Fee };
  const fee = protocol === undefined ? '0.00' : fees[protocol];
  return { received: usdtReceived(amount, terms.withdrawRate, fee), fee };
}
