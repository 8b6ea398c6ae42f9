import { eq } from 'drizzle-orm';
import { members, unknownLogins } from '#sandbox/db/schema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { Refusal } from '#sandbox/http/answer.ts';

/** Number of wrong login passwords after which an account is locked, and for how long, in ms. */
const TRIES = 5;
const LOCK_MS = 60_000;

/** Refuses while the account is locked; `until` and `now` in ms. */
export function refuseLocked(until: number, now: number): void {
  if (until > now) throw new Refusal('密码错误次数过多，请1分钟后再试', 429);
}

/** Counts a login attempt; `right` resets the count. Refuses while the account is locked. */
export async function countLoginPassword(
  queries: Queries,
  memberId: number,
  right: boolean,
  now: number,
): Promise<void> {
  const [member] = await queries.select().from(members).where(eq(members.id, memberId));
  refuseLocked(member?.lockedUntil ?? 0, now);
  const { failed, lockedUntil } = right
    ? { failed: 0, lockedUntil: 0 }
    : counted(member?.failedLogins ?? 0, now);
  await queries.update(members).set({ failedLogins: failed, lockedUntil }).where(eq(members.id, memberId));
}

/** The count after one more wrong password, and until when it locks. */
function counted(before: number, now: number): { failed: number; lockedUntil: number } {
  const isLocked = before + 1 >= TRIES;
  return { failed: isLocked ? 0 : before + 1, lockedUntil: isLocked ? now + LOCK_MS : 0 };
}

/** Until when a name that nobody has is locked; names are told apart as those of members are. */
export async function unknownLockedUntil(queries: Queries, name: string): Promise<number> {
  return (await unknownLogin(queries, name))?.lockedUntil ?? 0;
}

/** Counts a login with a name that nobody has: it locks like any other, or the lock would tell which names exist. */
export async function countUnknownName(queries: Queries, name: string, now: number): Promise<void> {
  const before = await unknownLogin(queries, name);
  refuseLocked(before?.lockedUntil ?? 0, now);
  const row = { ...counted(before?.failed ?? 0, now), seenAt: now };
  await queries
    .insert(unknownLogins)
    .values({ name: keyOf(name), ...row })
    .onConflictDoUpdate({ target: unknownLogins.name, set: row });
}

async function unknownLogin(queries: Queries, name: string) {
  const [row] = await queries
    .select()
    .from(unknownLogins)
    .where(eq(unknownLogins.name, keyOf(name)));
  return row;
}

const keyOf = (name: string): string => name.toLowerCase();
