import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { copyTables } from '#sandbox/db/tableCopies.ts';
import { openTestSandbox, type Phone } from './testSandbox.ts';

const appRequest = () => new Request('http://localhost/api/app', { method: 'POST' });
const order = (phone: Phone, rule: unknown) => phone.post('/sandbox/scenario', rule);

describe('a scenario', () => {
  it('answers with a code, as often as requested', async () => {
    const { visitor } = await openTestSandbox();
    await order(visitor(), { path: '/api/app', code: 500, message: '坏了', times: 2 });
    const codes = [];
    for (let request = 0; request < 3; request += 1) codes.push((await visitor().post('/api/app')).code);
    expect(codes).toEqual([500, 500, 200]);
  });

  it('answers with an HTTP status', async () => {
    const { visitor } = await openTestSandbox();
    await order(visitor(), { path: '/api/app', status: 502 });
    const answer = await visitor().send(appRequest());
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ code: 502 });
  });

  it('drops the connection', async () => {
    const { visitor } = await openTestSandbox();
    await order(visitor(), { path: '/api/app', drop: true });
    await expect(visitor().post('/api/app')).rejects.toThrow(TypeError);
  });

  it('waits before answering', async () => {
    const { visitor, waits } = await openTestSandbox();
    await order(visitor(), { path: '/api/app', delay: 31_000 });
    expect((await visitor().post('/api/app')).code).toBe(200);
    expect(waits).toEqual([31_000]);
  });

  it.each([
    ['html', /^<!doctype html>/],
    ['empty', /^$/],
    ['types', /"data":"oops"/],
    ['text', /^upstream/],
  ])('answers garbage: %s', async (garbage, body) => {
    const { visitor } = await openTestSandbox();
    await order(visitor(), { path: '/api/app', garbage });
    expect(await (await visitor().send(appRequest())).text()).toMatch(body);
  });

  it('plays a script, one step a request; an empty step is the call itself, the last one stays', async () => {
    const { member, clock } = await openTestSandbox();
    const phone = await member();
    const queue = { data: { url: '' }, times: 12 };
    await order(phone, { path: '/api/getGameUrlResult', script: [queue, { code: 429 }, {}] });
    await phone.post('/api/getGameUrl', { plat_name: 'pp', game_code: 'x' });
    clock.now += 60_000;
    const answers = [];
    for (let poll = 0; poll < 15; poll += 1)
      answers.push(await phone.get('/api/getGameUrlResult?plat_name=pp'));
    expect(answers.slice(0, 12).every((answer) => answer.data.url === '')).toBe(true);
    expect(answers[12]?.code).toBe(429);
    expect(answers[13]?.data.url).toBe('/sandbox/game?platform=pp&code=x');
    expect(answers[14]).toEqual(answers[13]);
  });

  it('lets the call take effect first where requested, so that only the answer is lost', async () => {
    const { visitor, lines } = await openTestSandbox();
    await order(visitor(), { path: '/api/send-sms', drop: true, effect: true, times: 1 });
    await expect(visitor().post('/api/send-sms', { phone: '13912345678' })).rejects.toThrow(TypeError);
    expect(lines).toHaveLength(1);
    expect((await visitor().post('/api/send-sms', { phone: '13912345678' })).code).toBe(429);
  });

  it('holds for every call with *, but a rule of its own comes first', async () => {
    const { visitor } = await openTestSandbox();
    await order(visitor(), { path: '*', code: 500 });
    await order(visitor(), { path: '/api/app', code: 503 });
    expect((await visitor().post('/api/homenotice')).code).toBe(500);
    expect((await visitor().post('/api/app')).code).toBe(503);
    await visitor().send(new Request('http://localhost/sandbox/scenario', { method: 'DELETE' }));
    expect((await visitor().post('/api/homenotice')).code).toBe(200);
  });

  it('refuses a rule it does not understand', async () => {
    const { visitor } = await openTestSandbox();
    expect((await order(visitor(), { path: '/api/app', dealy: 5 })).code).toBe(400);
    expect((await order(visitor(), { path: 'app', code: 1 })).code).toBe(400);
  });
});

describe('the testers’ other calls', () => {
  it('logs requests without secrets', async () => {
    const { visitor, member } = await openTestSandbox();
    const phone = await member('demo888', 'demo8888');
    await phone.post('/api/balance?api_token=secret', { password: 'secret' }, { 'idempotency-key': 'k1' });
    const { data } = await visitor().get('/sandbox/requests');
    expect(data).toHaveLength(2);
    expect(data[1]).toMatchObject({ method: 'POST', path: '/api/balance', idempotencyKey: 'k1' });
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`secret|demo8888|${phone.token}`));
    await visitor().send(new Request('http://localhost/sandbox/requests', { method: 'DELETE' }));
    expect((await visitor().get('/sandbox/requests')).data).toEqual([]);
  });

  it('resets everything to the seed', async () => {
    const { visitor, member } = await openTestSandbox();
    const phone = await member();
    const { booked } = (await phone.get('/sandbox/members/demo888')).data;
    await phone.post('/sandbox/members/demo888', { balance: '1.00' });
    await order(phone, { path: '*', code: 500 });
    expect((await phone.post('/sandbox/reset')).code).toBe(200);
    expect((await phone.post('/api/balance')).code).toBe(401);
    expect((await (await member()).post('/api/balance')).data.balance).toBe('12888.66');
    expect((await visitor().get('/sandbox/members/demo888')).data.booked).toEqual(booked);
  });

  it('resets to the same demo each time, and to one of its own day and hour', async () => {
    const { sandbox, clock, visitor, member } = await openTestSandbox();
    const rows = async () => (await sandbox.store.read(copyTables)).map(({ table, rows }) => [table, rows]);
    const reset = () => visitor().post('/sandbox/reset');
    await reset();
    const first = await rows();
    await (await member()).post('/sandbox/members/demo888', { balance: '1.00' });
    clock.now += 600_000;
    await reset();
    expect(await rows()).toEqual(first);
    clock.now += 1;
    await reset();
    expect(await rows()).not.toEqual(first);
    clock.now = Date.parse('2026-11-22T00:00:00+08:00') - 1;
    await reset();
    const evening = await rows();
    clock.now += 1;
    await reset();
    expect(await rows()).not.toEqual(evening);
  });

  it('sets a member’s balance and the app info', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    await phone.post('/sandbox/members/demo888', { balance: '-3.50', vip: 5, mbalance: 8 });
    expect((await phone.post('/api/user')).data).toMatchObject({
      balance: '-3.50',
      vip: 5,
      mbalance: '8.00',
    });
    await phone.post('/sandbox/app', { site_state: 0 });
    expect((await phone.post('/api/app')).data).toMatchObject({ site_state: 0, title: '流金娱乐' });
    expect((await phone.get('/sandbox/ledger')).data.total).toBe(0);
  });

  it('ends a member’s sessions', async () => {
    const { member } = await openTestSandbox();
    const phone = await member();
    await phone.post('/sandbox/members/demo888', { expire: true });
    expect((await phone.post('/api/user')).code).toBe(401);
  });
});

describe('a fault of the server itself', () => {
  it('is a 500 for the phone and a line in the log, which names no values', async () => {
    const { visitor, sandbox, lines } = await openTestSandbox();
    await sandbox.store.write((queries) => queries.run(sql`DROP TABLE sms_codes`));
    expect(await visitor().post('/api/send-sms', { phone: '13912345678' })).toMatchObject({
      code: 500,
      message: '服务器异常，请稍后再试',
    });
    expect(lines[0]).toContain('sandbox: POST /api/send-sms');
    expect(lines.join('\n')).not.toMatch(/13912345678|500000/);
  });
});
