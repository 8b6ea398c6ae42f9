import { eq } from 'drizzle-orm';
import type { Backend } from '#sandbox/backend.ts';
import { smsCodes } from '#sandbox/db/schema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { Refusal } from '#sandbox/http/answer.ts';

/** Minimum time between two SMS to a phone, in ms (spec 1 §9). */
export const SMS_INTERVAL_MS = 60_000;
/** The number of SMS that one client may request within this time, in ms, for whatever phones. */
export const SMS_PER_SENDER = 20;
const SENDER_MS = 60 * 60_000;
/** How long a code is valid, in ms. */
export const SMS_VALID_MS = 5 * 60_000;
/** Number of attempts per code, to prevent brute force. */
const SMS_TRIES = 5;

/** Creates a code for a phone and writes it to the log, in place of an SMS; `sender` is the client's address. */
export async function sendCode(backend: Backend, phone: string, sender: string | undefined): Promise<void> {
  const now = backend.now();
  if (sender !== undefined) countSms(backend.smsBySender, sender, now);
  const code = String(Math.floor(backend.random() * 1_000_000)).padStart(6, '0');
  await backend.store.write(async (queries) => {
    const last = await lastCode(queries, phone);
    if (last !== undefined && now - last.sentAt < SMS_INTERVAL_MS) {
      throw new Refusal('验证码发送过于频繁，请稍后再试', 429);
    }
    const row = { code, sentAt: now, tries: 0 };
    await queries
      .insert(smsCodes)
      .values({ phone, ...row })
      .onConflictDoUpdate({ target: smsCodes.phone, set: row });
  });
  backend.log(`短信验证码 ${phone}: ${code}`);
}

/** Refuses a client that has requested too many. Clients whose time is over are forgotten. */
function countSms(bySender: Backend['smsBySender'], sender: string, now: number): void {
  for (const [known, times] of bySender) {
    const recent = times.filter((time) => now - time < SENDER_MS);
    if (recent.length === 0) bySender.delete(known);
    else bySender.set(known, recent);
  }
  const sent = bySender.get(sender) ?? [];
  if (sent.length >= SMS_PER_SENDER) throw new Refusal('验证码发送过于频繁，请稍后再试', 429);
  bySender.set(sender, [...sent, now]);
}

/** The last code sent to a phone. */
export async function lastCode(queries: Queries, phone: string) {
  const [row] = await queries.select().from(smsCodes).where(eq(smsCodes.phone, phone));
  return row;
}

/** Whether it is the phone's code. A wrong attempt is counted; the code stays valid until `useCode`. */
export async function guessCode(
  queries: Queries,
  phone: string,
  code: string,
  now: number,
): Promise<boolean> {
  const last = await lastCode(queries, phone);
  if (last === undefined || now - last.sentAt > SMS_VALID_MS || last.tries >= SMS_TRIES) return false;
  if (last.code === code) return true;
  await queries
    .update(smsCodes)
    .set({ tries: last.tries + 1 })
    .where(eq(smsCodes.phone, phone));
  return false;
}

/** Invalidates the code, which can be used once. */
export async function useCode(queries: Queries, phone: string): Promise<void> {
  await queries.update(smsCodes).set({ tries: SMS_TRIES }).where(eq(smsCodes.phone, phone));
}
