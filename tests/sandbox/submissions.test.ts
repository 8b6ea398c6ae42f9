import { describe, expect, it } from 'vitest';
import { openTestSandbox, type Phone } from './testSandbox.ts';

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
