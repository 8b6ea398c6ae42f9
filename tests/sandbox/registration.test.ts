import { describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from './testSandbox.ts';

const phone = '13912345678';
const values = {
  name: 'newbie1',
  password: 'secret12',
  password_confirmation: 'secret12',
  realname: '王小明',
  phone,
  smsCode: '',
  invite_code: '',
  pid: '88',
  sourceurl: 'http://localhost/',
};

async function codeFor({ visitor }: TestSandbox, number = phone): Promise<string> {
  await visitor().post('/api/send-sms', { phone: number });
  return (await visitor().get(`/sandbox/sms/${number}`)).data.code;
}

describe('send-sms', () => {
  it('logs a six-digit code and waits a minute for the next', async () => {
    const { visitor, clock, lines } = await openTestSandbox();
    expect(await visitor().post('/api/send-sms', { phone })).toMatchObject({
      code: 200,
      message: '验证码已发送！',
    });
    expect(lines).toEqual([`短信验证码 ${phone}: 500000`]);
    clock.now += 59_999;
    expect((await visitor().post('/api/send-sms', { phone })).code).toBe(429);
    clock.now += 1;
    expect((await visitor().post('/api/send-sms', { phone })).code).toBe(200);
  });

  it('refuses what is no phone', async () => {
    const { visitor } = await openTestSandbox();
    expect((await visitor().post('/api/send-sms', { phone: '12012345678' })).message).toBe(
      '请输入有效的手机号！',
    );
  });

  it('sends one of many at once', async () => {
    const { visitor, lines } = await openTestSandbox();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor().post('/api/send-sms', { phone })),
    );
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(lines).toHaveLength(1);
  });
});

describe('register', () => {
  it('answers 201 with a token that works', async () => {
    const test = await openTestSandbox();
    const smsCode = await codeFor(test);
    const visitor = test.visitor();
    const answer = await visitor.post('/api/register', { ...values, smsCode });
    expect(answer).toMatchObject({ code: 201, data: { api_token: expect.any(String) } });
    visitor.token = answer.data.api_token;
    expect((await visitor.post('/api/user')).data).toMatchObject({
      username: 'newbie1',
      balance: '0.00',
      mobile: phone,
      realname: '王小明',
    });
    await test.member('newbie1', 'secret12');
  });

  it.each([
    [{ phone: '123' }, '请输入有效的手机号！'],
    [{ smsCode: '12345' }, '请输入有效的短信验证码！'],
    [{ name: 'abcdef' }, '用户名长度不得低于6位，以字母和数字组合！'],
    [{ password: 'short1' }, '密码长度最少8位！以字母和数字组合！'],
    [{ password_confirmation: 'other123' }, '两次密码不一致！'],
    [{ realname: '123' }, '姓名格式不正确，可以是中，英文名称！'],
    [{ invite_code: '!' }, '邀请码格式不正确！'],
    [{ smsCode: '999999' }, '短信验证码错误或已失效'],
  ])('refuses %j', async (change, message) => {
    const test = await openTestSandbox();
    const smsCode = await codeFor(test);
    expect(await test.visitor().post('/api/register', { ...values, smsCode, ...change })).toMatchObject({
      code: 422,
      message,
    });
  });

  it('keeps names and phones unique', async () => {
    const test = await openTestSandbox();
    const smsCode = await codeFor(test);
    const taken = { ...values, smsCode, name: 'DEMO888' };
    expect((await test.visitor().post('/api/register', taken)).message).toBe('用户名已存在');
    const other = await codeFor(test, '13800000001');
    const samePhone = { ...values, smsCode: other, phone: '13800000001' };
    expect((await test.visitor().post('/api/register', samePhone)).message).toBe('手机号已被注册');
  });

  it('makes one member of many requests at once', async () => {
    const test = await openTestSandbox();
    const smsCode = await codeFor(test);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => test.visitor().post('/api/register', { ...values, smsCode })),
    );
    expect(answers.filter((answer) => answer.code === 201)).toHaveLength(1);
  });

  it('takes a code for five minutes, and five guesses', async () => {
    const test = await openTestSandbox();
    const smsCode = await codeFor(test);
    for (let guess = 0; guess < 5; guess += 1) {
      await test.visitor().post('/api/register', { ...values, smsCode: '111111' });
    }
    expect((await test.visitor().post('/api/register', { ...values, smsCode })).code).toBe(422);
    test.clock.now += 60_000;
    const fresh = await codeFor(test);
    test.clock.now += 5 * 60_000 + 1;
    expect((await test.visitor().post('/api/register', { ...values, smsCode: fresh })).code).toBe(422);
  });

  it('requires no code when sms_open is 0', async () => {
    const { visitor } = await openTestSandbox();
    await visitor().post('/sandbox/app', { sms_open: 0 });
    expect((await visitor().post('/api/register', values)).code).toBe(201);
  });
});
