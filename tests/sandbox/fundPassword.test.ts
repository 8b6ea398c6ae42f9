import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FUND_LOCK_MS } from '#sandbox/password/fundPassword.ts';
import { openTestSandbox, type Phone } from './testSandbox.ts';

const LOCKED = { code: 429, message: '支付密码错误次数过多，请10分钟后再试' };
const RIGHT = '888888';
const WRONG = '000000';

let cards = 0;
/**
 * The actions that require the fund password: a binding (of a new account each time), a withdrawal, and its own change.
 */
const actions = {
  bind: (phone: Phone, pay_pass: string) =>
    phone.post('/api/bindcard', {
      bank: 'USDT',
      bank_owner: 'TRC20',
      bank_no: `T${(cards += 1)}`,
      bank_address: '',
      pay_pass,
    }),
  withdraw: async (phone: Phone, password: string) => {
    const [card] = (await phone.post('/api/getcard', { type: 1 })).data as { id: number }[];
    return phone.post('/api/withdraw', { amount: '100', bank: card?.id, password });
  },
  change: (phone: Phone, password: string) =>
    phone.post('/api/editPayPassword', { password, paypassword: '135790' }),
} as const;
type Action = keyof typeof actions;
const ALL = Object.keys(actions) as Action[];

async function fail(phone: Phone, times: number, action: Action = 'bind'): Promise<string[]> {
  const messages: string[] = [];
  for (let tries = 0; tries < times; tries += 1) messages.push((await actions[action](phone, WRONG)).message);
  return messages;
}

describe('five wrong fund passwords', () => {
  it('are counted down, and the fifth locks', async () => {
    const { member } = await openTestSandbox();
    expect(await fail(await member(), 6)).toEqual([
      '支付密码错误，还可尝试4次',
      '支付密码错误，还可尝试3次',
      '支付密码错误，还可尝试2次',
      '支付密码错误，还可尝试1次',
      LOCKED.message,
      LOCKED.message,
    ]);
  });

  it.each(ALL)('lock a %s too, the right one given, until ten minutes have passed', async (action) => {
    const { member, clock } = await openTestSandbox();
    const phone = await member();
    await fail(phone, 5);
    clock.now += FUND_LOCK_MS - 1;
    expect(await actions[action](phone, RIGHT)).toMatchObject(LOCKED);
    clock.now += 1;
    expect((await actions[action](phone, RIGHT)).code).toBe(200);
  });

  it('are counted together, wherever they were given', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    await fail(phone, 2, 'bind');
    await fail(phone, 2, 'withdraw');
    expect(await actions.change(phone, WRONG)).toMatchObject(LOCKED);
  });

  it('must be in a row: a right one starts the count again', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    await fail(phone, 4);
    expect((await actions.bind(phone, RIGHT)).code).toBe(200);
    expect((await fail(phone, 4)).at(-1)).toBe('支付密码错误，还可尝试1次');
    expect((await actions.bind(phone, RIGHT)).code).toBe(200);
  });

  it('are allowed again after the lock, and lock again', async () => {
    const { member, clock } = await openTestSandbox();
    const phone = await member();
    await fail(phone, 5);
    clock.now += FUND_LOCK_MS;
    expect((await fail(phone, 1))[0]).toBe('支付密码错误，还可尝试4次');
    expect((await fail(phone, 4)).at(-1)).toBe(LOCKED.message);
  });

  it('are no more than five when many are given at once, and nothing is booked', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    const before = (await phone.post('/api/user')).data.balance as string;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => actions[at % 2 === 0 ? 'withdraw' : 'bind'](phone, WRONG)),
    );
    expect(answers.filter(({ code }) => code === 400)).toHaveLength(4);
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(8);
    expect((await phone.post('/api/user')).data.balance).toBe(before);
  });

  it('lock nobody else, and nothing that requires no fund password', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    await fail(phone, 5);
    expect((await actions.bind(await member('vip333'), RIGHT)).code).toBe(200);
    const move = { amount: '1', sourcetype: 'userbalance', targettype: 'ae' };
    expect((await phone.post('/api/transfer', move)).code).toBe(200);
  });

  it('still lock after the server was restarted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'flowplay-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const databaseUrl = join(folder, 'sandbox.db');
    const first = await openTestSandbox({ databaseUrl });
    await fail(await first.member(), 5);
    await first.sandbox.close();
    const second = await openTestSandbox({ databaseUrl });
    expect(await actions.bind(await second.member(), RIGHT)).toMatchObject(LOCKED);
  });
});
