import { nullish, pipe, transform } from 'valibot';
import { ignored, text } from '#api/fields.ts';

/** An amount or rate as a decimal string (D17); absent or unreadable is `0`. */
export const decimal = pipe(
  text,
  transform((value) => (/^-?\d+(\.\d+)?$/.test(value.trim()) ? value.trim() : '0')),
);

/** The number of a state as text; true and false mean 1 and 0. */
export const state = pipe(
  nullish(ignored, ''),
  transform((value) => (typeof value === 'boolean' ? Number(value) : value)),
  text,
);

/** A whole number; `true` is 1, absent or unreadable is 0. */
export const whole = pipe(
  text,
  transform((value) => (value === 'true' ? 1 : Math.trunc(Number(value)) || 0)),
);
