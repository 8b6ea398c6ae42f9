import { anything, array, boolean, constantFrom, integer, nat, option, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCny } from '#lib/money.ts';
import { shownAmount, sumOf } from '#machines/kit/money/amount.ts';
import { readAmount } from '#machines/kit/money/serverAmount.ts';
import { forAll } from '#tests/support/property.ts';

describe('an amount as servers send it (D65)', () => {
  test.each([
    [12.5, '12.5'],
    [0, '0'],
    [-0, '0'],
    [-3, '-3'],
    [1e21, '1000000000000000000000'],
    [-1.5e21, '-1500000000000000000000'],
    [1e-7, '0.0000001'],
    [-2.5e-9, '-0.0000000025'],
    ['12.50', '12.50'],
    [' 12.50\u00a0', '12.50'],
    ['+12.50', '12.50'],
    ['-12.50', '-12.50'],
    ['−12.50', '-12.50'],
    ['.5', '0.5'],
    ['12.', '12'],
    ['1,234.50', '1234.50'],
    ['-1,234,567', '-1234567'],
    ['1，234.50', '1234.50'],
    ["1'234'567.8", '1234567.8'],
    ['1 234 567.80', '1234567.80'],
    ['1\u00a0234.50', '1234.50'],
    ['¥12.50', '12.50'],
    ['￥ 1,234.50', '1234.50'],
    ['-¥12.50', '-12.50'],
    ['¥-12.50', '-12.50'],
    ['CN¥12', '12'],
    ['12.50 CNY', '12.50'],
    ['rmb 12.50', '12.50'],
    ['12.50元', '12.50'],
  ])('%j is %s', (sent, read) => {
    expect(readAmount(sent)).toBe(read);
  });

  test.each([
    ['abc'],
    [''],
    ['  '],
    ['.'],
    ['-'],
    ['¥'],
    ['NaN'],
    ['1e3'],
    ['1e+21'],
    ['12,5'],
    ['12,50'],
    ['1,23,456'],
    ['1,234 567'],
    ['1234,567'],
    ['1.234,50'],
    ['--1'],
    ['-¥-1'],
    ['1-2'],
    ['0x10'],
    ['１２'],
    ['$12.50'],
    ['12.50 USDT'],
    ['12%'],
    [null],
    [undefined],
    [true],
    [{}],
    [{ amount: '1' }],
    [[]],
    [['1']],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
  ])('%j is unknown', (sent) => {
    expect(readAmount(sent)).toBeNull();
  });

  test('in USDT or percent has the sign of its unit', () => {
    expect(['1 USDT', '₮1', '1.5 CNY', '1%'].map((sent) => readAmount(sent, 'USDT'))).toEqual([
      '1',
      '1',
      '1.5',
      null,
    ]);
    expect(['0.8%', '0.8 ％', '0.8', '¥1'].map((sent) => readAmount(sent, 'percent'))).toEqual([
      '0.8',
      '0.8',
      '0.8',
      null,
    ]);
  });

  test('is the same amount however it is grouped and signed', () => {
    const groups = tuple(nat(999), array(nat(999), { maxLength: 5 }));
    const separator = constantFrom(',', ' ', '\u00a0', "'", '，');
    forAll(
      [groups, option(nat(99)), boolean(), separator, constantFrom('', '¥', '￥', 'CNY ')],
      (...drawn) => {
        const [[first, rest], fen, isNegative, between, sign] = drawn;
        const parts = [String(first), ...rest.map((group) => String(group).padStart(3, '0'))];
        const decimals = fen === null ? '' : `.${String(fen).padStart(2, '0')}`;
        const minus = isNegative ? '-' : '';
        expect(readAmount(`${minus}${sign}${parts.join(between)}${decimals}`)).toBe(
          `${minus}${parts.join('')}${decimals}`,
        );
      },
    );
  });

  test('is a plain decimal or unknown, whatever was sent, and is shown as an amount or a dash', () => {
    forAll([anything({ maxDepth: 1 })], (sent) => {
      const read = readAmount(sent);
      expect(read ?? '0').toMatch(/^-?\d+(\.\d+)?$/);
      expect(formatCny(read)).toMatch(read === null ? /^—$/ : /^-?¥[\d,]+\.\d\d$/);
      expect(shownAmount(read)).toMatch(read === null ? /^—$/ : /^-?\d+\.\d\d$/);
    });
    forAll([string({ unit: constantFrom('1', '0', ',', '.', '-', '¥', ' ', 'e', '+') })], (sent) => {
      expect(readAmount(sent) ?? '0').toMatch(/^-?\d+(\.\d+)?$/);
    });
  });

  test('as a number is the same number', () => {
    forAll([integer({ min: -21, max: 21 }), integer()], (exponent, mantissa) => {
      const sent = Number(`${mantissa}e${exponent}`);
      expect(Number(readAmount(sent))).toBe(sent === 0 ? 0 : sent);
      expect(readAmount(sent)).not.toContain('e');
    });
  });
});

describe('a sum with an unknown part', () => {
  test('is unknown', () => {
    expect(sumOf(['1.00', null, '2.00'])).toBeNull();
    expect(sumOf([null])).toBeNull();
    expect(sumOf(['1.00', '-2.505'])).toBe('-1.50');
    expect(sumOf([])).toBe('0.00');
  });
});
