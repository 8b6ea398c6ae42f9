import { describe, expect, it } from 'vitest';
import { rebates } from '#sandbox/db/moneySchema.ts';
import { NOON, openTestSandbox, type Phone } from './testSandbox.ts';

const into = (platform: string, amount: string) => ({
  amount,
  sourcetype: 'userbalance',
  targettype: platform,
});
const from = (platform: string, amount: string) => ({
  amount,
  sourcetype: platform,
  targettype: 'userbalance',
});
const balances = async (phone: Phone) => (await phone.get('/sandbox/members/zero000')).data.balances;

async function newMember(balance = '100.00') {
  const test = await openTestSandbox();
  const phone = await test.member('zero000');
  await phone.post('/sandbox/members/zero000', { balance });
  return { ...test, phone };
}

describe('a transfer', () => {
  it('moves money both ways and leaves a record', async () => {
    const { phone } = await newMember();
    expect(await phone.post('/api/transfer', into('pp', '40.40'))).toMatchObject({
      code: 200,
      message: '转账成功',
    });
    expect(await phone.post('/api/transfer', from('pp', '0.40'))).toMatchObject({ code: 200 });
    expect(await balances(phone)).toEqual({ main: '60.00', pp: '40.00' });
    const list = (await phone.post('/api/balancelist')).data;
    expect(list).toHaveLength(10);
    expect(list).toContainEqual({ name: 'PP电子', platname: 'pp', balance: '40.00' });
    const record = async (type: number, api_type = '') =>
      (await phone.post('/api/gettransrecord', { type, date: 1, page: 1, api_type })).data.data;
    expect(await record(3)).toMatchObject([{ amount: '40.40', pay_way: 'PP电子', state: 1 }]);
    expect(await record(4, 'pp')).toMatchObject([{ amount: '0.40' }]);
    expect(await record(4, 'ae')).toEqual([]);
  });

  it.each([
    [into('pp', '100.01'), '操作金额超出了您的账户余额！'],
    [from('pp', '0.01'), '操作金额超出了您该游戏平台的余额！'],
    [into('pp', ''), '请输入操作金额！'],
    [into('pp', '-5'), '请输入操作金额！'],
    [into('nowhere', '5'), '请选择游戏平台'],
    [{ amount: '5', sourcetype: 'pp', targettype: 'ae' }, '请选择游戏平台'],
    [into('userbalance', '5'), '请选择游戏平台'],
  ])('refuses %j', async (body, message) => {
    const { phone } = await newMember();
    expect((await phone.post('/api/transfer', body)).message).toBe(message);
    expect((await balances(phone)).main).toBe('100.00');
  });

  it('keeps the ledger whole through 500 at once', async () => {
    const { phone } = await newMember();
    const before = (await phone.get('/sandbox/ledger')).data;
    const platforms = ['pp', 'ae', 'obgdy', 'fgdz'];
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) => {
        const platform = platforms[index % 4] ?? 'pp';
        const amount = `${1 + (index % 9)}.${index % 10}`;
        return phone.post('/api/transfer', (index % 3 === 0 ? from : into)(platform, amount));
      }),
    );
    const moved = answers.filter((answer) => answer.code === 200);
    expect(moved.length).toBeGreaterThan(20);
    expect(moved.length).toBeLessThan(500);
    const after = (await phone.get('/sandbox/ledger')).data;
    expect(after).toEqual(before);
    const own = Object.values<string>(await balances(phone));
    expect(own.every((balance) => !balance.startsWith('-'))).toBe(true);
    expect(own.reduce((sum, balance) => sum + Math.round(Number(balance) * 100), 0)).toBe(100_00);
    const { booked } = (await phone.get('/sandbox/members/zero000')).data;
    expect(booked.transferIn + booked.transferOut).toBe(moved.length);
  });

  it('of all platforms brings everything back, once per key', async () => {
    const { phone } = await newMember();
    await phone.post('/api/transfer', into('pp', '10'));
    await phone.post('/api/transfer', into('ae', '20'));
    const headers = { 'idempotency-key': 'all' };
    const answer = await phone.post('/api/transall', {}, headers);
    expect(answer).toMatchObject({ code: 200, message: '下分成功！金额：30.00' });
    await phone.post('/api/transfer', into('pp', '5'));
    expect(await phone.post('/api/transall', {}, headers)).toEqual(answer);
    expect(await balances(phone)).toEqual({ main: '95.00', pp: '5.00', ae: '0.00' });
    expect((await phone.post('/api/refreshusermoney')).data.balance).toBe('95.00');
  });
});

describe('the transfer switch', () => {
  it('is kept with the member', async () => {
    const { phone } = await newMember();
    expect((await phone.post('/api/uptransferstatus', { transferstatus: 1 })).code).toBe(200);
    expect((await phone.post('/api/user')).data.transferstatus).toBe(1);
    expect((await phone.post('/api/uptransferstatus', { transferstatus: 2 })).code).toBe(400);
  });
});

describe('the rebate', () => {
  it('is claimed whole, once', async () => {
    const { phone, sandbox } = await newMember();
    await sandbox.store.write(async (queries) => {
      const row = { memberId: 5, platform: 'pp', state: 0, createdAt: NOON, updatedAt: NOON };
      await queries.insert(rebates).values([
        { ...row, amount: 12_34 },
        { ...row, amount: 66 },
      ]);
    });
    const summary = async () => (await phone.post('/api/getfanshui', { date: 1, page: 1 })).data;
    expect(await summary()).toMatchObject({ jisuan: '0.00', nojisuan: '13.00' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => phone.post('/api/dofanshui')));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(answers.find((answer) => answer.code === 400)?.message).toBe('暂无领取额度！');
    expect(await summary()).toMatchObject({ jisuan: '13.00', nojisuan: '0.00' });
    expect((await summary()).list[0]).toMatchObject({ gamename: 'PP电子', state: 1 });
    expect((await balances(phone)).main).toBe('113.00');
  });
});
