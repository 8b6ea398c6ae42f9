import { Big } from 'big.js';

/** How many characters an amount field takes (spec 2 §9, withdrawal). */
export const AMOUNT_MAX = 17;

/** Truncates to fen, so that nobody is shown or paid more than there is. */
const Fen = Big();
Fen.DP = 2;
Fen.RM = Big.roundDown;

/** What an amount field keeps of a typed text: digits, one point, two decimals, at most `AMOUNT_MAX` characters. */
export function typedAmount(text: string): string {
  const [, whole = '', point = '', decimals = ''] =
    /^(\d*)(\.?)(\d{0,2})/.exec(text.replace(/[^\d.。]/g, '').replace(/。/g, '.')) ?? [];
  return `${whole}${point}${decimals}`.slice(0, AMOUNT_MAX);
}

/** The amount as it is sent: without blanks, leading zeros or a bare point; `0` for what is no amount (D17). */
export function plainAmount(amount: string): string {
  return decimal(amount).toFixed();
}

/** An amount inside a text: with two decimals, cut to fen (D17); what is no amount stays as it is. */
export function shownAmount(amount: string): string {
  return /^-?\d+(\.\d+)?$/.test(amount.trim()) ? decimal(amount).toFixed(2, Big.roundDown) : amount;
}

/** -1, 0 or 1, as `a` is less than, equal to or more than `b`; what is no amount counts as 0. */
export function compareAmounts(a: string, b: string): number {
  return decimal(a).cmp(decimal(b));
}

/** Whether an amount is above 0. */
export function isPositive(amount: string): boolean {
  return decimal(amount).gt(0);
}

/** What is left of a limit, never below 0, with 2 decimals. */
export function amountLeft(limit: string, used: string): string {
  const left = decimal(limit).minus(decimal(used));
  return (left.lt(0) ? new Big(0) : left).toFixed(2, Big.roundDown);
}

/** The sum of amounts, which may be below 0, with 2 decimals. */
export function sumOf(amounts: readonly string[]): string {
  return amounts.reduce((sum, amount) => sum.plus(decimal(amount)), new Big(0)).toFixed(2, Big.roundDown);
}

/**
 * What arrives in USDT of a withdrawal in CNY (D19): floor(amount / rate, 2 decimals) − fee, never below 0, with
 * 2 decimals. `rate` is CNY a USDT, `fee` is in USDT. Null where the rate is not known.
 */
export function receivedUsdt(amount: string, rate: string, fee: string): string | null {
  if (!isPositive(rate)) return null;
  const converted = new Fen(decimal(amount)).div(decimal(rate));
  const received = decimal(converted.toFixed()).minus(decimal(fee));
  return (received.lt(0) ? new Big(0) : received).toFixed(2, Big.roundDown);
}

function decimal(amount: string): Big {
  const text = amount.trim().replace(/\.$/, '');
  return new Big(/^-?(\d+(\.\d+)?|\.\d+)$/.test(text) ? text : '0');
}
