import type { GenericSchema } from 'valibot';
import { envelope } from '#api/contract/envelope.ts';
import { differences, kindOf, undocumented, type Difference } from './documented.ts';
import { effectOf, gravest, type Effect, type Reader } from './effect.ts';
import { answering, outcomeOf, type Exchange } from './exchange.ts';
import { documented, type Step } from './steps.ts';

/** A difference between an answer and the documents. */
export interface Finding {
  /** after the name of the call: `data.list[3].money is a boolean, text or number expected` */
  words: string;
  effect: Effect;
  /** the number of further places with the same difference */
  alike: number;
}

/**
 * The result of a call: `documented`, `differs`, `missing` from the backend, `refused` (a call that changes something
 * was answered with a refusal, which counts as an answer), or `not sent`.
 */
export interface Judgement {
  verdict: 'documented' | 'differs' | 'missing' | 'refused' | 'not sent';
  findings: Finding[];
  /** undocumented fields, such as `data.list[].id` */
  undocumented: string[];
  /** why it was not sent, or how it was refused */
  why?: string;
}

const absent: ReadonlySet<number> = new Set([404, 405, 501]);

const judged = (verdict: Judgement['verdict'], ...words: string[]): Judgement => ({
  verdict,
  findings: words.map((one) => ({ words: one, effect: 'failed', alike: 0 })),
  undocumented: [],
});

/** Compares an answer with the documents, and finds out with the app's own readers what the app does with it. */
export async function judge(step: Step, readers: readonly Reader[], exchange: Exchange): Promise<Judgement> {
  const judgement = await judgeAnswer(step, readers, exchange);
  const may = judgement.verdict === 'missing' && documented(step.call).optional === true;
  return may ? { ...judgement, findings: [], why: 'this call is optional' } : judgement;
}

async function judgeAnswer(
  step: Step,
  readers: readonly Reader[],
  { reply, late }: Exchange,
): Promise<Judgement> {
  if (reply === undefined) return judged('missing', late === true ? 'no answer in 30 s' : 'no answer');
  const { status, text } = reply;
  const { data: schema, success = 200, changes, message, optional } = documented(step.call);
  const { body, code, said } = readReply(text);
  if (
    (absent.has(status) && (Number.isNaN(code) || code === status)) ||
    (optional === true && code === 404)
  ) {
    return judged('missing', `is missing: HTTP ${status}`);
  }
  if (!isRecord(body)) {
    return judged(
      'differs',
      `answers ${shapeOf(text, body)}${statusWords(status)}, object with code expected`,
    );
  }
  const around = differences(envelope, body, []);
  if (!Number.isInteger(code)) {
    return judged('differs', ...around.map(({ words }) => `${words}${statusWords(status)}`));
  }
  if (code !== success) {
    const refusal = refusalWords(code, said);
    if (changes !== true || code === 401)
      return judged('differs', `answers ${refusal}, code ${success} expected`);
    if (said === undefined) return judged('differs', `refuses with ${refusal}, message expected`);
    return { ...judged('refused'), why: refusal };
  }
  const findings = [
    ...(await findingsOf(around, async () =>
      gravest(await Promise.all(readers.map((one) => effectOn(one, status, text)))),
    )),
    ...(await dataFindings(schema, readers, body)),
  ];
  if (message !== undefined && said === undefined) {
    findings.push({ words: `message is missing, ${message} expected`, effect: 'failed', alike: 0 });
  }
  const verdict = findings.length === 0 ? 'documented' : 'differs';
  return { verdict, findings, undocumented: undocumented(schema, body['data']) };
}

function dataFindings(schema: GenericSchema, readers: readonly Reader[], body: Record<string, unknown>) {
  return findingsOf(differences(schema, body['data']), async ({ path }) =>
    gravest(await Promise.all(readers.map((reader) => effectOf(reader, { schema, body }, path)))),
  );
}

/** One finding for all places with the same difference; the first one determines the effect. */
async function findingsOf(
  found: readonly Difference[],
  effect: (difference: Difference) => Promise<Effect>,
): Promise<Finding[]> {
  const patterns = [...new Set(found.map(({ pattern }) => pattern))];
  return Promise.all(
    patterns.map(async (pattern) => {
      const [first, ...more] = found.filter((one) => one.pattern === pattern) as [
        Difference,
        ...Difference[],
      ];
      return { words: first.words, effect: await effect(first), alike: more.length };
    }),
  );
}

async function effectOn(reader: Reader, status: number, text: string): Promise<Effect> {
  return 'error' in (await outcomeOf(() => reader(answering(status, text)))) ? 'failed' : 'read';
}

/** Judges the answer to a request without a token: a call of members must refuse a visitor with 401 (D1). */
export function judgeVisitor({ reply }: Exchange): Judgement {
  if (reply === undefined) return judged('missing', 'no answer');
  const body = json(reply.text);
  if (absent.has(reply.status)) return judged('missing', `is missing: HTTP ${reply.status}`);
  const code = isRecord(body) && 'code' in body ? body['code'] : undefined;
  if (code === 401 || (code === undefined && reply.status === 401)) return judged('documented');
  return judged(
    'differs',
    `answers a visitor with ${code === undefined ? `HTTP ${reply.status}` : `code ${JSON.stringify(code)}`}, code 401 expected`,
  );
}

/** The body of an answer, with its code (NaN if it has none) and the message that the app shows. */
export function readReply(text: string) {
  const body = json(text);
  if (!isRecord(body)) return { body, code: NaN, said: undefined, data: undefined };
  const { code = NaN, message, msg, data } = body;
  const said = [message, msg].find((one) => typeof one === 'string' && one !== '');
  return { body, code: Number(code), said, data };
}

/** An answer's code and message in words. */
export function refusalWords(code: number, said: unknown): string {
  return `code ${code}${said === undefined ? '' : ` ${JSON.stringify(said)}`}`;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shapeOf(text: string, body: unknown): string {
  if (body !== undefined) return kindOf(body);
  if (text.trim() === '') return 'an empty body';
  return /^\s*</.test(text) ? 'HTML' : 'no JSON';
}

function statusWords(status: number): string {
  return status === 200 ? '' : ` with HTTP ${status}`;
}
