import { array, constantFrom, integer, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AMOUNT_MAX, readTypedAmount, settledAmount, typedAmount } from '#machines/kit/money/typedAmount.ts';
import { formatCny } from '#lib/money.ts';
import { cents, yuan } from '#sandbox/ledger/cents.ts';
import { forAll } from '#tests/support/property.ts';

const NINES = '9'.repeat(AMOUNT_MAX);
const MARKED = { field: 'amount', text: '请输入正确的金额' };

describe('an amount is read as a person means it (D63)', () => {
  test.each([
    ['100', '100'],
    ['0', '0'],
    ['000', '0'],
    ['007.50', '7.50'],
    ['100.', '100'],
    ['.5', '0.5'],
    ['250.50', '250.50'],
    ['0.00', '0.00'],
    // the comma of an iPhone's keys, and the marks of a Chinese keyboard
    ['12,5', '12.5'],
    ['12,50', '12.50'],
    ['12,', '12'],
    [',5', '0.5'],
    ['0,05', '0.05'],
    ['1234,5', '1234.5'],
    ['12。5', '12.5'],
    ['12｡5', '12.5'],
    ['12。', '12'],
    ['12，5', '12.5'],
    ['１２．５', '12.5'],
    ['１００', '100'],
    ['１，２３４．５０', '1234.50'],
    // thousands
    ['1,000', '1000'],
    ['12,500', '12500'],
    ['1，000', '1000'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1,234.5', '1234.5'],
    ['1,234.50', '1234.50'],
    ['1,234.', '1234'],
    ['1.234,50', '1234.50'],
    ['1.234,', '1234'],
    ['1.234.567,8', '1234567.8'],
    ['999,999,999.99', '999999999.99'],
    // blanks and currency signs at the edges
    [' 100 ', '100'],
    ['  100\t\u3000', '100'],
    ['　100', '100'],
    ['\u00A0100\u200B', '100'],
    ['\u202D100\u202C', '100'],
    ['\u2066100\u2069', '100'],
    ['¥100', '100'],
    ['￥ 100.50', '100.50'],
    ['¥1,234.50', '1234.50'],
    ['100元', '100'],
    ['100 元 ', '100'],
    ['¥100元', '100'],
    ['＄100', '100'],
    ['$100', '100'],
    ['100 CNY', '100'],
    ['cny 1,000', '1000'],
    ['RMB100', '100'],
    ['100 rmb', '100'],
    ['15.73 USDT', '15.73'],
    ['USDT 15.73', '15.73'],
    ['100￥', '100'],
    ['100¥', '100'],
    ['100$', '100'],
    [NINES, NINES],
  ])('%j is %s', (text, amount) => {
    expect(readTypedAmount(text)).toBe(amount);
    expect(settledAmount(text)).toBe(amount);
  });

  test.each(['', ' ', '　', '\u200B', '¥', '元', ' CNY '])('%j is nothing', (text) => {
    expect(readTypedAmount(text)).toBe('');
  });

  test.each([
    // a sign, letters, an exponent
    '-100',
    '－100',
    '−100',
    '100-',
    '¥-100',
    '-¥100',
    '+100',
    '1e3',
    '1E3',
    '１ｅ３',
    '0x10',
    'abc',
    '约100',
    '100元整',
    '元100',
    '100USDTT',
    '一百',
    '1万',
    '200-300',
    '100%',
    '10²',
    '①',
    // two readings
    '1.000',
    '0.125',
    '1。000',
    '1234.500',
    // other groups than of three
    '1,0000',
    '12,3456',
    '1.2345',
    '12,34.5',
    '1,23,456',
    '1234,567',
    '1,234,56',
    '0,500',
    '00,500',
    '01,000',
    '1,,000',
    '1.234.56',
    '0.500.000',
    // more than one decimal point, or more than two decimals
    '1.2.3',
    '1,234.567',
    '1.234,567',
    '1,000.00.00',
    '1,000,00.5',
    '.',
    ',',
    '..',
    '.,',
    '.5.',
    ',500',
    '1..5',
    // blanks inside
    '1 000',
    '100 200',
    '1 000,50',
    '¥ ¥100',
    // a sign inside
    '1¥00',
    '12CNY5',
    '1元5',
    // longer than the field
    `${NINES}9`,
    '123456789012345.67',
  ])('%j has no reading, or two', (text) => {
    expect(readTypedAmount(text)).toBeNull();
    expect(settledAmount(text)).toBe(text);
  });
});

/** The ways in which people and other apps write an amount of this many cents. */
const WRITINGS: readonly ((fen: number) => string)[] = [
  yuan,
  (fen) => yuan(fen).replace(/\.?0+$/, ''),
  (fen) => yuan(fen).replace('.', ','),
  (fen) => yuan(fen).replace('.', '。'),
  (fen) => yuan(fen).replace('.', '，'),
  (fen) => `00${yuan(fen)}`,
  (fen) => formatCny(yuan(fen)).slice(1),
  (fen) =>
    formatCny(yuan(fen))
      .slice(1)
      .replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')),
  (fen) => yuan(fen).replace(/[\d.]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
];
const edges = tuple(
  constantFrom('', ' ', '¥', '￥ ', 'CNY ', '\u200B'),
  constantFrom('', ' ', '元', ' USDT', '\u00A0'),
);
/** Texts of the characters that amounts consist of, and of those that make another one of it. */
const texts = string({ unit: constantFrom(...Array.from('0123456789,.，。．０９ -eE¥元')), maxLength: 24 });

describe('no amount becomes another one (D63)', () => {
  test('whichever way it is written, and with whatever is around it', () => {
    const fens = integer({ min: 1, max: 9_999_999_999 });
    forAll([fens, constantFrom(...WRITINGS), edges], (fen, write, [before, after]) => {
      const read = settledAmount(`${before}${write(fen)}${after}`);
      expect(read).toMatch(/^\d+(\.\d{1,2})?$/);
      expect(cents(read)).toBe(fen);
    });
  });

  test('what is read has all the digits of its text, in their order, and its decimals are the last ones', () => {
    forAll([texts], (text) => {
      const read = readTypedAmount(text);
      if (read === null || read === '') return;
      const half = text.replace(/[０９]/g, (digit) => (digit === '０' ? '0' : '9'));
      const digits = (from: string) => from.replace(/\D/g, '').replace(/^0+/, '');
      expect(digits(read)).toBe(digits(half));
      expect(half).not.toMatch(/[-eE]|\d \d/);
      const decimals = /[,.，。．](\d{0,2})[^\d]*$/.exec(half)?.[1] ?? '';
      expect(read.split('.')[1] ?? '').toBe(decimals);
    });
  });

  test('what was read is read as the same again', () => {
    forAll([texts], (text) => {
      expect(settledAmount(settledAmount(text))).toBe(settledAmount(text));
    });
  });
});

describe('the text in an amount field', () => {
  test.each(['12,', '1,0', '-100', 'abc', '１００', ' ', '', '12.345', '1,234,567,890,123'])(
    '%j stays as it is typed',
    (text) => {
      expect(typedAmount('1', text)).toEqual({ amount: text, invalid: null });
    },
  );

  test(`takes ${AMOUNT_MAX} characters, and no key more`, () => {
    expect(typedAmount(NINES.slice(1), NINES)).toEqual({ amount: NINES, invalid: null });
    expect(typedAmount(NINES, `${NINES}9`)).toEqual({ amount: NINES, invalid: null });
  });

  test('that is longer is replaced by its amount', () => {
    const text = 'CNY 1,234,567,890.50';
    expect(text.length).toBeGreaterThan(AMOUNT_MAX);
    expect(typedAmount('7', text)).toEqual({ amount: '1234567890.50', invalid: null });
  });

  test.each([`${NINES}99`, '账户余额：1,234,567,890.50 元', '-1,234,567,890,123.00'])(
    'and has no amount (%s) leaves what was there, marked',
    (text) => {
      expect(typedAmount('7', text)).toEqual({ amount: '7', invalid: MARKED });
    },
  );

  test('is never cut: it is what was put in, its amount, or what was there before', () => {
    const kept = texts.map((text) => text.slice(0, AMOUNT_MAX));
    forAll([kept, texts], (before, text) => {
      const { amount } = typedAmount(before, text);
      expect([text, settledAmount(text), before]).toContain(amount);
      expect(amount.length).toBeLessThanOrEqual(AMOUNT_MAX);
    });
  });

  test('typed key by key and then left is what the whole text is', () => {
    forAll([array(constantFrom(...Array.from('0123456789.,。，')), { maxLength: AMOUNT_MAX })], (keys) => {
      const typed = keys.reduce((before, key) => typedAmount(before, before + key).amount, '');
      expect(settledAmount(typed)).toBe(settledAmount(keys.join('')));
    });
  });
});
