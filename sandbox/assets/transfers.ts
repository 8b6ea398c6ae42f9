import { transfers } from '#sandbox/db/moneySchema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { balanceOf, book, main, platform } from '#sandbox/ledger/ledger.ts';
import { nextNumber } from '#sandbox/ledger/numbers.ts';
import { platforms } from './platforms.ts';

export interface Transfer {
  memberId: number;
  /** `in` goes to the platform, `out` back to the main wallet (spec 2 §4) */
  direction: 'in' | 'out';
  platform: string;
  /** cents above 0 */
  amount: number;
  at: number;
}

const shortage = {
  in: '操作金额超出了您的账户余额！',
  out: '操作金额超出了您该游戏平台的余额！',
} as const;

/** Transfers money between the main wallet and a platform, and returns the transfer's number. */
export async function transfer(
  queries: Queries,
  { memberId, direction, at, ...move }: Transfer,
): Promise<string> {
  const number = await nextNumber(queries, transfers, direction === 'in' ? 'ZR' : 'ZC', at);
  await queries.insert(transfers).values({ ...move, number, memberId, direction, state: 1, createdAt: at });
  const toPlatform = direction === 'in' ? move.amount : -move.amount;
  const movement = {
    kind: direction === 'in' ? 'transferIn' : 'transferOut',
    memberId,
    ref: number,
    at,
    legs: [
      [main(memberId), -toPlatform],
      [platform(memberId, move.platform), toPlatform],
    ] satisfies Parameters<typeof book>[1]['legs'],
  };
  await book(queries, movement, shortage[direction]);
  return number;
}

/** Transfers all platform balances back to the main wallet; returns the sum in cents. */
export async function recoverAll(queries: Queries, memberId: number, at: number): Promise<number> {
  let sum = 0;
  for (const name of platforms.keys()) {
    const amount = await balanceOf(queries, platform(memberId, name));
    if (amount <= 0) continue;
    await transfer(queries, { memberId, direction: 'out', platform: name, amount, at });
    sum += amount;
  }
  return sum;
}
