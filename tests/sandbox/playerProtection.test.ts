import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { playerProtection } from '#areas/playerProtection/contract.ts';
import { exclusions } from '#sandbox/db/moneySchema.ts';
import { openTestSandbox, type Phone } from './testSandbox.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const at = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`);

const change = (phone: Phone, body: object, key?: string) =>
  phone.post('/api/player-protection', body, key === undefined ? {} : { 'idempotency-key': key });
const setLimit = (phone: Phone, period: string, amount: string) =>
  change(phone, { action: 'limit', period, amount });
const recharge = (phone: Phone, amount: string) => phone.post('/api/recharge', { paytype: 'alipay', amount });
const pay = (phone: Phone, amount: string) =>
  phone.post('/api/process', { channel: 'fast', payname: '银联快捷', payOption: 'UNION', amount });
const launch = (phone: Phone) =>
  phone.post('/api/getGameUrl', {
    plat_name: 'pp',
    game_type: 1,
    game_code: '1',
    is_mobile_url: 1,
  });
const limitOf = async (phone: Phone, period: string) =>
  (await phone.get('/api/player-protection')).data.deposit_limits.find(
    (limit: { period: string }) => limit.period === period,
  );

async function opened(name = 'zero000') {
  const test = await openTestSandbox();
  return { ...test, phone: await test.member(name) };
}

describe('the player protection call', () => {
  it('answers what the contract says, in every state', async () => {
    const { phone, visitor } = await opened('demo888');
    const fresh = await phone.get('/api/player-protection');
    expect(v.parse(playerProtection, fresh.data)).toMatchObject({
      server_time: '2026-11-21 12:00:00',
      deposit_limits: [
        { period: 'day', amount: null, resets_at: '2026-11-22 00:00:00', pending: null },
        { period: 'week', amount: null, resets_at: '2026-11-23 00:00:00', pending: null },
        { period: 'month', amount: null, resets_at: '2026-12-01 00:00:00', pending: null },
      ],
      break_until: null,
      closed_until: null,
      limits_reviewed_at: null,
    });
    await setLimit(phone, 'day', '500');
    await setLimit(phone, 'day', '');
    await change(phone, { action: 'break', days: 1 });
    const changed = await change(phone, { action: 'close', months: 6 });
    expect(changed).toMatchObject({ code: 200, message: '操作成功' });
    v.parse(playerProtection, changed.data);
    expect((await visitor().get('/api/player-protection')).code).toBe(401);
    expect((await change(visitor(), { action: 'break', days: 1 })).code).toBe(401);
  });

  it.each([
    [{ action: 'limit', period: 'day', amount: '-5' }, '请输入正确的限额'],
    [{ action: 'limit', period: 'day', amount: '0' }, '请输入正确的限额'],
    [{ action: 'limit', period: 'year', amount: '5' }, '请求参数错误：period'],
    [{ action: 'break', days: 2 }, '请选择休息时间'],
    [{ action: 'break', days: 0 }, '请选择休息时间'],
    [{ action: 'break', days: -30 }, '请选择休息时间'],
    [{ action: 'close', months: 5 }, '请选择关闭时间，最短6个月'],
    [{ action: 'close', months: -12 }, '请选择关闭时间，最短6个月'],
    [{ action: 'reopen' }, '请求参数错误：action'],
    [{}, '请求参数错误：action'],
    [{ action: 'confirm_limit', period: 'day' }, '没有待确认的限额'],
    [{ action: 'cancel_limit', period: 'day' }, '没有待确认的限额'],
  ])('refuses %j', async (body, message) => {
    const { phone } = await opened();
    const before = (await phone.get('/api/player-protection')).data;
    const refused = await change(phone, body);
    expect(refused).toMatchObject({ code: 400, message });
    expect((await phone.get('/api/player-protection')).data).toEqual(before);
  });

  it('does a submission once for its key', async () => {
    const { phone, clock } = await opened();
    const body = { action: 'break', days: 7 };
    const first = await change(phone, body, 'k1');
    clock.now += DAY;
    expect(await change(phone, body, 'k1')).toEqual(first);
    expect((await phone.get('/api/player-protection')).data.break_until).toBe('2026-11-28 12:00:00');
  });
});

describe('a deposit limit', () => {
  it('binds at recharge and at process, and names what is left', async () => {
    const { phone } = await opened();
    await setLimit(phone, 'day', '1000');
    expect((await recharge(phone, '600')).code).toBe(200);
    expect(await recharge(phone, '400.01')).toMatchObject({
      code: 400,
      message: '超出您设置的每日存款限额，今日还可存入400.00元',
    });
    expect((await pay(phone, '401')).message).toBe('超出您设置的每日存款限额，今日还可存入400.00元');
    expect((await pay(phone, '400')).code).toBe(200);
    expect((await recharge(phone, '0.01')).message).toBe('超出您设置的每日存款限额，今日还可存入0.00元');
    expect(await limitOf(phone, 'day')).toMatchObject({ amount: '1000.00', used: '1000.00' });
  });

  it('is none of another member', async () => {
    const { phone, member } = await opened();
    await setLimit(phone, 'day', '1');
    expect((await recharge(await member('agent88'), '100')).code).toBe(200);
  });

  it('counts a rejected deposit no more', async () => {
    const { phone } = await opened();
    await setLimit(phone, 'day', '1000');
    const { message } = await recharge(phone, '1000');
    expect((await recharge(phone, '1')).code).toBe(400);
    await phone.post(`/sandbox/reviews/${message}`, { decision: 'reject' });
    expect((await recharge(phone, '1000')).code).toBe(200);
  });

  it('counts what was deposited before it was set', async () => {
    const { phone } = await opened();
    await recharge(phone, '900');
    await setLimit(phone, 'day', '1000');
    expect((await recharge(phone, '101')).code).toBe(400);
    await setLimit(phone, 'day', '500');
    expect((await recharge(phone, '1')).message).toContain('今日还可存入0.00元');
  });

  it('cannot be passed by two deposits at once', async () => {
    const { phone } = await opened();
    await setLimit(phone, 'day', '1000');
    const answers = await Promise.all([recharge(phone, '600'), pay(phone, '600'), recharge(phone, '600')]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect((await limitOf(phone, 'day')).used).toBe('600.00');
  });

  it.each([
    ['day', '每日', '今日', '2026-11-21 23:59:59.999', '2026-11-22 00:00:00.000'],
    ['week', '每周', '本周', '2026-11-22 23:59:59.999', '2026-11-23 00:00:00.000'],
    ['month', '每月', '本月', '2026-11-30 23:59:59.999', '2026-12-01 00:00:00.000'],
  ])('of a %s ends with it in Beijing', async (period, name, current, last, next) => {
    const { phone, clock, member } = await opened();
    await setLimit(phone, period, '500');
    await recharge(phone, '500');
    clock.now = at(last);
    const refused = await recharge(await member('zero000'), '1');
    expect(refused.message).toBe(`超出您设置的${name}存款限额，${current}还可存入0.00元`);
    clock.now = at(next);
    const later = await member('zero000');
    expect((await recharge(later, '500')).code).toBe(200);
    expect((await recharge(later, '1')).code).toBe(400);
  });

  it('holds with the others: the narrowest refuses', async () => {
    const { phone, clock } = await opened();
    await setLimit(phone, 'day', '500');
    await setLimit(phone, 'week', '800');
    clock.now = at('2026-11-21 23:00:00');
    expect((await recharge(phone, '500')).code).toBe(200);
    clock.now = at('2026-11-22 00:30:00');
    expect((await recharge(phone, '301')).message).toBe('超出您设置的每周存款限额，本周还可存入300.00元');
  });

  it('is lowered at once, and raised only by a second word after 24 hours', async () => {
    const { phone, clock } = await opened();
    await setLimit(phone, 'month', '1000');
    await setLimit(phone, 'month', '800');
    expect(await limitOf(phone, 'month')).toMatchObject({ amount: '800.00', pending: null });
    const asked = clock.now;
    await setLimit(phone, 'month', '800.01');
    expect(await limitOf(phone, 'month')).toMatchObject({
      amount: '800.00',
      pending: { amount: '800.01', confirmable_at: '2026-11-22 12:00:00' },
    });
    expect((await recharge(phone, '800.01')).code).toBe(400);
    clock.now = asked + DAY - 1;
    const early = await change(phone, { action: 'confirm_limit', period: 'month' });
    expect(early).toMatchObject({
      code: 400,
      message: '调高或取消限额须等待24小时，2026-11-22 12:00:00（北京时间）起可确认',
    });
    expect((await limitOf(phone, 'month')).amount).toBe('800.00');
    clock.now = asked + DAY;
    expect((await recharge(phone, '800.01')).code).toBe(400);
    await change(phone, { action: 'confirm_limit', period: 'month' });
    expect(await limitOf(phone, 'month')).toMatchObject({ amount: '800.01', pending: null });
    expect((await recharge(phone, '800.01')).code).toBe(200);
  });

  it('is removed only by a second word after 24 hours', async () => {
    const { phone, clock } = await opened();
    await setLimit(phone, 'day', '100');
    await setLimit(phone, 'day', '');
    expect((await recharge(phone, '101')).code).toBe(400);
    clock.now += DAY - 1;
    expect((await change(phone, { action: 'confirm_limit', period: 'day' })).code).toBe(400);
    clock.now += 1;
    expect((await recharge(phone, '101')).code).toBe(400);
    await change(phone, { action: 'confirm_limit', period: 'day' });
    expect(await limitOf(phone, 'day')).toMatchObject({ amount: null, pending: null });
    expect((await recharge(phone, '5000')).code).toBe(200);
  });

  it('waits again for another amount than the one requested', async () => {
    const { phone, clock } = await opened();
    await setLimit(phone, 'day', '100');
    await setLimit(phone, 'day', '200');
    clock.now += DAY - MINUTE;
    await setLimit(phone, 'day', '9000');
    clock.now += MINUTE;
    expect((await change(phone, { action: 'confirm_limit', period: 'day' })).code).toBe(400);
  });

  it('drops a raise that is cancelled, or followed by a lower limit', async () => {
    const { phone, clock } = await opened();
    await setLimit(phone, 'day', '100');
    await setLimit(phone, 'day', '200');
    await change(phone, { action: 'cancel_limit', period: 'day' });
    expect(await limitOf(phone, 'day')).toMatchObject({ amount: '100.00', pending: null });
    await setLimit(phone, 'day', '200');
    await setLimit(phone, 'day', '50');
    clock.now += DAY;
    expect((await change(phone, { action: 'confirm_limit', period: 'day' })).message).toBe(
      '没有待确认的限额',
    );
    expect((await limitOf(phone, 'day')).amount).toBe('50.00');
  });

  it('is raised once by two confirmations at once', async () => {
    const { phone, clock } = await opened();
    await setLimit(phone, 'day', '100');
    await setLimit(phone, 'day', '200');
    clock.now += DAY;
    const confirm = () => change(phone, { action: 'confirm_limit', period: 'day' });
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });
});

describe('a break', () => {
  const text = '您正在休息，游戏和充值于 2026-11-22 12:00:00（北京时间）恢复，提现不受影响';

  async function onBreak(days = 1) {
    const test = await opened('demo888');
    await change(test.phone, { action: 'break', days });
    return test;
  }

  it('closes games and deposits, whatever the app says', async () => {
    const { phone, clock } = await onBreak();
    clock.now += 5000;
    const token = (await phone.post('/api/user')).data.lottery_token as string;
    expect((await launch(phone)).message).toBe(text);
    expect((await phone.get('/api/getGameUrlResult?plat_name=pp')).message).toBe(text);
    expect((await phone.post('/api/game-address', { gameId: 'cqssc', token })).message).toBe(text);
    expect((await recharge(phone, '100')).message).toBe(text);
    expect((await pay(phone, '100')).message).toBe(text);
    const transfer = { amount: '1', sourcetype: 'userbalance', targettype: 'pp' };
    expect((await phone.post('/api/transfer', transfer)).message).toBe(text);
  });

  it('does not give the address of a game that was requested before', async () => {
    const { phone, clock } = await opened('demo888');
    const games = (await phone.get('/api/game/list?category=hot')).data as { platform_name: string }[];
    const platform = games[0]?.platform_name ?? '';
    await phone.post('/api/getGameUrl', { plat_name: platform });
    clock.now += 3000;
    expect((await phone.get(`/api/getGameUrlResult?plat_name=${platform}`)).data.url).toMatch(/game/);
    await change(phone, { action: 'break', days: 1 });
    expect((await phone.get(`/api/getGameUrlResult?plat_name=${platform}`)).code).toBe(400);
  });

  it('leaves withdrawing and what brings money back open', async () => {
    const { phone, clock } = await onBreak();
    clock.now += 5000;
    const token = (await phone.post('/api/user')).data.lottery_token as string;
    expect((await phone.post('/api/get-game-balance', { token })).code).toBe(200);
    expect((await phone.post('/api/transall')).code).toBe(200);
    const [card] = (await phone.post('/api/getcard', { type: 1 })).data;
    const withdrawal = { amount: '100', bank: card.id, password: '888888' };
    expect((await phone.post('/api/withdraw', withdrawal)).code).toBe(200);
  });

  it('ends at its last millisecond', async () => {
    const { phone, clock } = await onBreak();
    clock.now += DAY - 1;
    expect((await recharge(phone, '100')).message).toBe(text);
    clock.now += 1;
    expect((await recharge(phone, '100')).code).toBe(200);
    expect((await phone.get('/api/player-protection')).data.break_until).toBeNull();
  });

  it('is not taken back or shortened, but may be made longer', async () => {
    const { phone, clock } = await onBreak(7);
    clock.now += DAY;
    expect(await change(phone, { action: 'break', days: 1 })).toMatchObject({
      code: 400,
      message: '休息不能取消或缩短，现至 2026-11-28 12:00:00（北京时间）',
    });
    const longer = await change(phone, { action: 'break', days: 30 });
    expect(longer.data.break_until).toBe('2026-12-22 12:00:00');
  });

  it('keeps the longer of two that are begun at once', async () => {
    const { phone } = await opened();
    await Promise.all([30, 1].map((days) => change(phone, { action: 'break', days })));
    expect((await phone.get('/api/player-protection')).data.break_until).toBe('2026-12-21 12:00:00');
  });

  it('lets no deposit by that is sent after it at the same moment', async () => {
    const { phone } = await opened();
    const [, deposit] = await Promise.all([
      change(phone, { action: 'break', days: 1 }),
      recharge(phone, '100'),
    ]);
    expect(deposit.code).toBe(400);
  });

  it('cannot be shortened by any code: the table itself refuses', async () => {
    const { sandbox } = await onBreak();
    const shorten = sandbox.store.write((queries) => queries.update(exclusions).set({ breakUntil: 0 }).run());
    await expect(shorten).rejects.toHaveProperty('cause.message', expect.stringContaining('never shortened'));
  });
});

describe('a closed account', () => {
  const text = '您的账户已关闭至 2027-05-21 12:00:00（北京时间），期间仅可登录和提现';

  async function closed(months = 6) {
    const test = await opened('demo888');
    const answer = await change(test.phone, { action: 'close', months });
    return { ...test, answer };
  }

  it('is closed to games, deposits, red packets and promotions', async () => {
    const { phone, clock, answer } = await closed();
    expect(answer.data.closed_until).toBe('2027-05-21 12:00:00');
    clock.now += 5000;
    const token = (await phone.post('/api/user')).data.lottery_token as string;
    expect((await launch(phone)).message).toBe(text);
    expect((await phone.get('/api/getGameUrlResult?plat_name=pp')).message).toBe(text);
    expect((await phone.post('/api/game-address', { gameId: 'cqssc', token })).message).toBe(text);
    expect((await recharge(phone, '100')).message).toBe(text);
    expect((await pay(phone, '100')).message).toBe(text);
    expect((await phone.post('/api/douserredpacket')).message).toBe(text);
    expect((await phone.post('/api/doactivityapply', { activityid: 1 })).message).toBe(text);
  });

  it('can be logged into, and its balance withdrawn', async () => {
    const { member } = await closed();
    const phone = await member('demo888', 'demo8888');
    const [card] = (await phone.post('/api/getcard', { type: 1 })).data;
    const withdrawal = { amount: '100', bank: card.id, password: '888888' };
    expect((await phone.post('/api/withdraw', withdrawal)).code).toBe(200);
  });

  it('is not opened or closed for less, but may be for longer', async () => {
    const { phone, clock } = await closed(12);
    clock.now += MINUTE;
    expect(await change(phone, { action: 'close', months: 6 })).toMatchObject({
      code: 400,
      message: '账户关闭不能取消或缩短，现至 2027-11-21 12:00:00（北京时间）',
    });
    expect((await change(phone, { action: 'close', months: 24 })).data.closed_until).toBe(
      '2028-11-21 12:01:00',
    );
  });

  it('counts whole months of Beijing’s calendar', async () => {
    const { clock, member } = await opened('demo888');
    clock.now = at('2027-08-31 02:00:00');
    const { data } = await change(await member('demo888'), { action: 'close', months: 6 });
    expect(data.closed_until).toBe('2028-02-29 02:00:00');
  });

  it('opens again when its time is over', async () => {
    const { clock, member } = await closed();
    clock.now = at('2027-05-21 11:59:59.999');
    expect((await recharge(await member('demo888'), '100')).message).toBe(text);
    clock.now += 1;
    expect((await recharge(await member('demo888'), '100')).code).toBe(200);
  });
});

describe('a look at the limits', () => {
  const reviewedAt = async (phone: Phone) =>
    (await phone.get('/api/player-protection')).data.limits_reviewed_at as string | null;

  it('is remembered at the time of the server: a review, and each change of a limit', async () => {
    const { phone, clock } = await opened();
    const review = await change(phone, { action: 'review' });
    expect(v.parse(playerProtection, review.data).limits_reviewed_at).toBe('2026-11-21 12:00:00');
    clock.now += MINUTE;
    await setLimit(phone, 'day', '500');
    expect(await reviewedAt(phone)).toBe('2026-11-21 12:01:00');
    clock.now += MINUTE;
    await change(phone, { action: 'break', days: 1 });
    expect(await reviewedAt(phone)).toBe('2026-11-21 12:01:00');
  });

  it('is none where the change was refused', async () => {
    const { phone } = await opened();
    expect((await setLimit(phone, 'day', 'abc')).code).toBe(400);
    expect(await reviewedAt(phone)).toBeNull();
  });
});
