import { nullish, optional, pipe, transform, unknown } from 'valibot';
import { readAmount } from '#machines/kit/money/serverAmount.ts';
import { ignored, text } from '#api/fields.ts';

/** An amount in CNY or a rate (D17); null if it is absent or cannot be read (D65). */
export const amount = pipe(
  optional(unknown(), null),
  transform((value) => readAmount(value)),
);

/** Like `amount`, but absent is 0: where the documents say so (spec 1 §3, D31). A value that cannot be read is not. */
export const amountOrZero = pipe(
  optional(unknown(), 0),
  transform((value) => readAmount(value)),
);

/** An amount in USDT, such as a fee. */
export const usdt = pipe(
  optional(unknown(), null),
  transform((value) => readAmount(value, 'USDT')),
);

/** A percentage. */
export const percentage = pipe(
  optional(unknown(), null),
  transform((value) => readAmount(value, 'percent')),
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
