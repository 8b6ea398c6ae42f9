import { and, eq, or, sql } from 'drizzle-orm';
import { type AccountKind, accounts, entries, journals } from '#sandbox/db/ledgerSchema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { Refusal } from '#sandbox/http/answer.ts';

/** Identifies an account: a member's, or that of the house or the world (member 0). */
export interface AccountName {
  kind: AccountKind;
  memberId?: number;
  platform?: string;
}

/** One entry of a movement, in cents: negative leaves the account, positive arrives. */
export type Leg = [account: AccountName, amount: number];

export const house: AccountName = { kind: 'house' };
export const world: AccountName = { kind: 'world' };
export const main = (memberId: number): AccountName => ({ kind: 'main', memberId });
export const lottery = (memberId: number): AccountName => ({ kind: 'lottery', memberId });
export const pending = (memberId: number): AccountName => ({ kind: 'pending', memberId });
export const platform = (memberId: number, name: string): AccountName => ({
  kind: 'platform',
  memberId,
  platform: name,
});

/** The floor of the house and the world, which may be negative; cents are exact within it. */
const LOWEST = -9_000_000_000_000_00;

export interface Movement {
  kind: string;
  memberId?: number;
  /** the number of the related deposit, withdrawal or transfer */
  ref?: string;
  at: number;
  legs: Leg[];
}

/**
 * Books a movement by double entry, so its legs must add up to 0. If an account would fall below its floor, the whole
 * movement is refused with `shortage`.
 */
export async function book(queries: Queries, movement: Movement, shortage = '余额不足'): Promise<number> {
  const legs = movement.legs.filter(([, amount]) => amount !== 0);
  const sum = legs.reduce((total, [, amount]) => total + amount, 0);
  if (sum !== 0 || !legs.every(([, amount]) => Number.isSafeInteger(amount))) {
    throw new Error(`Movement ${movement.kind} is off by ${sum} cents`);
  }
  const { kind, memberId = 0, ref = '', at } = movement;
  const [journal] = await queries
    .insert(journals)
    .values({ kind, memberId, ref, createdAt: at })
    .returning({ id: journals.id });
  if (journal === undefined) throw new Error('A journal got no number');
  if (legs.length === 0) return journal.id;
  const ids = await openedAccounts(
    queries,
    legs.map(([name]) => name),
  );
  const rows = legs.map(([, amount], index) => ({
    journalId: journal.id,
    accountId: ids[index] ?? 0,
    amount,
  }));
  // Outgoing entries first, so that a shortage is found before money of the same movement covers it.
  rows.sort((a, b) => a.amount - b.amount);
  await queries
    .insert(entries)
    .values(rows)
    .catch((error: unknown) => {
      throw isShortage(error) ? new Refusal(shortage) : error;
    });
  return journal.id;
}

/** The balance of an account in cents; 0 if it was never used. */
export async function balanceOf(queries: Queries, name: AccountName): Promise<number> {
  const [row] = await queries.select({ balance: accounts.balance }).from(accounts).where(named(name));
  return row?.balance ?? 0;
}

/** Sets the floor of an account to `floor` cents; only the seed and the testers' calls create negative balances. */
export async function allowFloor(queries: Queries, name: AccountName, floor: number): Promise<void> {
  const [id = 0] = await openedAccounts(queries, [name]);
  await queries.update(accounts).set({ floor }).where(eq(accounts.id, id));
}

/** Sums in cents over all accounts: `total` is always 0, `inside` only changes by deposits and withdrawals. */
export async function ledgerSums(
  queries: Queries,
): Promise<{ total: number; inside: number; lowest: number }> {
  const [row] = await queries
    .select({
      total: sql<number>`coalesce(sum(${accounts.balance}), 0)`,
      inside: sql<number>`coalesce(sum(${accounts.balance}) filter (where ${accounts.kind} <> 'world'), 0)`,
      lowest: sql<number>`coalesce(min(${accounts.balance}) filter (where ${accounts.memberId} <> 0), 0)`,
    })
    .from(accounts);
  return row ?? { total: 0, inside: 0, lowest: 0 };
}

function named({ kind, memberId = 0, platform: name = '' }: AccountName) {
  return and(eq(accounts.memberId, memberId), eq(accounts.kind, kind), eq(accounts.platform, name));
}

/** The ids of the accounts in the order of `names`; an account is created at 0 on first use. */
async function openedAccounts(queries: Queries, names: readonly AccountName[]): Promise<number[]> {
  const found = await queries
    .select()
    .from(accounts)
    .where(or(...names.map((name) => named(name))));
  const ids: number[] = [];
  for (const { kind, memberId = 0, platform: at = '' } of names) {
    const known = found.find((row) => row.kind === kind && row.memberId === memberId && row.platform === at);
    if (known !== undefined) {
      ids.push(known.id);
      continue;
    }
    const floor = memberId === 0 ? LOWEST : 0;
    const [opened] = await queries
      .insert(accounts)
      .values({ kind, memberId, platform: at, floor })
      .returning();
    if (opened === undefined) throw new Error('An account got no number');
    found.push(opened);
    ids.push(opened.id);
  }
  return ids;
}

function isShortage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes('enough_money')) return true;
  }
  return false;
}
