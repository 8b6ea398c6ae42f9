import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Backend } from '#sandbox/backend.ts';
import { type Member, members, sessions } from '#sandbox/db/schema.ts';
import { deleteOldRows } from '#sandbox/db/oldRows.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { EXPIRED_TEXT, Refusal } from '#sandbox/http/answer.ts';

/** A session ends after this long without a call, in ms. */
export const SESSION_IDLE_MS = 24 * 60 * 60 * 1000;
/** The last use is stored in steps of this length, in ms, to avoid a transaction for every poll. */
const SEEN_STEP_MS = 60_000;

/** A member with the token of the current request. */
export interface SignedIn {
  member: Member;
  token: string;
  since: number;
}

/** Opens a session and returns its token, of which only the hash is stored; rows that are no longer used go. */
export async function openSession(queries: Queries, memberId: number, now: number): Promise<string> {
  await deleteOldRows(queries, now);
  const token = randomBytes(32).toString('base64url');
  await queries
    .insert(sessions)
    .values({ tokenHash: hashToken(token), memberId, createdAt: now, seenAt: now });
  return token;
}

/** Authenticates a request; refuses with code 401 if the token is missing, unknown, closed or expired (spec 1 §8). */
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

/** Closes the session of this token. */
export async function closeSession(queries: Queries, token: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Closes all sessions of a member, except the one of `kept` if given. */
export async function closeSessions(queries: Queries, memberId: number, kept?: string): Promise<void> {
  const others = kept === undefined ? undefined : ne(sessions.tokenHash, hashToken(kept));
  await queries.delete(sessions).where(and(eq(sessions.memberId, memberId), others));
}

/** The token of the Authorization header, or an empty string. */
export function bearer(c: Context): string {
  return /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
}

/** The lottery token of a session: derived, so that it needs no storage and ends with the session. */
export function lotteryToken(token: string): string {
  return createHmac('sha256', token).update('lottery').digest('base64url');
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
