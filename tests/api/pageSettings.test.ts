import { describe, expect, test } from 'vitest';
import { amountOf, limitsOf, originsOf, pageSettings } from '#pageSettings';

describe('the settings of single pages (D36)', () => {
  test('are by default what the documents say', () => {
    expect(pageSettings).toMatchObject({
      leastWithdrawal: '100',
      depositHint: '单笔限额200-300元',
      fundPasswordHint: '',
      withdrawToAddress: false,
      accountLimits: {
        accountSettings: { bank: 5, usdt: 5, wallet: 5 },
        withdraw: { bank: 6, usdt: 6, wallet: 12 },
      },
    });
    expect(pageSettings.inviteCode.test('abcd1234')).toBe(true);
  });

  const defaults = { bank: 6, usdt: 6, wallet: 12 };
  test.each([
    ['3,4,5', { bank: 3, usdt: 4, wallet: 5 }],
    [' 3 , 0 ,5', { bank: 3, usdt: 0, wallet: 5 }],
    ['3', { bank: 3, usdt: 6, wallet: 12 }],
    ['x,,-1', defaults],
    ['', defaults],
    [undefined, defaults],
  ])('limits of accounts “%s”', (value, limits) => {
    expect(limitsOf(value, defaults)).toEqual(limits);
  });

  test.each([
    ['200', '200'],
    ['50.5', '50.5'],
    ['0', '0'],
    ['-1', '100'],
    ['many', '100'],
    ['', '100'],
    [undefined, '100'],
  ])('the least withdrawal “%s”', (value, least) => {
    expect(amountOf(value, '100')).toBe(least);
  });

  test.each([
    ['https://a.example', ['https://a.example']],
    [' https://A.example/lobby  http://b.example:80 ', ['https://a.example', 'http://b.example']],
    ['a.example *.b.example https:// ftp://c.example javascript:1', []],
    ['', []],
    [undefined, []],
  ])('origins of games “%s”', (value, origins) => {
    expect(originsOf(value)).toEqual(origins);
  });
});
