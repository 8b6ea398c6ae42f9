import { constantFrom, integer } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invalidTransfer, moneyFirst } from '#machines/assets/transferRules.ts';
import { yuan } from '#sandbox/ledger/cents.ts';
import { forAll } from '#tests/support/property.ts';

const VALUES = { direction: 'in', platform: 'pp', amount: '50', available: '100.50' } as const;

describe('the rules of a transfer (spec 2 §5)', () => {
  test('a platform is needed', () => {
    expect(invalidTransfer({ ...VALUES, platform: '' })).toEqual({
      field: 'platform',
      text: '请选择游戏平台！',
    });
  });
  test.each(['', '0', '0.00'])('%j is no amount', (amount) => {
    expect(invalidTransfer({ ...VALUES, amount })).toEqual({ field: 'amount', text: '请输入操作金额！' });
  });
  test.each(['-50', '5e1', '1.000', 'abc'])('%s has no reading, or two (D63)', (amount) => {
    expect(invalidTransfer({ ...VALUES, amount })).toEqual({ field: 'amount', text: '请输入正确的金额' });
    expect(invalidTransfer({ ...VALUES, platform: '', amount })?.field).toBe('platform');
  });
  test.each([
    ['100,5', null],
    ['100,51', '操作金额超出了您的账户余额！'],
    ['1,000', '操作金额超出了您的账户余额！'],
    ['¥100', null],
  ])('%s counts as what it means', (amount, text) => {
    expect(invalidTransfer({ ...VALUES, amount })?.text ?? null).toBe(text);
  });
  test.each([
    ['in', '操作金额超出了您的账户余额！'],
    ['out', '操作金额超出了您该游戏平台的余额！'],
  ] as const)('%s: more than there is', (direction, text) => {
    expect(invalidTransfer({ ...VALUES, direction, amount: '100.51' })?.text).toBe(text);
    expect(invalidTransfer({ ...VALUES, direction, amount: '100.50' })).toBeNull();
  });
  test('exactly what is there and no fen more', () => {
    const fen = integer({ min: 1, max: 10_000_000 });
    forAll([fen, fen, constantFrom('in' as const, 'out' as const)], (asked, there, direction) => {
      const refused = invalidTransfer({
        direction,
        platform: 'pp',
        amount: yuan(asked),
        available: yuan(there),
      });
      expect(refused === null).toBe(asked <= there);
    });
  });
});

test('the platforms with money, or with an unknown balance, are first, otherwise in their order', () => {
  const on = (platname: string, balance: string | null) => ({ platname, name: platname, balance });
  const platforms = [on('a', '0.00'), on('b', '0.01'), on('c', '0'), on('d', null), on('e', '9')];
  expect(moneyFirst(platforms).map(({ platname }) => platname)).toEqual(['b', 'd', 'e', 'a', 'c']);
});
