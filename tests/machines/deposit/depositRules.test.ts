import { array, constantFrom, integer, record, boolean } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountRange,
  asksForBank,
  depositTabs,
  hasFixedAmounts,
  hasNoAmount,
  hintedRange,
  invalidOnline,
  invalidRecharge,
  offeredAmounts,
  offlineMethods,
  quickAmountsOf,
  type PayOption,
} from '#machines/deposit/depositRules.ts';
import { yuan } from '#sandbox/ledger/cents.ts';
import { BANK, WAYS } from '#tests/machines/deposit/deposits.ts';
import { forAll } from '#tests/support/property.ts';

const NONE = { usdt: false, card: false, alipay: false, wxpay: false, online: false, wechat: false };
const option = (changes: Partial<PayOption> = {}): PayOption => ({
  name: '银联快捷',
  code: 'UNION',
  range: null,
  fixed: [],
  ...changes,
});
const RANGE = { min: '100', max: '50000' };

describe('the methods that are open (D50)', () => {
  test('all of them: online first', () => {
    expect(depositTabs(WAYS)).toEqual(['online', 'digital', 'offline']);
    expect(offlineMethods(WAYS)).toEqual(['service', 'alipay', 'wxpay', 'bank']);
  });
  test.each([
    ['online', ['online']],
    ['usdt', ['digital']],
    ['card', ['offline']],
    ['alipay', ['offline']],
    ['wxpay', ['offline']],
    ['wechat', ['offline']],
  ] as const)('%s alone opens %s', (way, tabs) => {
    expect(depositTabs({ ...NONE, [way]: true })).toEqual(tabs);
  });
  test('each offline flag opens its own method', () => {
    expect(offlineMethods({ ...NONE, card: true })).toEqual(['bank']);
    expect(offlineMethods({ ...NONE, wechat: true })).toEqual(['service']);
    expect(offlineMethods({ ...NONE, wxpay: true })).toEqual(['wxpay']);
    expect(offlineMethods({ ...NONE, alipay: true })).toEqual(['alipay']);
  });
  test('nothing open shows no tab', () => {
    expect(depositTabs(NONE)).toEqual([]);
  });
  test('a tab is shown exactly when one of its methods is open', () => {
    const flags = record({
      usdt: boolean(),
      card: boolean(),
      alipay: boolean(),
      wxpay: boolean(),
      online: boolean(),
      wechat: boolean(),
    });
    forAll([flags], (ways) => {
      expect(depositTabs(ways).includes('offline')).toBe(offlineMethods(ways).length > 0);
      expect(depositTabs(ways).includes('digital')).toBe(ways.usdt);
      expect(depositTabs(ways)[0] === 'online').toBe(ways.online);
    });
  });
});

test.each([
  ['offline', WAYS, true],
  ['digital', WAYS, false],
  [null, WAYS, false],
  ['offline', { ...WAYS, card: false }, false],
] as const)('the tab %s with %j may show the bank form: %s', (tab, ways, asks) => {
  expect(asksForBank(ways, tab)).toBe(asks);
});

describe('an amount range', () => {
  test.each([
    ['100-50000', { min: '100', max: '50000' }],
    [' 0.5 - 10.25 ', { min: '0.5', max: '10.25' }],
    ['100.25-200', { min: '100.25', max: '200' }],
    ['约100-200', null],
    ['100-200元', { min: '100', max: '200' }],
    ['1,000-50,000.00', { min: '1000', max: '50000.00' }],
    ['¥100 ~ ¥200', { min: '100', max: '200' }],
    ['100-200-300', null],
    ['100-多', null],
    ['', null],
    ['unlimited', null],
    ['100', null],
  ])('%j is read as %j', (text, range) => {
    expect(amountRange(text)).toEqual(range);
  });
});

describe('the limits that a hint names (D25)', () => {
  test.each([
    ['单笔限额200-300元', { min: '200', max: '300' }],
    ['每笔 1,000 ~ 50,000.00 元', { min: '1000', max: '50000.00' }],
    ['请联系客服', null],
    ['单笔 100 元起', null],
  ])('%s', (hint, range) => {
    expect(hintedRange(hint)).toEqual(range);
  });
});

describe('the rules of an online recharge, in the order of D46', () => {
  test('no option comes before the amount', () => {
    expect(invalidOnline({ option: null, amount: '' })).toEqual({ field: 'option', text: '请选择支付方式' });
  });
  test.each(['', '0', '0.00', '.'])('%j is no amount, before the range', (amount) => {
    expect(invalidOnline({ option: option({ range: RANGE }), amount })).toEqual({
      field: 'amount',
      text: '请输入正确的金额',
    });
  });
  test.each([
    ['99.99', '金额必须在 100 和 50000 之间'],
    ['100', null],
    ['50000', null],
    ['50000.01', '金额必须在 100 和 50000 之间'],
  ])('%s in a range of 100-50000', (amount, text) => {
    expect(invalidOnline({ option: option({ range: RANGE }), amount })?.text ?? null).toBe(text);
  });
  test('a fixed amount is one of the list, however it is written', () => {
    const fixed = option({ fixed: ['100', '200'] });
    expect(invalidOnline({ option: fixed, amount: '200.00' })).toBeNull();
    expect(invalidOnline({ option: fixed, amount: '150' })).toEqual({
      field: 'amount',
      text: '金额必须是固定值：100, 200',
    });
  });
  test('both hold where both are given, the range first (D26)', () => {
    const both = option({ range: { min: '50', max: '300' }, fixed: ['30', '50', '500'] });
    expect(invalidOnline({ option: both, amount: '30' })?.text).toBe('金额必须在 50 和 300 之间');
    expect(invalidOnline({ option: both, amount: '60' })?.text).toBe('金额必须是固定值：50');
    expect(invalidOnline({ option: both, amount: '50' })).toBeNull();
  });
  test('whatever passes is inside the range and one of the fixed amounts', () => {
    const fixed = ['30', '50', '100', '300', '500'];
    forAll([integer({ min: 1, max: 60_000 }), constantFrom(true, false)], (yuan, isFixed) => {
      const refused = invalidOnline({
        option: option({ range: { min: '50', max: '300' }, ...(isFixed && { fixed }) }),
        amount: String(yuan),
      });
      const holds = yuan >= 50 && yuan <= 300 && (!isFixed || fixed.includes(String(yuan)));
      expect(refused === null).toBe(holds);
    });
  });
});

describe('the fixed amounts that are offered (D72)', () => {
  const range = { min: '50', max: '300' };

  test.each([
    [null, ['30', '50', '500'], ['30', '50', '500']],
    [range, [], []],
    [range, ['30', '49.99', '50', '100.00', '300', '300.01', '500'], ['50', '100.00', '300']],
    [range, ['0', '-50'], []],
    [null, ['-50', '0.00', '50'], ['50']],
  ])('within %j, of %j, are %j', (within, fixed, offered) => {
    const both = option({ range: within, fixed });
    expect(offeredAmounts(both)).toEqual(offered);
    expect(hasNoAmount(both)).toBe(fixed.length > 0 && offered.length === 0);
  });

  test.each(['', '30', '100'])(
    'where none is left, the option is refused, whether or not %j is an amount',
    (amount) => {
      const none = option({ range, fixed: ['30', '500'] });
      expect(invalidOnline({ option: none, amount })).toEqual({
        field: 'option',
        text: '该支付方式暂无可用金额，请选择其他支付方式',
      });
    },
  );

  test.each([
    [[], false],
    [['100'], true],
    [['100', null], false],
  ])('%j leave no other amount: %s', (fixed, isFixed) => {
    expect(hasFixedAmounts(option({ fixed }))).toBe(isFixed);
  });

  test('beside a field, those that are known are pressed, or else round ones in the range', () => {
    expect(quickAmountsOf(option({ range, fixed: ['30', '100', null] }))).toEqual(['100']);
    expect(quickAmountsOf(option({ range }))).toEqual(['50', '100', '150', '200', '250', '300']);
  });

  test('each passes, and no other amount does', () => {
    const amount = integer({ min: 1, max: 60_000 }).map(yuan);
    forAll([array(amount, { minLength: 1, maxLength: 6 }), amount, amount], (fixed, min, max) => {
      const both = option({ range: { min, max }, fixed });
      const offered = offeredAmounts(both);
      for (const each of fixed)
        expect(invalidOnline({ option: both, amount: each }) === null).toBe(offered.includes(each));
    });
  });
});

describe('an amount with no reading, or with two (D63)', () => {
  const refused = { field: 'amount', text: '请输入正确的金额' };

  test.each(['-100', '1e3', '1.000', '12,3456', 'abc'])('%s is refused before any limit', (amount) => {
    expect(invalidOnline({ option: option({ range: RANGE }), amount })).toEqual(refused);
    expect(invalidRecharge(amount, BANK)).toEqual(refused);
    expect(invalidRecharge(amount, null)).toEqual(refused);
  });
  test('is refused after the rules of the bank form', () => {
    expect(invalidRecharge('-100', { ...BANK, bank_no: '' })?.field).toBe('bank_no');
  });
  test.each([
    ['99,99', '金额必须在 100 和 50000 之间'],
    ['￥100', null],
    ['50,000', null],
    ['50.000,01', '金额必须在 100 和 50000 之间'],
  ])('%s counts as what it means in a range of 100-50000', (amount, text) => {
    expect(invalidOnline({ option: option({ range: RANGE }), amount })?.text ?? null).toBe(text);
  });
});

describe('the rules of the bank form and of USDT (spec 2 §5)', () => {
  test.each([
    ['bank_owner', '请输入存款人姓名'],
    ['bank', '请输入银行类型'],
    ['bank_no', '请输入银行卡号'],
    ['bank_address', '请输入银行开户行地址'],
  ] as const)('%s is required', (field, text) => {
    expect(invalidRecharge('100', { ...BANK, [field]: ' ' })).toEqual({ field, text });
  });
  test('they are checked in the order of the document, the amount last', () => {
    const empty = { bank_owner: '', bank: '', bank_no: '', bank_address: '' };
    const order: string[] = [];
    let details = { ...empty };
    for (;;) {
      const refused = invalidRecharge('', details);
      if (refused === null || refused.field === 'amount') {
        order.push(refused?.field ?? '');
        break;
      }
      order.push(refused.field);
      details = { ...details, [refused.field]: 'x' };
    }
    expect(order).toEqual(['bank_owner', 'bank', 'bank_no', 'bank_address', 'amount']);
  });
  test.each(['', '0', '0.00'])('%j is no amount', (amount) => {
    const refused = { field: 'amount', text: '请输入正确金额' };
    expect(invalidRecharge(amount, BANK)).toEqual(refused);
    expect(invalidRecharge(amount, null)).toEqual(refused);
  });
  test('any amount above 0 will do: 200-300 is a placeholder alone (D25)', () => {
    expect(invalidRecharge('0.01', BANK)).toBeNull();
    expect(invalidRecharge('999999', null)).toBeNull();
  });
});
