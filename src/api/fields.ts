import { nullish, pipe, string, transform, unknown } from 'valibot';

/**
 * Field readers that tolerate the differences between operators' backends: numbers and flags written as text, texts
 * written as numbers or flags, missing fields. A meaningless value still fails, and with it the item or call (D7).
 */

/** A text; a number or boolean is its text, absent is empty. */
export const text = pipe(
  nullish(unknown(), ''),
  transform((value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value)),
  string(),
);

/** A flag: 1 or true, or the text of either. */
export const flag = pipe(
  nullish(unknown(), false),
  transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** Data that is not read, or is inspected before it is read. */
export const ignored = unknown();

/** The value of an object's field, `absent` if it has none; a value that is not an object is returned unchanged. */
export function inside(value: unknown, name: string, absent: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner: unknown = Reflect.get(value, name);
  return inner ?? absent;
}
