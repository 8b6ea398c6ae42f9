import { nullish, pipe, string, transform, unknown } from 'valibot';

/**
 * Field readers that forgive what operators' backends differ in: numbers and flags written as texts, texts written
 * as numbers or flags, absent fields. What cannot be meant at all still fails, and with it the item or call (D7).
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

/** Data that nobody reads, or that is looked at before it is read. */
export const ignored = unknown();

/** What a value holds under a name, `absent` where it holds nothing there; what is no object stays as it is. */
export function inside(value: unknown, name: string, absent: unknown): unknown {
  return typeof value === 'object' && value !== null
    ? ((value as Record<string, unknown>)[name] ?? absent)
    : value;
}
