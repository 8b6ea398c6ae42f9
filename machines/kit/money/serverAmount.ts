/**
 * An amount, rate, fee or percentage of an answer: a decimal string (D17), or null if it is unknown (D65). An unknown
 * amount is shown as `UNKNOWN_AMOUNT` and decides nothing: the server does.
 */
export type ServerAmount = string | null;

/** The text in the place of an unknown amount (D65). */
export const UNKNOWN_AMOUNT = '—';

const SIGN = '([-+−]?)';
/** A number between its sign and its unit, which may stand on either side. */
const around = (unit: string) =>
  new RegExp(`^${SIGN}\\s*(?:${unit})?\\s*${SIGN}\\s*(.*?)\\s*(?:${unit})?$`, 'i');
const AROUND = {
  CNY: around('(?:CN)?[¥￥]|CNY|RMB|元'),
  USDT: around('USDT|₮|(?:CN)?[¥￥]|CNY|RMB|元'),
  percent: around('[%％]'),
} as const;

/** The unit in which an amount is meant: a sign of another one makes it another amount, and so unknown. */
export type AmountUnit = keyof typeof AROUND;

/** Groups of three with one separator throughout: a comma, an apostrophe or a blank. */
const GROUPS = /^\d{1,3}(?:([,，'’\s])\d{3})(?:\1\d{3})*(?:\.\d*)?$/;
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/;

/**
 * Reads an amount as servers send it (D65): a number, or a text with thousands separators, a sign and the unit's own
 * name, such as `12.5`, `"1,234.50"` or `"¥12.50"`. Anything else is unknown, also an exponent in a text and commas that
 * are not thousands. What a person types is read elsewhere (amount.ts).
 */
export function readAmount(value: unknown, unit: AmountUnit = 'CNY'): ServerAmount {
  if (typeof value === 'number') return Number.isFinite(value) ? withoutExponent(String(value)) : null;
  if (typeof value !== 'string') return null;
  const [, outer = '', inner = '', digits = ''] = AROUND[unit].exec(value.trim()) ?? [];
  const signs = outer + inner;
  if (signs.length > 1 || !(PLAIN.test(digits) || GROUPS.test(digits))) return null;
  const plain = digits
    .replace(/[^\d.]/g, '')
    .replace(/\.$/, '')
    .replace(/^\./, '0.');
  return signs === '' || signs === '+' ? plain : `-${plain}`;
}

/** A number's own text without its exponent, such as `1e+21`. */
function withoutExponent(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = ''] =
    /^(-?)(\d)\.?(\d*)e([-+]\d+)$/.exec(text) ?? [];
  if (exponent === '') return text;
  const digits = whole + fraction;
  const at = Number(exponent);
  // an exponent appears from 21 digits on, which is more than a number has of its own
  return sign + (at > 0 ? digits.padEnd(at + 1, '0') : `0.${'0'.repeat(-at - 1)}${digits}`);
}
