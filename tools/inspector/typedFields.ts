import { MASK } from '#app/inspector/redaction.ts';

/** A field of an event: its name as a path, such as `values.name`, and an initial value. */
export interface Field {
  path: string;
  text: string;
  /** the previous value in this field was not a text */
  isJson: boolean;
}

/** The fields of an event with their paths; a list or an empty object is one field. */
function leavesOf(value: unknown, path: string): [string, unknown][] {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  const entries = isGroup ? Object.entries(value) : [];
  if (entries.length === 0) return path === '' ? [] : [[path, value]];
  return entries.flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`));
}

/** The fields to fill in: those that the machine reads and those of the last such event in the log. */
export function fieldsFor(
  looked: readonly string[],
  last: Readonly<Record<string, unknown>> | null,
): Field[] {
  const { type: _, ...content } = last ?? {};
  const seen = new Map(leavesOf(content, ''));
  // a field that is a group in the log is filled in by its parts
  const paths = [...looked, ...seen.keys()].filter(
    (path, index, all) => all.indexOf(path) === index && !all.some((other) => other.startsWith(`${path}.`)),
  );
  return paths.map((path) => {
    const value = seen.get(path);
    const isJson = value !== undefined && typeof value !== 'string';
    const isHidden = value === undefined || JSON.stringify(value).includes(MASK);
    return { path, text: isHidden ? '' : typeof value === 'string' ? value : JSON.stringify(value), isJson };
  });
}

/**
 * The typed value: a text, unless the previous value was not a text or the typed one is JSON (`true`, `null`, a list,
 * an object).
 */
function valueOf({ text, isJson }: Field): unknown {
  if (!isJson && !/^(true|false|null|[[{].*)$/s.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The event of a completed form; `more` is a JSON object with further fields. */
export function eventOf(
  type: string,
  fields: readonly Field[],
  more = '',
): { type: string } & Record<string, unknown> {
  const event: { type: string } & Record<string, unknown> = { type };
  for (const field of fields) {
    const keys = field.path.split('.');
    const name = keys.pop() ?? '';
    let place: Record<string, unknown> = event;
    for (const key of keys) place = (place[key] ??= {}) as Record<string, unknown>;
    if (field.path !== 'type') place[name] = valueOf(field);
  }
  const rest = valueOf({ path: '', text: more, isJson: true });
  return typeof rest === 'object' ? { ...rest, ...event } : event;
}
