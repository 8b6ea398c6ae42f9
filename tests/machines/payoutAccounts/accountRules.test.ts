import { describe, expect, test } from 'vitest';
import {
  invalidBankCard,
  invalidUsdt,
  invalidWallet,
  likelyOwner,
  needsBranch,
  type BankCardValues,
  type UsdtValues,
  type WalletValues,
} from '#machines/payoutAccounts/accountRules.ts';
import { combinations } from '#tests/support/combinations.ts';

const CARD: BankCardValues = {
  kind: 'bank',
  from: '',
  owner: '张三',
  bank: '工商银行',
  address: '朝阳支行',
  number: '6222 0212 3456 7890',
  fundPassword: '123456',
};
const ALIPAY: BankCardValues = {
  ...CARD,
  kind: 'alipay',
  bank: '支付宝',
  address: '',
  number: 'me@example.com',
};
const refused = (changes: Partial<BankCardValues>) => invalidBankCard({ ...CARD, ...changes });

/** The order of the rules in the document (spec 2 §5), implemented independently. */
function expected(values: BankCardValues): string | null {
  const isCard = values.kind === 'bank';
  const password = values.fundPassword;
  if (values.owner.trim() === '') return '请输入姓名';
  if (values.bank.trim() === '') return '请输入银行';
  if ((isCard || values.from === 'withdraw') && values.address.trim() === '') return '请输入开户行地址';
  if (values.number.trim() === '') return isCard ? '请输入银行卡号' : '请输入支付宝账号';
  if (password === '') return '请输入支付密码';
  const digits = values.number.replaceAll(' ', '').length;
  if (isCard && (digits < 8 || digits > 19)) return '请输入正确的卡号长度';
  return password.length < 6 || password.length > 18 ? '请输入支付密码长度' : null;
}

describe('binding a bank card (spec 2 §5)', () => {
  test.each<[string, Partial<BankCardValues>, string, string]>([
    ['the name', { owner: ' ' }, 'owner', '请输入姓名'],
    ['the bank', { bank: '' }, 'bank', '请输入银行'],
    ['the branch address', { address: '' }, 'address', '请输入开户行地址'],
    ['the card number', { number: ' ' }, 'number', '请输入银行卡号'],
    ['the fund password', { fundPassword: '' }, 'fundPassword', '请输入支付密码'],
    ['8 digits, groups not counted', { number: '1234 567' }, 'number', '请输入正确的卡号长度'],
    ['19 digits at most', { number: '1'.repeat(20) }, 'number', '请输入正确的卡号长度'],
    ['6 characters of fund password', { fundPassword: '12345' }, 'fundPassword', '请输入支付密码长度'],
    [
      '18 characters of fund password at most',
      { fundPassword: '1'.repeat(19) },
      'fundPassword',
      '请输入支付密码长度',
    ],
  ])('it needs %s', (_, changes, field, text) => {
    expect(refused(changes)).toEqual({ field, text });
  });

  test.each([
    ['8 digits', { number: '1234 5678' }],
    ['a fund password of 6', { fundPassword: '123456' }],
    ['a fund password of 18', { fundPassword: '1'.repeat(18) }],
  ])('%s are enough', (_, changes) => {
    expect(refused(changes)).toBeNull();
  });

  test('an alipay account needs no branch, and its number has no length', () => {
    expect(invalidBankCard(ALIPAY)).toBeNull();
    expect(invalidBankCard({ ...ALIPAY, number: 'a' })).toBeNull();
    expect(invalidBankCard({ ...ALIPAY, number: '' })).toEqual({
      field: 'number',
      text: '请输入支付宝账号',
    });
  });

  test('the form that the withdraw page leads to always has a field for the branch (D21)', () => {
    expect(invalidBankCard({ ...ALIPAY, from: 'withdraw' })).toEqual({
      field: 'address',
      text: '请输入开户行地址',
    });
    expect(needsBranch({ kind: 'alipay', from: '' })).toBe(false);
  });

  test.each([
    ['张三', '张三'],
    ['张*', ''],
    ['', ''],
  ])('the member “%s” has an account of “%s”', (realname, owner) => {
    expect(likelyOwner(realname)).toBe(owner);
  });

  test('whatever is broken together, the first rule of the document speaks', () => {
    const all = combinations<BankCardValues>({
      kind: ['bank', 'alipay'],
      from: ['', 'withdraw', 'elsewhere'],
      owner: ['', ' ', '张三'],
      bank: ['', '工商银行'],
      address: ['', '  ', '朝阳支行'],
      number: ['', ' ', '1234 567', '12345678', 'me@example.com', '1'.repeat(20)],
      fundPassword: ['', '12345', '123456', '1'.repeat(18), '1'.repeat(19)],
    });
    expect(all).toHaveLength(3240);
    for (const values of all) expect(invalidBankCard(values)?.text ?? null).toBe(expected(values));
  });
});

const TRC_AS_ERC = '这是TRC20网络的地址，不能用于ERC20';
const ERC_AS_TRC = '这是ERC20网络的地址，不能用于TRC20';

describe('binding a USDT address (spec 2 §5)', () => {
  const fine = { from: '', address: 'TXYZ', protocol: 'TRC20', fundPassword: '1' };
  test.each([
    ['请输入USDT地址', { address: ' ' }, 'address'],
    ['请选择钱包协议', { protocol: '' }, 'protocol'],
    ['请输入支付密码', { fundPassword: '' }, 'fundPassword'],
  ])('%s', (text, changes, field) => {
    expect(invalidUsdt({ ...fine, ...changes })).toEqual({ field, text });
  });
  test.each([
    ['TXYZ', 'ERC20', TRC_AS_ERC],
    ['0xAB', 'TRC20', ERC_AS_TRC],
    ['TXYZ', 'TRC20', undefined],
    ['0xAB', 'ERC20', undefined],
  ])('the address %s as %s: %s', (address, protocol, text) => {
    expect(invalidUsdt({ ...fine, address, protocol })?.text).toBe(text);
  });
  test('an address that was copied wrong, after the rules of the document', () => {
    const address = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeD';
    const text = '该TRC20地址校验不通过，请重新复制';
    expect(invalidUsdt({ ...fine, address })).toEqual({ field: 'address', text });
    expect(invalidUsdt({ ...fine, address, fundPassword: '' })?.field).toBe('fundPassword');
    const wallet = { from: '', address, walletType: 'TRC20', fundPassword: '1' };
    expect(invalidWallet(wallet)).toEqual({ field: 'address', text });
    expect(invalidWallet({ ...wallet, walletType: '好付钱包' })).toBeNull();
  });
  test('in this order, whatever is missing together, the network last', () => {
    const all = combinations<UsdtValues>({
      from: ['', 'withdraw'],
      address: ['', ' ', 'TXYZ'],
      protocol: ['', 'ERC20', 'TRC20'],
      fundPassword: ['', '1', '1'.repeat(19)],
    });
    for (const values of all) {
      const missing = [
        values.address.trim() === '' && '请输入USDT地址',
        values.protocol === '' && '请选择钱包协议',
        values.fundPassword === '' && '请输入支付密码',
        values.address === 'TXYZ' && values.protocol === 'ERC20' && TRC_AS_ERC,
      ].find((text) => text !== false);
      expect(invalidUsdt(values)?.text).toBe(missing);
    }
  });
});

describe('binding another wallet (spec 2 §5)', () => {
  const fine = { from: '', address: 'W1', walletType: 'ERC20', fundPassword: '1' };
  test.each([
    ['请输入PayWallet地址', { address: ' ' }, 'address'],
    ['请选择钱包类型', { walletType: '' }, 'walletType'],
    ['请输入支付密码', { fundPassword: '' }, 'fundPassword'],
  ])('%s', (text, changes, field) => {
    expect(invalidWallet({ ...fine, ...changes })).toEqual({ field, text });
  });
  test.each([
    ['TXYZ', 'ERC20', TRC_AS_ERC],
    ['0xAB', 'TRC20', ERC_AS_TRC],
    ['TXYZ', '好付钱包', undefined],
    ['0xAB', 'ERC20', undefined],
  ])('the address %s as %s: %s', (address, walletType, text) => {
    const refused = invalidWallet({ ...fine, address, walletType });
    expect(refused).toEqual(text === undefined ? null : { field: 'address', text });
  });
  test('in this order, whatever is missing together', () => {
    const all = combinations<WalletValues>({
      from: ['', 'withdraw'],
      address: ['', ' ', 'W1'],
      walletType: ['', 'ERC20', '好付钱包'],
      fundPassword: ['', '1', '1'.repeat(19)],
    });
    for (const values of all) {
      const missing = [
        values.address.trim() === '' && '请输入PayWallet地址',
        values.walletType === '' && '请选择钱包类型',
        values.fundPassword === '' && '请输入支付密码',
      ].find((text) => text !== false);
      expect(invalidWallet(values)?.text).toBe(missing);
    }
  });
});
