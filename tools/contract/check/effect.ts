import { isDeepStrictEqual } from 'node:util';
import type { GenericSchema } from 'valibot';
import type { Client } from '#api/client.ts';
import { mended, type Path } from './documented.ts';
import { answering, outcomeOf, type Outcome } from './exchange.ts';

/**
 * What the app does with a difference:
 * - `failed`: the call fails, and the app shows a failure in its place
 * - `ignored`: the item is left out of its list, or the field is not read
 * - `defaulted`: the value counts as missing or meaningless, and a default is shown instead
 * - `read`: the value is read as intended, or nearly so
 */
export type Effect = 'failed' | 'ignored' | 'defaulted' | 'read';

export const effectWords: Readonly<Record<Effect, string>> = {
  failed: 'the app shows the call as failed',
  ignored: 'the app leaves it out',
  defaulted: 'the app shows a default instead',
  read: 'the app reads it anyway',
};

const gravity: readonly Effect[] = ['read', 'ignored', 'defaulted', 'failed'];

/** The most serious of several effects. */
export function gravest(effects: readonly Effect[]): Effect {
  return gravity.findLast((effect) => effects.includes(effect)) ?? 'read';
}

/** The app's own function for a call, which reads its answer. */
export type Reader = (client: Client) => Promise<unknown>;

interface Seen {
  schema: GenericSchema;
  /** the whole body of the answer */
  body: Record<string, unknown>;
}

/**
 * What the app does with the difference at a path, determined with its own reader: the reader gets the answer with all
 * other differences fixed, and is compared with answers that lack the field or its item, or have other values there.
 */
export async function effectOf(reader: Reader, { schema, body }: Seen, path: Path): Promise<Effect> {
  const read = (data: unknown): Promise<Outcome> =>
    outcomeOf(() => reader(answering(200, JSON.stringify({ ...body, data }))));
  const faulty = mended(schema, body['data'], path);
  const seen = await read(faulty);
  if ('error' in seen) return 'failed';
  const isSame = async (data: unknown) => isDeepStrictEqual(await read(data), seen);
  const place = path.findLastIndex((key) => typeof key === 'number');
  if (place > 0) {
    const whole = await read(mended(schema, body['data'], null));
    if (!isDeepStrictEqual(whole, seen) && (await isSame(without(faulty, path.slice(0, place + 1)))))
      return 'ignored';
  }
  const isAbsent = await isSame(without(faulty, path));
  const samples = [mended(schema, body['data'], null), mended(schema, body['data'], null, true)];
  const unread = isAbsent && (await Promise.all(samples.map(isSame))).every(Boolean);
  if (unread) return 'ignored';
  return isAbsent || (await isSame(replaced(faulty, path, MEANINGLESS))) ? 'defaulted' : 'read';
}

/** A text without a meaning in any field. */
const MEANINGLESS = '\u{FFFD}';

/** A copy with another value at a path. */
function replaced(data: unknown, path: Path, value: unknown): unknown {
  if (path.length < 2) return value;
  const copy = structuredClone(data);
  parentAt(copy, path)[String(path.at(-1))] = value;
  return copy;
}

/** A copy without the value at a path: a field, or an item of a list. */
function without(data: unknown, path: Path): unknown {
  if (path.length < 2) return undefined;
  const copy = structuredClone(data);
  const parent = parentAt(copy, path);
  const last = path.at(-1);
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[String(last)];
  return copy;
}

function parentAt(data: unknown, path: Path): Record<string, unknown> {
  const parents = path.slice(1, -1);
  return parents.reduce(
    (value, key) => value[key] as Record<string, unknown>,
    data as Record<string, unknown>,
  );
}
