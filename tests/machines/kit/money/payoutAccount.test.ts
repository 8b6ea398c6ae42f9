import { string, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupedDigits, maskedNumber, plainDigits } from '#machines/kit/money/accountNumber.ts';
import {
  ACCOUNT_KINDS,
  ACCOUNT_LIMITS,
  ACCOUNT_TYPES,
  accountsPath,
  kindOfQuery,
  protocolOf,
} from '#machines/kit/money/payoutAccount.ts';
import { forAll } from '#tests/support/property.ts';
import { account } from '#tests/machines/payoutAccounts/accountSamples.ts';

describe('the kinds of payout accounts', () => {
  test('five of each in the settings; 6, 6 and 12 in the withdraw page (D20)', () => {
    expect(ACCOUNT_LIMITS).toEqual({
      accountSettings: { bank: 5, usdt: 5, wallet: 5 },
      withdraw: { bank: 6, usdt: 6, wallet: 12 },
    });
  });
  test('their types are 1, 2 and 5, and their pages open them', () => {
    expect(ACCOUNT_TYPES).toEqual({ bank: 1, usdt: 2, wallet: 5 });
    for (const kind of ACCOUNT_KINDS) expect(kindOfQuery(accountsPath(kind).replace(/^.*\?/, ''))).toBe(kind);
  });
  test.each(['', 'type=', 'type=3', 'type=abc', 'other=2'])('“%s” opens the first', (search) => {
    expect(kindOfQuery(search)).toBe('bank');
  });
});

describe('a card number while typing', () => {
  test.each([
    ['', ''],
    ['6222', '6222'],
    ['62220', '6222 0'],
    ['6222021234567890123', '6222 0212 3456 7890 123'],
    ['6222-0212 34', '6222 0212 34'],
  ])('“%s” stands as “%s”', (typed, shown) => {
    expect(groupedDigits(typed)).toBe(shown);
  });
  test('grouping loses no digit and is done once', () => {
    forAll([stringMatching(/^\d{0,19}$/)], (digits) => {
      expect(plainDigits(groupedDigits(digits))).toBe(digits);
      expect(groupedDigits(groupedDigits(digits))).toBe(groupedDigits(digits));
    });
  });
});

describe('a number in a list', () => {
  test.each([
    ['6222021234567890123', '**** **** **** 0123'],
    ['6222 0212 3456 7890', '**** **** **** 7890'],
    ['TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', 'TJRyWw****tDeC'],
    ['me@example.com', 'me****om'],
    ['12345678', '**** **** **** 5678'],
    ['1234567', '12****67'],
    ['W12345678', 'W1****78'],
    ['12345678W', '12****8W'],
    ['TJRyWwFs9wTFGZg3Jbr', 'TJ****br'],
    ['TJRyWwFs9wTFGZg3JbrV', 'TJRyWw****JbrV'],
    ['W1234', 'W1****34'],
    ['W123', '****'],
    ['W1', '****'],
    ['', '****'],
  ])('“%s” is shown as “%s”', (number, shown) => {
    expect(maskedNumber(number)).toBe(shown);
  });
  test('no more than ten characters of any number are shown', () => {
    forAll([string({ maxLength: 60 })], (number) => {
      expect(maskedNumber(number.replaceAll('*', '')).replace(/[* ]/g, '').length).toBeLessThanOrEqual(10);
    });
  });
});

describe('the protocol of an account (D52)', () => {
  test.each([
    [account('1', 'USDT', 'TRC20', 'T1'), 'TRC20'],
    [account('1', 'USDT', 'ERC20', '0x1'), 'ERC20'],
    [account('1', 'ERC20', '', '0x1'), 'ERC20'],
    [account('1', '好付钱包', '', 'HF1'), null],
  ])('of %j it is %j', (saved, protocol) => {
    expect(protocolOf(saved)).toBe(protocol);
  });
});
