import { eq } from 'drizzle-orm';
import { members } from '#sandbox/db/schema.ts';
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
  const failed = right ? 0 : (member?.failedLogins ?? 0) + 1;
  const isLocked = failed >= TRIES;
  await queries
    .update(members)
    .set({ failedLogins: isLocked ? 0 : failed, lockedUntil: isLocked ? now + LOCK_MS : 0 })
    .where(eq(members.id, memberId));
}
