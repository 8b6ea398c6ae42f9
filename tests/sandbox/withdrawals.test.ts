import { describe, expect, it } from 'vitest';
import { openTestSandbox, type Phone, type TestSandbox } from './testSandbox.ts';

const password = '888888';
const cards = {
  bank: { bank: '工商银行', bank_owner: '方一清', bank_no: '6222000011112222', bank_address: '上海' },
  trc20: { bank: 'USDT', bank_owner: 'TRC20', bank_no: 'T1', bank_address: '' },
  erc20: { bank: 'USDT', bank_owner: 'ERC20', bank_no: '0x1', bank_address: '' },
  wallet: { bank: '好付钱包', bank_owner: '', bank_no: 'W1', bank_address: '' },
};

async function rich(test: TestSandbox, balance = '1000.00') {
  const phone = await test.member('zero000');
  await phone.post('/sandbox/members/zero000', { balance });
  return phone;
}
/** Binds an account and returns its id, which is the newest in the list. */
async function bind(phone: Phone, card: { bank: string }): Promise<number> {
  await phone.post('/api/bindcard', { ...card, pay_pass: password });
  return (await phone.post('/api/getcard', { type: 0 })).data[0].id as number;
}
/** The numbers of the withdrawals pending review. */
const pending = async (phone: Phone): Promise<string[]> =>
  (await phone.get('/sandbox/members/zero000')).data.pending;
const withdrawal = async (phone: Phone, number = '') =>
  (await phone.get(`/sandbox/withdrawals/${number}`)).data;
const member = async (phone: Phone) => (await phone.get('/sandbox/members/zero000')).data;

describe('a withdrawal', () => {
  it('puts the money aside and waits for its review', async () => {
    const phone = await rich(await openTestSandbox());
    const bank = await bind(phone, cards.bank);
    const answer = await phone.post('/api/withdraw', { amount: '300.10', bank: String(bank), password });
    expect(answer).toMatchObject({ code: 200, message: '提交成功，等待后台审核' });
    const [number] = await pending(phone);
    expect(await withdrawal(phone, number)).toMatchObject({
      amount: '300.10',
      state: 1,
      received: '',
      fee: '',
    });
    expect((await member(phone)).balances).toMatchObject({ main: '699.90', pending: '300.10' });
    const body = { type: 2, date: 1, page: 1, api_type: '' };
    const [record] = (await phone.post('/api/gettransrecord', body)).data.data;
    expect(record).toMatchObject({
      amount: '300.10',
      state: 1,
      order_no: number,
      pay_way: '工商银行',
    });
  });

  it.each([
    ['TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf', '1.00'],
    [`0x${'a1'.repeat(20)}`, '5.00'],
  ])('goes to the USDT address %s, at the fee of its protocol (D23)', async (bank, fee) => {
    const phone = await rich(await openTestSandbox());
    const answer = await phone.post('/api/withdraw', { amount: '642.00', bank, password });
    expect(answer.code).toBe(200);
    const [number] = await pending(phone);
    expect(await withdrawal(phone, number)).toMatchObject({ amount: '642.00', state: 1, fee });
  });

  it.each(['', 'T1', '0x1', '999999'])(
    'goes nowhere for “%s”, which is neither an account nor an address',
    async (bank) => {
      const phone = await rich(await openTestSandbox());
      const answer = await phone.post('/api/withdraw', { amount: '300.10', bank, password });
      expect(answer).toMatchObject({ code: 400, message: '您要提现到哪里呢？' });
      expect(await pending(phone)).toEqual([]);
    },
  );

  it.each([
    ['approve', { main: '900.00', pending: '0.00' }, 2],
    ['reject', { main: '1000.00', pending: '0.00' }, 3],
  ])('settles on %s', async (decision, balances, state) => {
    const phone = await rich(await openTestSandbox());
    const { inside } = (await phone.get('/sandbox/ledger')).data;
    const bank = await bind(phone, cards.bank);
    await phone.post('/api/withdraw', { amount: '100', bank, password });
    const [number] = await pending(phone);
    expect((await phone.get('/sandbox/ledger')).data).toMatchObject({ total: 0, inside });
    await phone.post(`/sandbox/reviews/${number}`, { decision });
    expect((await phone.post(`/sandbox/reviews/${number}`, { decision })).code).toBe(409);
    expect((await member(phone)).balances).toEqual(balances);
    expect((await phone.get('/sandbox/ledger')).data).toMatchObject({
      total: 0,
      inside: decision === 'approve' ? inside - 10_000 : inside,
    });
    const body = { type: 2, date: 1, page: 1, api_type: '' };
    expect((await phone.post('/api/gettransrecord', body)).data.data[0].state).toBe(state);
  });

  it.each([
    ['trc20', '14.57', '1.00'],
    ['erc20', '10.57', '5.00'],
    ['wallet', '15.57', '0.00'],
  ] as const)('pays %s in USDT less its fee', async (kind, received, fee) => {
    const phone = await rich(await openTestSandbox());
    const bank = await bind(phone, cards[kind]);
    await phone.post('/api/withdraw', { amount: '100', bank, password });
    const [number] = await pending(phone);
    expect(await withdrawal(phone, number)).toMatchObject({ received, fee });
  });

  it.each([
    [{ amount: '99.99' }, '单笔取款不能低于100元'],
    [{ amount: 'x' }, '请输入正确的金额'],
    [{ amount: '1000.01' }, '余额不足，无法提现'],
    [{ bank: 999 }, '您要提现到哪里呢？'],
    [{ password: '' }, '请输入您的支付密码'],
    [{ password: '000000' }, '支付密码错误，还可尝试4次'],
  ])('refuses %j', async (change, message) => {
    const phone = await rich(await openTestSandbox());
    const bank = await bind(phone, cards.bank);
    const body = { amount: '100', bank, password, ...change };
    expect((await phone.post('/api/withdraw', body)).message).toBe(message);
    expect((await member(phone)).balances.main).toBe('1000.00');
  });

  it('goes to the member’s own accounts alone', async () => {
    const test = await openTestSandbox();
    const phone = await rich(test);
    const bank = await bind(phone, cards.bank);
    const other = await test.member('vip333');
    expect((await other.post('/api/withdraw', { amount: '100', bank, password })).message).toBe(
      '您要提现到哪里呢？',
    );
  });

  it('never takes more than there is, however many at once', async () => {
    const phone = await rich(await openTestSandbox());
    const bank = await bind(phone, cards.bank);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => phone.post('/api/withdraw', { amount: '150', bank, password })),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(6);
    expect((await member(phone)).balances).toEqual({ main: '100.00', pending: '900.00' });
  });

  it('is booked once per key, also with a dropped answer', async () => {
    const phone = await rich(await openTestSandbox());
    const bank = await bind(phone, cards.bank);
    const body = { amount: '100', bank, password };
    const headers = { 'idempotency-key': 'one' };
    await phone.post('/sandbox/scenario', { path: '/api/withdraw', drop: true, effect: true, times: 1 });
    await expect(phone.post('/api/withdraw', body, headers)).rejects.toThrow(TypeError);
    const retried = await phone.post('/api/withdraw', body, headers);
    expect(await phone.post('/api/withdraw', body, headers)).toEqual(retried);
    expect((await member(phone)).booked.withdrawal).toBe(1);
  });
});
