import { integer } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInRange, QUICK_AMOUNTS, quickAmounts } from '#machines/deposit/quickAmounts.ts';
import { isPositive } from '#machines/kit/money/amount.ts';
import { yuan } from '#sandbox/ledger/cents.ts';
import { forAll } from '#tests/support/property.ts';

describe('the amounts that a form offers', () => {
  test.each([
    [null, ['100', '200', '500', '1000', '2000', '5000']],
    [
      ['100', '50000'],
      ['100', '200', '500', '1000', '2000', '5000'],
    ],
    [
      ['500', '100000'],
      ['500', '1000', '2000', '5000', '10000', '20000'],
    ],
    [
      ['1', '1000000'],
      ['100', '200', '500', '1000', '2000', '5000'],
    ],
    // six round ones below 100 come before uneven ones
    [
      ['1', '50'],
      ['1', '2', '5', '10', '20', '50'],
    ],
    [
      ['0', '500'],
      ['10', '20', '50', '100', '200', '500'],
    ],
    [
      ['200', '300'],
      ['200', '220', '240', '260', '280', '300'],
    ],
    [
      ['50', '300'],
      ['50', '100', '150', '200', '250', '300'],
    ],
    [
      ['100', '1000'],
      ['100', '200', '400', '600', '800', '1000'],
    ],
    [
      ['99.5', '101'],
      ['99.5', '100', '101'],
    ],
    [['0.5', '0.9'], ['0.5']],
    [['300', '300'], ['300']],
    [['0', '0'], []],
    [['300', '200'], []],
    [
      ['2000000', '9000000'],
      ['2000000', '4000000', '6000000', '8000000'],
    ],
  ] as const)('within %j, are %j', (range, amounts) => {
    const limits = range && { min: range[0], max: range[1] };
    expect(quickAmounts(limits)).toEqual(amounts);
  });

  test('are never refused by the limits, and never more than six', () => {
    const fen = integer({ min: 1, max: 60_000_00 });
    forAll([fen, fen], (min, max) => {
      const range = { min: yuan(min), max: yuan(max) };
      const amounts = quickAmounts(range);
      expect(amounts.length).toBeLessThanOrEqual(QUICK_AMOUNTS);
      for (const amount of amounts) expect(isInRange(range, amount) && isPositive(amount)).toBe(true);
      expect(amounts.length > 0).toBe(max >= min);
    });
  });
});

describe('the limits of a payment', () => {
  const range = { min: '100', max: '200.50' };
  test.each([
    ['99.99', false],
    ['100.00', true],
    ['200.5', true],
    ['200.51', false],
  ])('%s is inside: %s', (amount, inside) => {
    expect(isInRange(range, amount)).toBe(inside);
    expect(isInRange(null, amount)).toBe(true);
  });
});
