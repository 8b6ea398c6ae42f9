import { safeParse, type GenericIssue, type GenericSchema } from 'valibot';

/** The position of a value in an answer: names of fields and indexes of lists. */
export type Path = readonly (string | number)[];

/** A position at which an answer differs from the documents. */
export interface Difference {
  path: Path;
  /** such as `data.list[3].money is a boolean, text or number expected` */
  words: string;
  /** equal for all items of a list with the same difference */
  pattern: string;
}

/** The parts of a schema that contain other schemas, depending on its type. */
type Node = GenericSchema & {
  entries?: Readonly<Record<string, GenericSchema>>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
  options?: readonly (GenericSchema | string | number)[];
  getter?: (input: unknown) => GenericSchema;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schemas behind one: itself, or the alternatives of a union. */
function alternatives(schema: GenericSchema, value: unknown): GenericSchema[] {
  const { type, wrapped, options = [], getter } = schema as Node;
  if (getter !== undefined) return alternatives(getter(value), value);
  if (wrapped !== undefined) return value === undefined || value === null ? [] : alternatives(wrapped, value);
  if (type !== 'union') return [schema];
  return options.flatMap((option) => (typeof option === 'object' ? alternatives(option, value) : []));
}

/**
 * The schema with fields or items for a value; undefined if it has none, or if it is unclear which of several applies.
 */
function holder(schema: GenericSchema, value: unknown): Node | undefined {
  const fitting = (alternatives(schema, value) as Node[]).filter(({ entries, item }) =>
    Array.isArray(value) ? item !== undefined : isObject(value) && entries !== undefined,
  );
  if (fitting.length < 2) return fitting[0];
  const known = fitting.filter(({ entries = {} }) =>
    Object.keys(entries).some((key) => key in Object(value)),
  );
  return known.length === 1 ? known[0] : undefined;
}

/** The differences between a value and a schema of the contract, each position once. */
export function differences(schema: GenericSchema, value: unknown, path: Path = ['data']): Difference[] {
  const node = holder(schema, value);
  if (node?.item !== undefined) {
    const { item } = node;
    return (value as unknown[]).flatMap((one, at) => differences(item, one, [...path, at]));
  }
  if (node?.entries !== undefined) {
    const fields = value as Record<string, unknown>;
    return Object.entries(node.entries).flatMap(([key, entry]) =>
      differences(entry, fields[key], [...path, key]),
    );
  }
  const [issue] = safeParse(schema, value).issues ?? [];
  if (issue === undefined) return [];
  const pattern = [...path.filter((key) => typeof key === 'string'), kindOf(value), issue.message].join(' ');
  return [{ path, words: `${dotted(path)} is ${differenceOf(issue, path)}`, pattern }];
}

/** The undocumented fields of an answer, each once: `data.list[].id`. */
export function undocumented(schema: GenericSchema, value: unknown, path = 'data'): string[] {
  const node = holder(schema, value);
  if (node?.item !== undefined) {
    const { item } = node;
    return [...new Set((value as unknown[]).flatMap((one) => undocumented(item, one, `${path}[]`)))];
  }
  if (node?.entries === undefined) return [];
  const { entries } = node;
  return Object.entries(value as Record<string, unknown>).flatMap(([key, field]) => {
    const entry = entries[key];
    return entry === undefined ? [`${path}.${key}`] : undocumented(entry, field, `${path}.${key}`);
  });
}

/**
 * The same value with every difference from its schema replaced by a sample, except at `kept`. `other` selects the
 * second of two samples.
 */
export function mended(
  schema: GenericSchema,
  value: unknown,
  kept: Path | null,
  other = false,
  path: Path = ['data'],
): unknown {
  if (kept !== null && samePath(path, kept)) return value;
  const node = holder(schema, value);
  if (node?.item !== undefined) {
    const { item } = node;
    return (value as unknown[]).map((one, at) => mended(item, one, kept, other, [...path, at]));
  }
  if (node?.entries !== undefined) {
    const fields = value as Record<string, unknown>;
    const all = Object.entries(node.entries).map(([key, entry]): [string, unknown] => [
      key,
      mended(entry, fields[key], kept, other, [...path, key]),
    ]);
    return { ...fields, ...Object.fromEntries(all.filter(([, field]) => field !== undefined)) };
  }
  return safeParse(schema, value).success ? value : sampleOf(schema, other);
}

/** A valid value for a schema of the contract. */
export function sampleOf(schema: GenericSchema, other = false): unknown {
  const { type, entries, item, wrapped, options, getter } = schema as Node;
  if (getter !== undefined) return sampleOf(getter(undefined), other);
  if (wrapped !== undefined) return sampleOf(wrapped, other);
  if (item !== undefined) return other ? [sampleOf(item)] : [];
  if (entries !== undefined) {
    return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, sampleOf(entry, other)]));
  }
  if (type === 'picklist') return options?.[other ? 1 : 0];
  const [first] = options ?? [];
  if (type === 'union' && typeof first === 'object') return sampleOf(first, other);
  const samples = other ? ['7', 7, '7-8'] : ['5', 5, '5-6'];
  return samples.find((sample) => safeParse(schema, sample).success) ?? null;
}

export function samePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((key, at) => key === other[at]);
}

/** `data.list[3].money` */
export function dotted(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .slice(1);
}

/** The names of fields whose values are never printed. */
const SECRET = /token|pass/i;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'a boolean',
};

/** A description of the value and of the expected type. */
function differenceOf(issue: GenericIssue, path: Path): string {
  const { input, message, kind, type } = issue;
  // the type is right, only the value is wrong
  const isHelpful = (kind === 'validation' || type === 'picklist') && !SECRET.test(String(path.at(-1)));
  const isShown =
    isHelpful && (typeof input === 'number' || (typeof input === 'string' && input.length <= 40));
  return `${kindOf(input)}${isShown ? ` ${JSON.stringify(input)}` : ''}, ${message} expected`;
}

/** The type of a value in words: a text, a list, null … */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return kinds[typeof value] ?? 'an object';
}
