import { Refusal } from '#sandbox/http/answer.ts';

/** Formats whole cents as a CNY decimal string with 2 decimals (D17). */
export function yuan(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Parses a decimal string or number of at most 2 decimals to whole cents; refuses if it is not positive (D17). */
export function cents(amount: string | number, refusal = '请输入正确的金额'): number {
  const match = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(String(amount).trim());
  const value = match === null ? 0 : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  if (value <= 0) throw new Refusal(refusal);
  return value;
}
