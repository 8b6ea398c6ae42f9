import { describe, expect, it } from 'vitest';
import { members, sessions } from '#sandbox/db/schema.ts';
import { SESSION_IDLE_MS } from '#sandbox/session/sessions.ts';
import { openTestSandbox } from './testSandbox.ts';

const login = { name: 'demo888', password: 'demo8888' };
const wrong = { name: 'demo888', password: 'nothing1' };

describe('login', () => {
  it('takes the username in any case, or the phone', async () => {
    const { visitor } = await openTestSandbox();
    for (const name of ['demo888', 'DEMO888', '13800000001']) {
      const answer = await visitor().post('/api/login_pc', { ...login, name });
      expect(answer).toMatchObject({ code: 200, data: { api_token: expect.stringMatching(/^[\w-]{43}$/) } });
      const phone = visitor();
      phone.token = answer.data.api_token;
      expect((await phone.post('/api/user')).data).toMatchObject({ username: 'demo888' });
    }
  });

  it('says the same of a wrong password and of an unknown name', async () => {
    const { visitor } = await openTestSandbox();
    const unknown = await visitor().post('/api/login_pc', { name: 'nobody9', password: 'x' });
    expect(await visitor().post('/api/login_pc', wrong)).toEqual(unknown);
    expect(unknown.code).toBe(400);
    expect((await visitor().post('/api/login_pc', { name: '', password: '' })).message).toBe(
      '请输入您的账号和密码！',
    );
  });

  it('is locked for a minute after five wrong passwords, then takes the right one', async () => {
    const { visitor, clock } = await openTestSandbox();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await visitor().post('/api/login_pc', wrong)).code).toBe(400);
    }
    expect((await visitor().post('/api/login_pc', login)).code).toBe(429);
    clock.now += 59_999;
    expect((await visitor().post('/api/login_pc', login)).code).toBe(429);
    clock.now += 1;
    expect((await visitor().post('/api/login_pc', login)).code).toBe(200);
  });

  it('locks a name that nobody has like any other, so that the lock tells nothing', async () => {
    const { visitor, clock } = await openTestSandbox();
    const answers = async (name: string) => {
      const codes: number[] = [];
      for (let tries = 0; tries < 7; tries += 1)
        codes.push((await visitor().post('/api/login_pc', { name, password: 'nothing1' })).code);
      clock.now += 60_000;
      codes.push((await visitor().post('/api/login_pc', { name, password: 'nothing1' })).code);
      return codes;
    };
    expect(await answers('nobody9')).toEqual([400, 400, 400, 400, 400, 429, 429, 400]);
    expect(await answers('demo888')).toEqual([400, 400, 400, 400, 400, 429, 429, 400]);
    // as with members, the case makes no other name
    for (let tries = 0; tries < 5; tries += 1)
      await visitor().post('/api/login_pc', { name: tries % 2 ? 'Nobody8' : 'nobody8', password: 'x' });
    expect((await visitor().post('/api/login_pc', { name: 'NOBODY8', password: 'x' })).code).toBe(429);
  });

  it('forgets wrong passwords after a right one', async () => {
    const { visitor } = await openTestSandbox();
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await visitor().post('/api/login_pc', wrong);
      expect((await visitor().post('/api/login_pc', login)).code).toBe(200);
    }
  });

  it('keeps neither password nor token readable', async () => {
    const { sandbox, member, lines } = await openTestSandbox();
    const { token } = await member('demo888', 'demo8888');
    const stored = JSON.stringify(
      await sandbox.store.read(async (queries) => [
        await queries.select().from(members),
        await queries.select().from(sessions),
      ]),
    );
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('demo8888');
    expect(stored).toContain('scrypt$16384$8$1$');
    expect(lines.join('\n')).not.toContain(token);
  });
});

describe('a session', () => {
  it('is required by every call of a member, with the code 401 in the body', async () => {
    const { visitor } = await openTestSandbox();
    expect(await visitor().post('/api/balance')).toEqual({
      code: 401,
      message: '您的账号登陆过期，请重新登陆',
      data: null,
    });
    expect((await visitor().post('/api/getGameUrl', { plat_name: 'pp' })).message).toBe(
      '未认证用户，请重新登录',
    );
  });

  it('ends after a day without a call, not before', async () => {
    const { member, clock } = await openTestSandbox();
    const phone = await member();
    clock.now += SESSION_IDLE_MS;
    expect((await phone.post('/api/balance')).code).toBe(200);
    clock.now += SESSION_IDLE_MS;
    expect((await phone.post('/api/balance')).code).toBe(200);
    clock.now += SESSION_IDLE_MS + 1;
    expect((await phone.post('/api/balance')).code).toBe(401);
  });

  it('ends at logoff, the other phone stays', async () => {
    const { member } = await openTestSandbox();
    const [first, second] = [await member(), await member()];
    expect((await first.post('/api/logoff')).code).toBe(200);
    expect((await first.post('/api/user')).code).toBe(401);
    expect((await second.post('/api/user')).code).toBe(200);
  });
});

describe('user info', () => {
  it('carries every field of the document', async () => {
    const { member } = await openTestSandbox();
    const { data } = await (await member('vip333')).post('/api/user');
    expect(data).toMatchObject({
      username: 'vip333',
      balance: '86420.00',
      mbalance: '12000.00',
      vip: 3,
      vipname: '/sandbox/art/vip/3.svg',
      paysum: '290000.00',
      mobile: '13800000002',
      isagent: 0,
      transferstatus: 0,
      withdrawcashfee: '5.00',
      withdrawfeeusdttrc: '1.00',
    });
    for (const key of [
      'avatar',
      'realname',
      'email',
      'birthday',
      'api_token',
      'withdrawusdtrate',
      'usdtrate',
    ]) {
      expect(data).toHaveProperty(key);
    }
  });

  it('has a lottery token some seconds after login', async () => {
    const { member, clock } = await openTestSandbox();
    const phone = await member();
    clock.now += 3999;
    expect((await phone.post('/api/user')).data.lottery_token).toBe('');
    clock.now += 1;
    expect((await phone.post('/api/user')).data.lottery_token).toMatch(/^[\w-]{43}$/);
  });

  it('shows a debt as a negative balance', async () => {
    const { member } = await openTestSandbox();
    expect((await (await member('minus01')).post('/api/balance')).data.balance).toBe('-50.00');
    expect((await (await member('zero000')).post('/api/balance')).data.balance).toBe('0.00');
  });
});
