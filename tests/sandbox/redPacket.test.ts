import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { redPackets } from '#sandbox/db/moneySchema.ts';
import { DAY_MS } from '#sandbox/http/beijing.ts';
import { NOON, openTestSandbox } from './testSandbox.ts';

const grab = '/api/douserredpacket';

describe('red-packet info', () => {
  it('counts the deposits of the previous Beijing day', async () => {
    const { member } = await openTestSandbox();
    const { data } = await (await member()).get('/api/userredpacket');
    expect(data).toMatchObject({ sendnums: 3, acquirednum: 0, max_times: 3 });
    expect(data.rules[1]).toEqual({
      start_time: '2026-11-21 00:00:00',
      end_time: '2026-11-21 23:59:59',
      day_flow: '1000',
      flow_money: '4999',
      recharge: '3.00',
    });
    expect((await (await member('vip333')).get('/api/userredpacket')).data.sendnums).toBe(8);
    expect((await (await member('zero000')).get('/api/userredpacket')).data.sendnums).toBe(0);
  });

  it('starts again at midnight in Beijing, and what was not used is gone', async () => {
    const { member, clock } = await openTestSandbox();
    const phone = await member();
    clock.now = NOON + DAY_MS / 2 - 1;
    expect((await phone.get('/api/userredpacket')).data.sendnums).toBe(3);
    clock.now += 1;
    expect((await phone.get('/api/userredpacket')).data.sendnums).toBe(0);
  });
});

describe('the grab', () => {
  it('pays into the main wallet and writes it down', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    expect(await phone.post(grab)).toMatchObject({ code: 200, data: { redpacketmoney: '4.88' } });
    expect((await phone.post('/api/balance')).data).toEqual({ balance: '12893.54', mbalance: '3654.88' });
    expect((await phone.get('/api/userredpacket')).data).toMatchObject({ sendnums: 2, acquirednum: 1 });
    expect((await phone.post('/api/redpacket', { page: 1 })).data).toMatchObject({
      total: 13,
      data: expect.arrayContaining([
        expect.objectContaining({
          money: '1200.00',
          redpacketmoney: '4.88',
          created_at: '2026-11-21 12:00:00',
        }),
      ]),
    });
  });

  it('pays exactly 3 of 50 at once with 3 chances, each booked once', async () => {
    const { member, sandbox } = await openTestSandbox();
    const before = (await (await member()).get('/sandbox/members/demo888')).data.booked.redPacket;
    const [phone, other] = [await member(), await member()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? phone : other).post(grab)),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(3);
    const rows = await sandbox.store.read((queries) =>
      queries.select().from(redPackets).where(eq(redPackets.day, '2026-11-21')),
    );
    expect(rows.map((row) => row.slot)).toEqual([1, 2, 3]);
    const { data } = await phone.get('/sandbox/members/demo888');
    expect(data).toMatchObject({ balances: { main: '12903.30' }, booked: { redPacket: before + 3 } });
    expect((await phone.get('/sandbox/ledger')).data.total).toBe(0);
  });

  it('refuses without chances, before, after, and when switched off', async () => {
    const { member } = await openTestSandbox();
    expect((await (await member('zero000')).post(grab)).message).toBe('您暂未达到领取条件，快去完成吧！');
    const phone = await member();
    await phone.post('/sandbox/settings', { redPacketStart: NOON + 1000 });
    expect((await phone.post(grab)).message).toBe('活动未开始，请耐心等待');
    await phone.post('/sandbox/settings', { redPacketStart: NOON - 5000, redPacketEnd: NOON - 1000 });
    expect((await phone.post(grab)).message).toBe('活动已结束，请等待下次活动');
    await phone.post('/sandbox/settings', { redPacketStart: null, redPacketEnd: null });
    await phone.post('/sandbox/app', { redpacket_switch: 0 });
    expect((await phone.post(grab)).message).toBe('红包已关闭');
    await phone.post('/sandbox/app', { redpacket_switch: 1 });
    for (let packet = 0; packet < 3; packet += 1) expect((await phone.post(grab)).code).toBe(200);
    expect((await phone.post(grab)).message).toBe('您的剩余次数不足！');
  });

  it('pages its records by ten', async () => {
    const { member, clock } = await openTestSandbox();
    const phone = await member('agent88');
    await phone.post('/sandbox/deposits', { name: 'agent88', amount: '20000', at: NOON - DAY_MS });
    for (let packet = 0; packet < 8; packet += 1) await phone.post(grab);
    await phone.post('/sandbox/deposits', { name: 'agent88', amount: '20000' });
    clock.now += DAY_MS;
    for (let packet = 0; packet < 8; packet += 1) await phone.post(grab);
    const second = (await phone.post('/api/redpacket', { page: 2 })).data;
    expect(second).toMatchObject({ total: 16 });
    expect(second.data).toHaveLength(6);
  });
});
