import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { submissions } from '#sandbox/db/ledgerSchema.ts';
import { launches, members, sessions, smsCodes, unknownLogins, uploads } from '#sandbox/db/schema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { DAY_MS } from '#sandbox/http/beijing.ts';

/** How long a stored answer of a submission can be asked for again, in ms; docs/api requires a day of a backend. */
const SUBMISSIONS_MS = 2 * DAY_MS;

/**
 * Deletes what nobody can use any more: sessions, codes, waiting games and failed logins of more than a day, answers of
 * submissions after two, and uploaded pictures that are nobody's avatar. Movements of money and records stay.
 */
export async function deleteOldRows(queries: Queries, now: number): Promise<void> {
  const yesterday = now - DAY_MS;
  await queries.delete(sessions).where(lt(sessions.seenAt, yesterday));
  await queries.delete(smsCodes).where(lt(smsCodes.sentAt, yesterday));
  await queries.delete(launches).where(lt(launches.readyAt, yesterday));
  await queries.delete(unknownLogins).where(lt(unknownLogins.seenAt, yesterday));
  await queries.delete(submissions).where(lt(submissions.createdAt, now - SUBMISSIONS_MS));
  const shown = queries
    .select({ one: sql`1` })
    .from(members)
    .where(eq(members.avatar, sql`'/sandbox/uploads/' || ${uploads.id}`));
  await queries.delete(uploads).where(and(lt(uploads.createdAt, yesterday), notExists(shown)));
}
