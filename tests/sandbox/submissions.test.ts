import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#sandbox/http/beijing.ts';
import { NEW_MEMBER_FUND_PASSWORD } from '#sandbox/seed/demo.ts';
import { seededStore } from './seededStore.ts';
import { NOON, openTestSandbox, type Phone } from './testSandbox.ts';

const grab = '/api/douserredpacket';
/** The number of booked grabs, minus the seed's twelve. */
const grabs = async (phone: Phone) =>
  (await phone.get('/sandbox/members/demo888')).data.booked.redPacket - 12;
const key = (name: string) => ({ 'idempotency-key': name });

describe('a submission with a key', () => {
  it('is booked once, and answers the same again', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    const first = await phone.post(grab, undefined, key('a'));
    expect(await phone.post(grab, undefined, key('a'))).toEqual(first);
    expect(await grabs(phone)).toBe(1);
    expect((await phone.post(grab, undefined, key('b'))).code).toBe(200);
    expect(await grabs(phone)).toBe(2);
  });

  it('is booked once while the first is still on its way', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    const answers = await Promise.all(Array.from({ length: 20 }, () => phone.post(grab, {}, key('a'))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await grabs(phone)).toBe(1);
  });

  it('is booked once when its answer was lost', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    await phone.post('/sandbox/scenario', { path: grab, drop: true, effect: true, times: 1 });
    await expect(phone.post(grab, {}, key('a'))).rejects.toThrow(TypeError);
    expect((await phone.post(grab, {}, key('a'))).code).toBe(200);
    expect(await grabs(phone)).toBe(1);
  });

  it('is answered the same a day later, in another session', async () => {
    const { member, clock } = await openTestSandbox();
    const phone = await member();
    const first = await phone.post(grab, undefined, key('a'));
    clock.now += DAY_MS;
    const later = await member();
    expect(await later.post(grab, undefined, key('a'))).toEqual(first);
    expect(await grabs(later)).toBe(1);
  });

  it('is answered the same where it could not be made any more', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    const application = ['/api/applyagentdo', { mobile: '13800000000', apply_info: '推广' }] as const;
    const first = await phone.post(...application, key('a'));
    expect(first.code).toBe(200);
    await phone.post('/sandbox/members/demo888', { isagent: 1 });
    expect(await phone.post(...application, key('a'))).toEqual(first);
    expect((await phone.post(...application, key('b'))).message).toBe('您已经是代理');
  });

  it('is tried anew where only the session was refused', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    await phone.post('/sandbox/members/demo888', { expire: true });
    expect((await phone.post(grab, {}, key('a'))).code).toBe(401);
    expect((await (await member()).post(grab, {}, key('a'))).code).toBe(200);
  });

  it('is tried anew after a failure of the backend, which undoes it', async () => {
    const store = await seededStore(NOON);
    let fails = false;
    const { member } = await openTestSandbox({
      store: {
        ...store,
        write: (work) =>
          store.write(async (queries) => {
            const result = await work(queries);
            if (fails) throw new Error('the disk is full');
            return result;
          }),
      },
    });
    const phone = await member();
    fails = true;
    expect((await phone.post(grab, {}, key('a'))).code).toBe(500);
    fails = false;
    expect(await grabs(phone)).toBe(0);
    expect((await phone.post(grab, {}, key('a'))).code).toBe(200);
    expect(await grabs(phone)).toBe(1);
  });

  it('is the same with a password that was typed again', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    const binding = (pay_pass: string) => ({
      bank: 'USDT',
      bank_owner: 'TRC20',
      bank_no: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
      bank_address: '',
      pay_pass,
    });
    const first = await phone.post('/api/bindcard', binding('000001'), key('a'));
    expect(first.message).toContain('支付密码错误');
    const right = binding(NEW_MEMBER_FUND_PASSWORD);
    expect(await phone.post('/api/bindcard', right, key('a'))).toEqual(first);
    expect((await phone.post('/api/bindcard', right, key('b'))).code).toBe(200);
  });

  it('belongs to one member', async () => {
    const { member } = await openTestSandbox();
    expect((await (await member()).post(grab, {}, key('a'))).code).toBe(200);
    expect((await (await member('vip333')).post(grab, {}, key('a'))).code).toBe(200);
  });

  it('keeps its refusal too', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    await phone.post('/sandbox/app', { redpacket_switch: 0 });
    expect((await phone.post(grab, {}, key('a'))).message).toBe('红包已关闭');
    await phone.post('/sandbox/app', { redpacket_switch: 1 });
    expect((await phone.post(grab, {}, key('a'))).message).toBe('红包已关闭');
  });

  it('cannot be used for something else', async () => {
    const { member, clock } = await openTestSandbox();
    const phone = await member();
    clock.now += 4000;
    const token = (await phone.post('/api/user')).data.lottery_token;
    expect((await phone.post('/api/transfer-out', { amount: '1', token }, key('a'))).code).toBe(200);
    expect((await phone.post('/api/transfer-out', { amount: '2', token }, key('a'))).code).toBe(409);
    expect((await phone.post(grab, {}, key('a'))).code).toBe(200);
  });
});
