import { describe, expect, test } from 'vitest';
import { ACCOUNT_TEXT, invalidBankCard } from '#machines/payoutAccounts/accountRules.ts';

describe('the country code of an alipay account that is a phone number', () => {
  test.each([
    ['13800138000', '13800138000'],
    ['8613800138000', '13800138000'],
    ['+8613800138000', '13800138000'],
    ['008613800138000', '13800138000'],
    // no phone number follows the code, or more than a phone number
    ['8612800138000', '8612800138000'],
    ['86138001380001', '86138001380001'],
    ['pay8613800138000', 'pay8613800138000'],
    ['8613800138000@qq.com', '8613800138000@qq.com'],
  ])('%s is %s', (typed, account) => {
    expect(ACCOUNT_TEXT.alipay.whole(typed)).toBe(account);
  });
});

test('a card number has at most 19 digits', () => {
  const card = { kind: 'bank', from: '', owner: '张三', bank: '工商银行', address: '朝阳支行' } as const;
  const refused = (number: string) => invalidBankCard({ ...card, number, fundPassword: '123456' })?.text;
  expect(refused('1'.repeat(19))).toBeUndefined();
  expect(refused('1'.repeat(20))).toBe('请输入正确的卡号长度');
});
