import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Backend } from '#sandbox/backend.ts';
import { submissions } from '#sandbox/db/ledgerSchema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import { type Answer, Refusal } from '#sandbox/http/answer.ts';

/** Credentials, excluded from the fingerprint, because a password could be guessed from it. */
const unprinted = new Set(['pay_pass', 'password', 'paypassword', 'api_token', 'token']);

/**
 * Executes a submission once per Idempotency-Key and call (D18): a retry gets the stored response, also while the first
 * request is still pending, because transactions are serialised. A thrown `Refusal` is rolled back and stored as well;
 * a returned answer commits what was written. Whatever depends on more than the body is therefore refused within
 * `work`: the same refusal before it would take the place of a stored success.
 */
export async function submit(
  c: Context,
  backend: Backend,
  memberId: number,
  body: object,
  work: (queries: Queries) => Promise<Answer>,
): Promise<Response> {
  const key = c.req.header('idempotency-key') ?? '';
  const call = c.req.path;
  const fingerprint = printOf(body);
  const answer = await backend.store.write(async (queries) => {
    const known = key === '' ? undefined : await storedAnswer(queries, memberId, call, key);
    if (known !== undefined && known.fingerprint !== fingerprint) {
      throw new Refusal('请求编号已用于其他内容', 409);
    }
    if (known !== undefined) return known.answer;
    const fresh = await undoing(queries, work);
    if (key !== '') {
      await queries
        .insert(submissions)
        .values({ memberId, call, key, fingerprint, answer: fresh, createdAt: backend.now() });
    }
    return fresh;
  });
  return c.json(answer);
}

/** Runs the work within a savepoint, which is rolled back on a refusal. */
async function undoing(queries: Queries, work: (queries: Queries) => Promise<Answer>): Promise<Answer> {
  try {
    return await queries.transaction((inner) => work(inner));
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

async function storedAnswer(queries: Queries, memberId: number, call: string, key: string) {
  const [row] = await queries
    .select()
    .from(submissions)
    .where(and(eq(submissions.memberId, memberId), eq(submissions.call, call), eq(submissions.key, key)));
  return row;
}

function printOf(body: object): string {
  const fields = Object.entries(body)
    .filter(([name]) => !unprinted.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
