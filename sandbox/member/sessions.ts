import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Backend } from '#sandbox/backend.ts';
import { type Member, members, sessions } from '#sandbox/db/schema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { EXPIRED_TEXT, Refusal } from '#sandbox/http/answer.ts';

/** A session ends after this long without a call, in ms. */
export const SESSION_IDLE_MS = 24 * 60 * 60 * 1000;
/** Writing down every poll would make each a transaction. */
const SEEN_STEP_MS = 60_000;

/** A member with the token of this request. */
export interface SignedIn {
  member: Member;
  token: string;
  since: number;
}

/** Opens a session and answers its token, which is stored only as a hash. */
export async function openSession(queries: Queries, memberId: number, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await queries
    .insert(sessions)
    .values({ tokenHash: hashToken(token), memberId, createdAt: now, seenAt: now });
  return token;
}

/** Who asks; refuses with code 401 where the token is missing, unknown, ended or idle too long (spec 1 §8). */
export async function signedIn(c: Context, backend: Backend, text = EXPIRED_TEXT): Promise<SignedIn> {
  const token = bearer(c);
  if (token === '') throw new Refusal(text, 401);
  const tokenHash = hashToken(token);
  const found = await backend.store.read(async (queries) => {
    const [row] = await queries
      .select({ member: members, session: sessions })
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .where(eq(sessions.tokenHash, tokenHash));
    return row;
  });
  if (found === undefined) throw new Refusal(text, 401);
  const idle = backend.now() - found.session.seenAt;
  if (idle > SESSION_IDLE_MS) {
    await backend.store.write((queries) => closeSession(queries, token));
    throw new Refusal(text, 401);
  }
  if (idle > SEEN_STEP_MS) {
    const seenAt = backend.now();
    await backend.store.write(async (queries) => {
      await queries.update(sessions).set({ seenAt }).where(eq(sessions.tokenHash, tokenHash));
    });
  }
  return { member: found.member, token, since: found.session.createdAt };
}

/** Ends the session of this token. */
export async function closeSession(queries: Queries, token: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends all sessions of a member, but the one of `kept` where given. */
export async function closeSessions(queries: Queries, memberId: number, kept?: string): Promise<void> {
  const others = kept === undefined ? undefined : ne(sessions.tokenHash, hashToken(kept));
  await queries.delete(sessions).where(and(eq(sessions.memberId, memberId), others));
}

/** The token of the Authorization header, empty where there is none. */
export function bearer(c: Context): string {
  return /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
}

/** The lottery token of a session: derived, so that nothing is stored and it ends with the session. */
export function lotteryToken(token: string): string {
  return createHmac('sha256', token).update('lottery').digest('base64url');
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
