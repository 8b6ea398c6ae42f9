import { fallback, nullish, number, pipe, string, transform, union, unknown } from 'valibot';

/**
 * Field readers that forgive what operators' backends differ in: numbers written as texts, flags as 1, "1" or
 * true, absent fields. What cannot be meant at all still fails, and with it the call (D7).
 */

/** A text; absent is empty. */
export const text = pipe(
  nullish(union([string(), number()]), ''),
  transform((value) => String(value)),
);

/** An amount or rate as a decimal string (D17); absent or unreadable is `0`. */
export const decimal = pipe(
  text,
  transform((value) => (/^-?\d+(\.\d+)?$/.test(value.trim()) ? value.trim() : '0')),
);

/** A whole number; absent is 0. */
export const whole = pipe(
  text,
  transform((value) => Math.trunc(Number(value)) || 0),
);

/** A flag: 1, "1" or true. */
export const flag = pipe(
  fallback(unknown(), false),
  transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** Data that nobody reads. */
export const ignored = unknown();
