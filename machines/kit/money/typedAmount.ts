import { halfWidth } from '#machines/kit/form/halfWidth.ts';
import type { InvalidField } from '#machines/kit/form/invalidField.ts';

/** The maximum length of an amount field (spec 2 §9, withdrawal). */
export const AMOUNT_MAX = 17;

/** Marks an amount that can be read in no way, or in two (D63); new each time, because each failed press focuses it. */
export function unreadableAmount(): InvalidField<'amount'> {
  return { field: 'amount', text: '请输入正确的金额' };
}

/** Blanks, and the marks without width that other apps copy along. */
const BLANKS = /^[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069]+|[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069]+$/g;
const SIGN_BEFORE = /^(?:[¥￥$]|CNY|RMB|USDT)/i;
const SIGN_AFTER = /(?:[¥￥$元]|CNY|RMB|USDT)$/i;

/** Digits with at most two decimals after either mark, which may be the last character. */
const PLAIN = /^(?=[.,]?\d)(\d*)(?:[.,](\d{0,2}))?$/;
/** Groups of three after one mark, and decimals after the other. */
const COMMA_GROUPS = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{0,2}))?$/;
const POINT_GROUPS = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{0,2}))?$/;
/** `1.000`: a thousand, or one with three decimals. */
const TWO_READINGS = /^\d+\.\d{3}$/;

/**
 * Reads an amount as a person means it (D63): a decimal string without separators, such as `1234.50`; empty if nothing
 * was typed; null if the text has no reading or more than one. Full-width characters, `。` as a decimal point, blanks
 * and a currency sign at the edges, and separators of thousands are read. A sign, letters, an exponent, an inner blank,
 * more than two decimals, groups of other than three, and what is longer than `AMOUNT_MAX` are not: no digit is ever
 * left out.
 */
export function readTypedAmount(text: string): string | null {
  const body = withoutSigns(halfWidth(text).replace(/[。｡]/g, '.'));
  if (body === '') return '';
  const match =
    PLAIN.exec(body) ?? COMMA_GROUPS.exec(body) ?? (TWO_READINGS.test(body) ? null : POINT_GROUPS.exec(body));
  if (match === null) return null;
  const [, whole = '', decimals = ''] = match;
  const yuan = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  const read = decimals === '' ? yuan : `${yuan}.${decimals}`;
  return read.length <= AMOUNT_MAX ? read : null;
}

/** The amount as it is left in its field and sent: as it is read, or as it was typed if it cannot be read (D63). */
export function settledAmount(text: string): string {
  return readTypedAmount(text) ?? text;
}

/**
 * What an amount field contains after an input that made `text` of `before`. The text stays as it is typed, because
 * the next key may give it another meaning (`1,00` and `1,000`). Nothing is cut at `AMOUNT_MAX`: a longer text is
 * replaced by its amount; if it has none, the field keeps what it had, and says so unless it was only one key too many.
 */
export function typedAmount(
  before: string,
  text: string,
): { amount: string; invalid: InvalidField<'amount'> | null } {
  if (text.length <= AMOUNT_MAX) return { amount: text, invalid: null };
  const read = readTypedAmount(text);
  if (read !== null) return { amount: read, invalid: null };
  return { amount: before, invalid: text.length === before.length + 1 ? null : unreadableAmount() };
}

function withoutSigns(text: string): string {
  return text.replace(BLANKS, '').replace(SIGN_BEFORE, '').replace(SIGN_AFTER, '').replace(BLANKS, '');
}
