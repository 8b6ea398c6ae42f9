import { describe, expect, it } from 'vitest';
import { openTestSandbox, type Phone } from './testSandbox.ts';

const records = async (phone: Phone, type: number) =>
  (await phone.post('/api/gettransrecord', { type, date: 1, page: 1, api_type: '' })).data.data;
const review = (phone: Phone, number: string, decision: 'approve' | 'reject') =>
  phone.post(`/sandbox/reviews/${number}`, { decision });

const BANK = { bank_owner: '方一清', bank: '工商银行', bank_no: '6222000011112222', bank_address: '上海' };

async function newMember(name = 'zero000') {
  const test = await openTestSandbox();
  return { ...test, phone: await test.member(name) };
}

describe('an offline or digital deposit', () => {
  it('has its number as the message, and its payment info under it', async () => {
    const { phone } = await newMember();
    const { message, code } = await phone.post('/api/recharge', {
      paytype: 'usdt',
      catepay: 'TRC20',
      amount: '100',
    });
    expect(code).toBe(200);
    expect(message).toMatch(/^CK20261121\d{6}$/);
    const { data } = await phone.post('/api/payinfo', { deposit_no: message });
    expect(data.info).toMatchObject({
      amount: '100.00',
      real_money: '15.73',
      bank: 'TRC20',
      paytype: 'usdt',
    });
    expect(data.cardlist[0].mch_id).toMatch(/^T\w{33}$/);
  });

  it('shows its payment info to its member alone', async () => {
    const { phone, member } = await newMember();
    const { message } = await phone.post('/api/recharge', { paytype: 'alipay', amount: '100' });
    expect((await (await member()).post('/api/payinfo', { deposit_no: message })).code).toBe(404);
  });

  it('shows no payment info once it is settled, and says why', async () => {
    const { phone } = await newMember();
    const settled = async (decision: 'approve' | 'reject') => {
      const { message } = await phone.post('/api/recharge', { paytype: 'alipay', amount: '100' });
      await review(phone, message, decision);
      return phone.post('/api/payinfo', { deposit_no: message });
    };
    expect(await settled('approve')).toEqual({ code: 409, message: '订单已支付', data: null });
    expect(await settled('reject')).toEqual({ code: 409, message: '订单已取消', data: null });
  });

  it('has payment info, with the usual time, and for a bank transfer the holder and the branch', async () => {
    const { phone } = await newMember();
    const infoOf = async (body: object) => {
      const { message } = await phone.post('/api/recharge', { amount: '100', ...body });
      return phone.post('/api/payinfo', { deposit_no: message });
    };
    for (const body of [{ paytype: 'usdt', catepay: 'ERC20' }, { paytype: 'alipay' }, { paytype: 'wxpay' }])
      expect((await infoOf(body)).data.info.arrival).toMatch(/^约 .+ 分钟$/);
    const { data } = await infoOf({ paytype: 'bank', ...BANK });
    expect(data.info).toMatchObject({ bank: '演示银行', paytype: 'bank', real_money: '100.00' });
    expect(data.cardlist).toEqual([
      { mch_id: '6200000000000000000', payimg: '', bank_owner: '演示商户', bank_address: '演示支行' },
    ]);
  });

  it('brings money once it is approved, and once only', async () => {
    const { phone } = await newMember();
    const { message } = await phone.post('/api/recharge', { paytype: 'bank', amount: '1500.50', ...BANK });
    expect((await phone.post('/api/balance')).data.balance).toBe('0.00');
    expect(await records(phone, 1)).toMatchObject([{ amount: '1500.50', state: 1, pay_way: '银行转账' }]);
    expect((await review(phone, message, 'approve')).code).toBe(200);
    expect((await review(phone, message, 'approve')).code).toBe(409);
    expect((await phone.post('/api/user')).data).toMatchObject({
      balance: '1500.50',
      mbalance: '1500.50',
      paysum: '1500.50',
      vip: 1,
    });
    expect((await records(phone, 1))[0].state).toBe(2);
  });

  it('brings nothing when it is rejected', async () => {
    const { phone } = await newMember();
    const { message } = await phone.post('/api/recharge', { paytype: 'wxpay', amount: '300' });
    await review(phone, message, 'reject');
    expect((await records(phone, 1))[0].state).toBe(3);
    expect((await phone.post('/api/user')).data).toMatchObject({ balance: '0.00', paysum: '0.00' });
  });

  it.each([
    [{ paytype: 'nothing', amount: '1' }, '请选择支付方式'],
    [{ paytype: 'usdt', amount: '1' }, '请选择钱包协议'],
    [{ paytype: 'alipay', amount: '0' }, '请输入正确金额'],
    [{ paytype: 'bank', amount: '1' }, '请输入存款人姓名'],
    [{ paytype: 'bank', amount: '1', bank_owner: 'a' }, '请输入银行类型'],
    [{ paytype: 'bank', amount: '1', bank_owner: 'a', bank: 'b' }, '请输入银行卡号'],
    [{ paytype: 'bank', amount: '1', bank_owner: 'a', bank: 'b', bank_no: '1' }, '请输入银行开户行地址'],
  ])('refuses %j', async (body, message) => {
    const { phone } = await newMember();
    expect((await phone.post('/api/recharge', body)).message).toBe(message);
    expect(await records(phone, 1)).toEqual([]);
  });
});

describe('an online deposit', () => {
  const payment = { channel: 'fast', payname: '银联快捷', payOption: 'UNION', amount: '100' };

  it('answers the address of the payment page, which settles it', async () => {
    const { phone } = await newMember();
    const { data } = await phone.post('/api/process', { ...payment, api_token: phone.token });
    const [{ order_no: number }] = await records(phone, 6);
    expect(data.url).toBe(`/sandbox/pay?number=${number}&amount=100.00`);
    expect(await records(phone, 6)).toMatchObject([{ status: 'pending', channel_name: '极速通道' }]);
    const page = await (await phone.send(new Request(`http://localhost${data.url}`))).text();
    expect(page).toContain(`action="/sandbox/pay/${number}/approve"`);
    const pay = new Request(`http://localhost/sandbox/pay/${number}/approve`, { method: 'POST' });
    expect(await (await phone.send(pay)).text()).toContain('支付成功');
    expect(await records(phone, 6)).toMatchObject([{ status: 'success' }]);
    expect((await phone.post('/api/balance')).data.balance).toBe('100.00');
  });

  it('is paid on its page alone: there is no payment info', async () => {
    const { phone } = await newMember();
    await phone.post('/api/process', { ...payment, api_token: phone.token });
    const [{ order_no: number }] = await records(phone, 6);
    expect((await phone.post('/api/payinfo', { deposit_no: number })).message).toBe('该订单没有支付信息');
  });

  it('answers payUrl in one channel', async () => {
    const { phone } = await newMember();
    const bridge = { channel: 'bridge', payname: '快捷支付', payOption: 'BRIDGE', amount: '8' };
    expect((await phone.post('/api/process', bridge)).data.payUrl).toMatch(/^\/sandbox\/pay\?/);
  });

  it.each([
    [{ ...payment, channel: 'none' }, '请选择支付方式'],
    [{ ...payment, amount: '' }, '请输入正确的金额'],
    [{ ...payment, amount: '99.99' }, '金额必须在 100 和 50000 之间'],
    [{ ...payment, amount: '50000.01' }, '金额必须在 100 和 50000 之间'],
    [
      { ...payment, channel: 'fixed', payOption: 'QRFIX', amount: '101' },
      '金额必须是固定值：100, 200, 500, 1000, 2000',
    ],
    [{ ...payment, channel: 'fixed', payOption: 'PHONE', amount: '30' }, '金额必须在 50 和 300 之间'],
  ])('refuses %j', async (body, message) => {
    const { phone } = await newMember();
    expect((await phone.post('/api/process', body)).message).toBe(message);
  });

  it('knows the methods and channels, to members', async () => {
    const { phone, visitor } = await newMember();
    expect((await phone.get('/api/get_pay_way')).data).toMatchObject({
      usdt: 1,
      card: 1,
      online: 1,
      wechat: 1,
    });
    expect((await phone.get('/api/payment-channels')).data).toHaveLength(3);
    expect((await visitor().get('/api/get_pay_way')).code).toBe(401);
  });
});
