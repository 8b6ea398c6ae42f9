import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { accounts, deposits, journals } from '#sandbox/db/ledgerSchema.ts';
import { agentApplications, applications } from '#sandbox/db/memberSchema.ts';
import { withdrawals } from '#sandbox/db/moneySchema.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { Refusal } from '#sandbox/http/answer.ts';
import { yuan } from '#sandbox/ledger/cents.ts';
import { allowFloor, balanceOf, book, house, main } from '#sandbox/ledger/ledger.ts';
import { closeSessions } from '#sandbox/session/sessions.ts';

const flag = v.optional(v.picklist([0, 1]));
const signedAmount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => Math.round(Number(value) * 100)),
  v.safeInteger(),
);

/** The fields of a member that a tester can set; `balance` and `mbalance` in CNY, also negative. */
export const MemberChange = v.strictObject({
  balance: v.optional(signedAmount),
  mbalance: v.optional(signedAmount),
  vip: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  isagent: flag,
  transferstatus: flag,
  /** ends every session of the member */
  expire: v.optional(v.boolean()),
});

/** Sets a member's fields; a new balance is booked against the house. */
export async function setMember(
  queries: Queries,
  name: string,
  change: v.InferOutput<typeof MemberChange>,
  now: number,
): Promise<void> {
  const { id } = await namedMember(queries, name);
  const { balance, mbalance, expire, vip, isagent, transferstatus } = change;
  const fields = {
    ...(mbalance === undefined ? {} : { turnover: mbalance }),
    ...(vip === undefined ? {} : { vip }),
    ...(isagent === undefined ? {} : { isagent }),
    ...(transferstatus === undefined ? {} : { transferstatus }),
  };
  if (Object.keys(fields).length > 0) await queries.update(members).set(fields).where(eq(members.id, id));
  if (expire === true) await closeSessions(queries, id);
  if (balance === undefined) return;
  if (balance < 0) await allowFloor(queries, main(id), balance);
  const rise = balance - (await balanceOf(queries, main(id)));
  await book(queries, {
    kind: 'adjustment',
    memberId: id,
    at: now,
    legs: [
      [house, -rise],
      [main(id), rise],
    ],
  });
}

/**
 * A member's state for tests: balances in CNY by account, the number of booked movements of each kind, and the numbers
 * of the pending reviews, oldest first of each kind.
 */
export async function memberForTester(queries: Queries, name: string) {
  const member = await namedMember(queries, name);
  const own = await queries.select().from(accounts).where(eq(accounts.memberId, member.id));
  const booked = await queries
    .select({ kind: journals.kind, count: sql<number>`count(*)` })
    .from(journals)
    .where(eq(journals.memberId, member.id))
    .groupBy(journals.kind);
  return {
    username: member.username,
    vip: member.vip,
    isagent: member.isagent,
    transferstatus: member.transferstatus,
    balances: Object.fromEntries(
      own.map(({ kind, platform, balance }) => [platform === '' ? kind : platform, yuan(balance)]),
    ),
    booked: Object.fromEntries(booked.map(({ kind, count }) => [kind, count])),
    pending: await pendingReviews(queries, member.id),
  };
}

async function pendingReviews(queries: Queries, memberId: number): Promise<string[]> {
  const numbers: string[] = [];
  for (const table of [deposits, withdrawals]) {
    const rows = await queries
      .select({ number: table.number })
      .from(table)
      .where(and(eq(table.memberId, memberId), eq(table.state, 1)))
      .orderBy(table.id);
    numbers.push(...rows.map(({ number }) => number));
  }
  for (const [prefix, table] of [
    ['HD', applications],
    ['DL', agentApplications],
  ] as const) {
    const rows = await queries
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.memberId, memberId), eq(table.state, 1)))
      .orderBy(table.id);
    numbers.push(...rows.map(({ id }) => prefix + String(id)));
  }
  return numbers;
}

/** The member with this username; refuses if there is none. */
export async function namedMember(queries: Queries, name: string) {
  const [member] = await queries.select().from(members).where(eq(members.username, name));
  if (member === undefined) throw new Refusal('没有这个会员', 404);
  return member;
}
