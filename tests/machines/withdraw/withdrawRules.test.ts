import { integer, option, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountWarning,
  choiceAmong,
  invalidWithdrawal,
  largestWithdrawal,
  TAB_KINDS,
} from '#machines/withdraw/withdrawRules.ts';
import { yuan } from '#sandbox/ledger/cents.ts';
import { account, ACCOUNTS } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { forAll } from '#tests/support/property.ts';

const VALUES = { account: '7', amount: '100', password: '123456' };

describe('the rules of a withdrawal in the order of the document (spec 2 §5)', () => {
  test('the account first', () => {
    expect(invalidWithdrawal({ account: null, amount: '', password: '' })).toEqual({
      field: 'account',
      text: '您要提现到哪里呢？',
    });
  });
  test.each(['', '0', '99.99', '1'])('%j is less than 100, which comes before the password', (amount) => {
    expect(invalidWithdrawal({ ...VALUES, amount, password: '' })).toEqual({
      field: 'amount',
      text: '单笔取款不能低于100元',
    });
  });
  test.each(['100', '100.00', '100.01'])('%s is enough', (amount) => {
    expect(invalidWithdrawal({ ...VALUES, amount })).toBeNull();
  });
  test.each(['-100', '1e3', '1.000', '1,0000', '一百'])(
    '%s has no reading, or two, which is said in the place of the least (D63)',
    (amount) => {
      expect(invalidWithdrawal({ ...VALUES, amount, password: '' })).toEqual({
        field: 'amount',
        text: '请输入正确的金额',
      });
      expect(invalidWithdrawal({ ...VALUES, account: null, amount })?.field).toBe('account');
    },
  );
  test.each(['1,000', '￥100', '100,00', '１００'])('%s is enough as it is meant', (amount) => {
    expect(invalidWithdrawal({ ...VALUES, amount })).toBeNull();
  });
  test('the payment password last, of any length (D47)', () => {
    expect(invalidWithdrawal({ ...VALUES, password: '' })).toEqual({
      field: 'password',
      text: '请输入您的支付密码',
    });
    expect(invalidWithdrawal({ ...VALUES, password: '1' })).toBeNull();
  });
  test('whatever passes has an account, 100 yuan and a password', () => {
    const values = [option(string()), integer({ min: 0, max: 30_000 }), string({ maxLength: 17 })] as const;
    forAll([...values], (chosen, fen, password) => {
      const refused = invalidWithdrawal({ account: chosen, amount: yuan(fen), password });
      expect(refused === null).toBe(chosen !== null && fen >= 100_00 && password !== '');
    });
  });
});

describe('a withdrawal to an address (D23)', () => {
  const TRC20 = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf';
  const ERC20 = `0x${'a1'.repeat(20)}`;
  const to = (address: string, protocol: 'TRC20' | 'ERC20') => ({
    ...VALUES,
    account: null,
    to: { address, protocol },
  });

  test.each([
    ['', 'TRC20', '请输入USDT地址'],
    ['  ', 'ERC20', '请输入USDT地址'],
  ] as const)('%j needs an address, which comes first', (address, protocol, text) => {
    const values = { ...to(address, protocol), amount: '', password: '' };
    expect(invalidWithdrawal(values)).toEqual({ field: 'to', text });
  });
  test.each([
    [ERC20, 'TRC20'],
    [TRC20, 'ERC20'],
    [TRC20.replace('TXYZ', 'TXYz'), 'TRC20'],
    [TRC20.slice(1), 'TRC20'],
    [`${ERC20}0`, 'ERC20'],
    ['7', 'TRC20'],
  ] as const)('%s is refused as %s', (address, protocol) => {
    expect(invalidWithdrawal(to(address, protocol))?.field).toBe('to');
    // after the rules of the document
    expect(invalidWithdrawal({ ...to(address, protocol), amount: '99.99' })?.field).toBe('amount');
    expect(invalidWithdrawal({ ...to(address, protocol), password: '' })?.field).toBe('password');
  });
  test.each([
    [TRC20, 'TRC20'],
    [` ${TRC20.slice(0, 9)} ${TRC20.slice(9)}\n`, 'TRC20'],
    [ERC20, 'ERC20'],
  ] as const)('%s is sent as %s, and the other rules hold', (address, protocol) => {
    expect(invalidWithdrawal(to(address, protocol))).toBeNull();
    expect(invalidWithdrawal({ ...to(address, protocol), amount: '99.99' })?.field).toBe('amount');
    expect(invalidWithdrawal({ ...to(address, protocol), password: '' })?.field).toBe('password');
  });
});

describe('what speaks against an amount before it is sent', () => {
  const FACTS = { amount: '250', isSettled: true, least: '100', balance: '1000.00', arrives: '250' };
  const warned = (changes: Partial<typeof FACTS>) => amountWarning({ ...FACTS, ...changes });

  test.each([
    ['1000.01', '1000.00', '超过可提余额1000.00元'],
    ['1,001', '1000.00', '超过可提余额1000.00元'],
    ['1000', '999.999', '超过可提余额999.99元'],
    ['100', '0.01', '超过可提余额0.01元'],
    ['100', '0.00', '可提余额不足'],
    ['1', '-50.00', '可提余额不足'],
  ])('%s of %s is too much with the first key that makes it so: %s', (amount, balance, text) => {
    expect(warned({ amount, balance, isSettled: false })).toBe(text);
    expect(warned({ amount, balance })).toBe(text);
  });
  test('all of it is not too much, and an unknown balance decides nothing (D65)', () => {
    expect(warned({ amount: '1000' })).toBeNull();
    expect(amountWarning({ ...FACTS, amount: '99999', balance: null })).toBeNull();
  });
  test.each([
    ['99.99', '单笔取款不能低于100元'],
    ['0', '单笔取款不能低于100元'],
    ['1.000', '请输入正确的金额'],
    ['', null],
    ['100', null],
  ])('%s is judged when it is settled, not before: %s', (amount, text) => {
    expect(warned({ amount })).toBe(text);
    expect(warned({ amount, isSettled: false })).toBeNull();
  });
  test('what the fee takes whole is too little; an unknown payout decides nothing', () => {
    const text = '扣除手续费后没有到账，请提高金额';
    expect(warned({ arrives: '0.00' })).toBe(text);
    expect(warned({ arrives: '0.00', isSettled: false })).toBeNull();
    expect(warned({ arrives: '0.01' })).toBeNull();
    expect(amountWarning({ ...FACTS, arrives: null })).toBeNull();
    // the least comes first
    expect(warned({ amount: '99.99', arrives: '0.00' })).toBe('单笔取款不能低于100元');
  });
});

describe('the largest withdrawal', () => {
  test.each([
    ['12888.669', '12888.66'],
    ['0.01', '0.01'],
    ['0.00', null],
    ['0.009', null],
    ['-50.00', null],
    [null, null],
    // what the field takes has 17 characters
    ['12345678901234.56', '12345678901234.56'],
    ['123456789012345.67', '123456789012345'],
    ['12345678901234567.89', '12345678901234567'],
    ['123456789012345678.90', null],
  ])('of a balance of %s is %s', (balance, amount) => {
    expect(largestWithdrawal(balance)).toBe(amount);
  });
});

describe('the accounts of a tab', () => {
  test('CNY goes to banks, virtual currency to USDT addresses and wallets, the hidden third to an address of its own (D23)', () => {
    expect(TAB_KINDS).toEqual({ cny: ['bank'], virtual: ['usdt', 'wallet'], address: [] });
  });
});

describe('the account that is chosen after an answer with the accounts', () => {
  const KNOWN = ['1', '2', '3'];
  const withBank = {
    ...ACCOUNTS,
    bank: [...ACCOUNTS.bank, account('9', '工商银行', '张三', '6222021234568888')],
  };

  test('is none at first', () => {
    expect(choiceAmong(ACCOUNTS, { tab: 'cny', account: null, seen: null })).toEqual({
      account: null,
      seen: KNOWN,
    });
  });

  test('stays the chosen one', () => {
    expect(choiceAmong(ACCOUNTS, { tab: 'cny', account: '1', seen: KNOWN }).account).toBe('1');
  });

  test('is the one that has been added, and only once', () => {
    const added = choiceAmong(withBank, { tab: 'cny', account: '1', seen: KNOWN });
    expect(added).toEqual({ account: '9', seen: ['1', '9', '2', '3'] });
    expect(choiceAmong(withBank, { tab: 'cny', ...added, account: '1' }).account).toBe('1');
  });

  test('is none of a kind that the tab does not offer', () => {
    expect(choiceAmong(withBank, { tab: 'virtual', account: '2', seen: KNOWN }).account).toBe('2');
  });

  test('is none that is gone', () => {
    expect(
      choiceAmong({ ...ACCOUNTS, bank: [] }, { tab: 'cny', account: '1', seen: KNOWN }).account,
    ).toBeNull();
  });
});
