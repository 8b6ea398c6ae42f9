import { Big } from 'big.js';
import { UNKNOWN_AMOUNT, type ServerAmount } from './serverAmount.ts';

/** Truncates to fen, so that nobody sees or is paid more than there is. */
const Fen = Big();
Fen.DP = 2;
Fen.RM = Big.roundDown;
/** Rounds up to a hundredth, so that what is paid is enough. */
const Cent = Big();
Cent.DP = 2;
Cent.RM = Big.roundUp;

/**
 * The amount as it is sent: without blanks, leading zeros or a trailing point; `0` if the text is not an amount (D17).
 */
export function plainAmount(amount: string): string {
  return decimal(amount).toFixed();
}

/** An amount inside a text: with two decimals, truncated to fen (D17); a dash if it is unknown (D65). */
export function shownAmount(amount: ServerAmount): string {
  return /^-?\d+(\.\d+)?$/.test(amount ?? '')
    ? decimal(amount ?? '').toFixed(2, Big.roundDown)
    : UNKNOWN_AMOUNT;
}

/** -1, 0 or 1 if `a` is less than, equal to or greater than `b`; a text that is not an amount counts as 0. */
export function compareAmounts(a: string, b: string): number {
  return decimal(a).cmp(decimal(b));
}

/** Whether an amount is above 0. */
export function isPositive(amount: string): boolean {
  return decimal(amount).gt(0);
}

/** The rest of a limit, never below 0, with 2 decimals; both are known. */
export function amountLeft(limit: string, used: string): string {
  const left = decimal(limit).minus(decimal(used));
  return (left.lt(0) ? new Big(0) : left).toFixed(2, Big.roundDown);
}

/** The sum of amounts, which may be below 0, with 2 decimals; unknown if one of them is (D65). */
export function sumOf(amounts: readonly ServerAmount[]): ServerAmount {
  let sum = new Big(0);
  for (const amount of amounts) {
    if (amount === null) return null;
    sum = sum.plus(decimal(amount));
  }
  return sum.toFixed(2, Big.roundDown);
}

/**
 * The USDT paid out for a withdrawal in CNY (D19): floor(amount / rate, 2 decimals) − fee, never below 0, with 2
 * decimals. `rate` is CNY per USDT, `fee` is in USDT. Unknown if the rate or the fee is (D65), or there is no rate.
 */
export function receivedUsdt(amount: string, rate: ServerAmount, fee: ServerAmount): ServerAmount {
  if (rate === null || fee === null || !isPositive(rate)) return null;
  const converted = new Fen(decimal(amount)).div(decimal(rate));
  const received = decimal(converted.toFixed()).minus(decimal(fee));
  return (received.lt(0) ? new Big(0) : received).toFixed(2, Big.roundDown);
}

/**
 * The USDT to pay for a deposit in CNY, rounded up to 2 decimals, so that no more is asked for than was estimated; `rate`
 * is CNY per USDT. Unknown if the rate is (D65), or there is none.
 */
export function payableUsdt(amount: string, rate: ServerAmount): ServerAmount {
  if (rate === null || !isPositive(rate)) return null;
  return new Cent(decimal(amount)).div(decimal(rate)).toFixed(2);
}

/** The multiples of `step` above 0 from `min` to `max`, all CNY; null if there are more than `most`. */
export function multiplesWithin(step: string, min: string, max: string, most: number): string[] | null {
  const width = decimal(step);
  const first = decimal(min).div(width).round(0, Big.roundUp);
  const count = decimal(max).div(width).round(0, Big.roundDown).minus(first).plus(1);
  if (count.gt(most)) return null;
  const multiples = Array.from({ length: Math.max(0, count.toNumber()) }, (_, at) =>
    first.plus(at).times(width),
  );
  return multiples.filter((amount) => amount.gt(0)).map((amount) => amount.toFixed());
}

function decimal(amount: string): Big {
  const text = amount.trim().replace(/\.$/, '');
  return new Big(/^-?(\d+(\.\d+)?|\.\d+)$/.test(text) ? text : '0');
}
