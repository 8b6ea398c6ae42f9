import { eq } from 'drizzle-orm';
import { members } from '#sandbox/db/schema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { beijingDayStart, DAY_MS } from '#sandbox/http/beijing.ts';
import { allowFloor, balanceOf, book, house, lottery, main } from '#sandbox/ledger/ledger.ts';
import { hashSecret } from '#sandbox/password/passwords.ts';
import { openDeposit, settleDeposit } from '#sandbox/deposit/deposits.ts';
import { chancesOf } from '#sandbox/redPacket/chances.ts';
import { DEMO_PASSWORD, type DemoMember, demoMembers, NEW_MEMBER_FUND_PASSWORD } from '#sandbox/seed/demo.ts';
import { seedHistory } from '#sandbox/seed/history.ts';

/** Shared by all seeded members of a process, because hashing each would take most of a test's start-up. */
const demoHashes = Promise.all([hashSecret(DEMO_PASSWORD), hashSecret(NEW_MEMBER_FUND_PASSWORD)]);

/** Creates the demo's members with their balances. */
export async function seedMembers(queries: Queries, now: number): Promise<void> {
  const [password, fundPassword] = await demoHashes;
  for (const seed of demoMembers) {
    const [row] = await queries
      .insert(members)
      .values({
        username: seed.username,
        phone: seed.phone,
        realname: seed.realname,
        email: `${seed.username}@example.com`,
        avatar: `/sandbox/art/avatar/${seed.username}.svg`,
        password,
        fundPassword,
        isagent: seed.isagent,
        createdAt: now - 90 * DAY_MS,
      })
      .returning({ id: members.id });
    if (row === undefined) continue;
    await seedMoney(queries, row.id, seed, now);
    const { vip, turnover } = seed;
    await queries.update(members).set({ vip, turnover }).where(eq(members.id, row.id));
  }
}

/** Lent by the house while the history is booked, so that no order of its movements causes a shortage. */
const FLOAT = 500_000_00;

async function seedMoney(queries: Queries, memberId: number, seed: DemoMember, now: number): Promise<void> {
  const open = (amount: number) =>
    book(queries, {
      kind: 'opening',
      memberId,
      at: now - DAY_MS,
      legs: [
        [house, -amount],
        [main(memberId), amount],
      ],
    });
  await open(FLOAT);
  if (seed.deposited > 0) await deposit(queries, memberId, seed.deposited, now - 35 * DAY_MS);
  if (seed.history) await seedHistory(queries, memberId, now);
  if (seed.yesterday > 0) await depositYesterday(queries, memberId, seed.yesterday, now);
  await book(queries, {
    kind: 'opening',
    memberId,
    at: now - DAY_MS,
    legs: [
      [main(memberId), -seed.lottery],
      [lottery(memberId), seed.lottery],
    ],
  });
  // The rest of the balance is booked as won from the house, or lost to it.
  if (seed.balance < 0) await allowFloor(queries, main(memberId), seed.balance);
  await open(seed.balance - (await balanceOf(queries, main(memberId))));
}

/** An approved deposit at noon of the previous Beijing day, in cents. */
function depositYesterday(queries: Queries, memberId: number, amount: number, now: number): Promise<void> {
  return deposit(queries, memberId, amount, beijingDayStart(now) - DAY_MS / 2);
}

/** Repeats yesterday's deposits of the demo's members, so that a demo that runs for days still has red packets. */
export async function renewYesterday(queries: Queries, now: number): Promise<void> {
  for (const { username, yesterday } of demoMembers) {
    const [member] = await queries.select().from(members).where(eq(members.username, username));
    if (member === undefined || yesterday === 0) continue;
    const { deposited } = await chancesOf(queries, member.id, now);
    if (deposited === 0) await depositYesterday(queries, member.id, yesterday, now);
  }
}

async function deposit(queries: Queries, memberId: number, amount: number, at: number): Promise<void> {
  const number = await openDeposit(queries, {
    memberId,
    kind: 'online',
    payWay: '银联快捷',
    channel: '极速通道',
    amount,
    at,
  });
  await settleDeposit(queries, number, 'approve', at);
}
