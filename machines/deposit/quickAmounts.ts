import { compareAmounts, multiplesWithin } from '#machines/kit/money/amount.ts';

/** How many amounts a form offers to be pressed. */
export const QUICK_AMOUNTS = 6;
/** The least amount that is offered where the limits do not ask for less, in CNY. */
const USUAL_LEAST = '100';

/** 1, 2, 5, 10 … 500 000 000: round amounts in CNY, and the steps between them. */
const ROUND = Array.from({ length: 9 }, (_, zeros) =>
  ['1', '2', '5'].map((one) => one + '0'.repeat(zeros)),
).flat();

/** The limits of a payment in CNY, both included. */
export interface AmountRange {
  min: string;
  max: string;
}

/** Whether an amount is inside the limits; anything is, where there are none. */
export function isInRange(range: AmountRange | null, amount: string): boolean {
  return range === null || (compareAmounts(amount, range.min) >= 0 && compareAmounts(amount, range.max) <= 0);
}

/**
 * Up to six round amounts that the limits allow, in CNY, from 100 where they allow it: `100-50000` offers 100 to 5000.
 * Narrow limits are divided evenly (`200-300` by 20), and their least amount fills a free place.
 */
export function quickAmounts(range: AmountRange | null): string[] {
  const round = ROUND.filter((amount) => isInRange(range, amount));
  if (round.length >= QUICK_AMOUNTS) {
    const usual = round.findIndex((amount) => compareAmounts(amount, USUAL_LEAST) >= 0);
    const from = usual < 0 ? round.length : usual;
    return round.slice(Math.min(from, round.length - QUICK_AMOUNTS)).slice(0, QUICK_AMOUNTS);
  }
  if (range === null || compareAmounts(range.min, range.max) > 0) return [];
  const even = ROUND.map((step) => multiplesWithin(step, range.min, range.max, QUICK_AMOUNTS)).find(
    (amounts) => amounts !== null,
  );
  return withLeast(even ?? [], range.min);
}

function withLeast(amounts: readonly string[], least: string): string[] {
  const isListed = amounts.some((amount) => compareAmounts(amount, least) === 0);
  if (isListed || amounts.length >= QUICK_AMOUNTS || compareAmounts(least, '0') <= 0) return [...amounts];
  return [least, ...amounts];
}
