import { describe, expect, test } from 'vitest';
import { formatCny } from '#lib/money.ts';

describe('an amount of CNY', () => {
  test.each([
    ['0', '¥0.00'],
    ['5', '¥5.00'],
    ['0.1', '¥0.10'],
    ['1234.5', '¥1,234.50'],
    ['999999.999', '¥999,999.99'],
    ['0012', '¥12.00'],
    ['-0.01', '-¥0.01'],
    ['-0.001', '¥0.00'],
    ['-1234567.1', '-¥1,234,567.10'],
    ['90071992547409931.07', '¥90,071,992,547,409,931.07'],
    [' 7. ', '¥7.00'],
  ])('%s shows as %s', (amount, shown) => {
    expect(formatCny(amount)).toBe(shown);
  });

  test.each(['', 'abc', '1e5', '1,000'])('“%s” is no amount', (text) => {
    expect(formatCny(text)).toBe('—');
  });
});
