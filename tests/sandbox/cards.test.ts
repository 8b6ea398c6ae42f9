import { describe, expect, it } from 'vitest';
import { openTestSandbox, type Phone } from './testSandbox.ts';

const pay_pass = '888888';
const bank = {
  bank: '工商银行',
  bank_owner: '陈小金',
  bank_no: '6222020000001234',
  bank_address: '上海分行',
  pay_pass,
};
const usdt = { bank: 'USDT', bank_owner: 'TRC20', bank_no: 'TXabc', bank_address: '', pay_pass };
const wallet = { bank: '好付钱包', bank_owner: '', bank_no: 'W-1', bank_address: '', pay_pass };

const listed = async (phone: Phone, type: number) => (await phone.post('/api/getcard', { type })).data;

async function newMember(name = 'zero000') {
  const test = await openTestSandbox();
  return { ...test, phone: await test.member(name) };
}

describe('payout accounts', () => {
  it('are kept by kind, recognised by their bank', async () => {
    const { phone } = await newMember();
    for (const card of [bank, usdt, wallet, { ...wallet, bank: 'ERC20', bank_no: 'W-2' }]) {
      expect((await phone.post('/api/bindcard', card)).code).toBe(200);
    }
    expect(await listed(phone, 1)).toMatchObject([{ bank: '工商银行', bank_no: '6222020000001234' }]);
    expect(await listed(phone, 2)).toMatchObject([{ bank: 'USDT', bank_owner: 'TRC20' }]);
    expect(await listed(phone, 5)).toHaveLength(2);
  });

  it('take an alipay account without a branch', async () => {
    const { phone } = await newMember();
    const alipay = { ...bank, bank: '支付宝', bank_no: 'a@b.c', bank_address: '' };
    expect((await phone.post('/api/bindcard', alipay)).message).toBe('绑定成功');
    expect(await listed(phone, 1)).toHaveLength(1);
  });

  it.each([
    [{ ...bank, bank_owner: '' }, '请输入姓名'],
    [{ ...bank, bank: '' }, '请输入银行'],
    [{ ...bank, bank_address: '' }, '请输入开户行地址'],
    [{ ...bank, bank_no: '' }, '请输入银行卡号'],
    [{ ...bank, pay_pass: '' }, '请输入支付密码'],
    [{ ...bank, bank_no: '1234567' }, '请输入正确的卡号长度'],
    [{ ...bank, pay_pass: '12345' }, '请输入支付密码长度'],
    [{ ...usdt, bank_no: '' }, '请输入USDT地址'],
    [{ ...usdt, bank_owner: '' }, '请选择钱包协议'],
    [{ ...wallet, bank_no: '' }, '请输入PayWallet地址'],
    [{ ...bank, bank: '支付宝', bank_address: '', bank_no: ' ' }, '请输入支付宝账号'],
    [{ ...bank, pay_pass: '1'.repeat(19) }, '请输入支付密码长度'],
    [{ ...usdt, pay_pass: '' }, '请输入支付密码'],
    [{ ...wallet, pay_pass: '' }, '请输入支付密码'],
  ])('refuse %j', async (card, message) => {
    const { phone } = await newMember();
    expect((await phone.post('/api/bindcard', card)).message).toBe(message);
    expect(await listed(phone, 0)).toEqual([]);
  });

  it.each([
    [bank, 6],
    [usdt, 6],
    [wallet, 12],
  ])('are limited by kind, also when bound at once: %#', async (card, limit) => {
    const { phone } = await newMember();
    const answers = await Promise.all(
      Array.from({ length: limit + 3 }, (_, index) =>
        phone.post('/api/bindcard', { ...card, bank_no: `${card.bank_no.slice(0, 8)}0000${index}` }),
      ),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(limit);
    // in any order, because hashing the fund password takes a different time for each request
    const refused = answers.filter((answer) => answer.code !== 200);
    expect(refused.map(({ message }) => message)).toEqual(Array(3).fill(`此类账户最多绑定${limit}个`));
  });

  it('are bound once', async () => {
    const { phone } = await newMember();
    await phone.post('/api/bindcard', bank);
    expect((await phone.post('/api/bindcard', { ...bank, bank_no: '6222 0200 0000 1234' })).message).toBe(
      '该账户已绑定，请勿重复绑定',
    );
  });

  it('are unbound by their owner alone', async () => {
    const { phone, member } = await newMember();
    await phone.post('/api/bindcard', bank);
    const [{ id }] = await listed(phone, 1);
    expect((await (await member('vip333')).post('/api/delcard', { id })).code).toBe(404);
    expect(await phone.post('/api/delcard', { id: String(id) })).toMatchObject({
      code: 200,
      message: '解绑成功',
    });
    expect(await listed(phone, 1)).toEqual([]);
  });

  it('know their banks', async () => {
    const { phone } = await newMember();
    expect((await phone.post('/api/banklist')).data[0]).toEqual({ bank_name: '工商银行' });
    expect((await phone.get('/api/activebanks')).data).toHaveLength(4);
    expect((await phone.post('/api/getpaybank')).data).toHaveLength(3);
  });
});
