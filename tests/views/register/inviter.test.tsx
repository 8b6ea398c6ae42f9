import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { REGISTER } from './registerPage.ts';

let app: RenderedDriver;
beforeEach(async () => {
  app = renderDriver();
  await app.calls.always('/api/app', {
    code: 200,
    data: { title: '流金娱乐', site_state: 1, sms_open: 0 },
  });
});
afterEach(() => app.close());

const kept = () => window.sessionStorage.getItem('pid');

async function register(): Promise<unknown> {
  await app.type('账号', 'player88');
  await app.type('手机号', '13800000000');
  await app.type('真实姓名', '张三');
  await app.type('密码', 'abcd1234');
  await app.type('确认密码', 'abcd1234');
  await app.press('button', '注册');
  await app.look(() => expect(app.calls.made(REGISTER)).not.toEqual([]));
  return app.calls.made(REGISTER).at(-1)?.['pid'];
}

/** The links by which a person reaches the registration from where an invitation was opened. */
const WAYS: readonly (readonly [opened: string, ...links: string[]])[] = [
  ['/register?pid=88'],
  ['/register?pid=88', '立即登录', '立即注册'],
  ['/register?pid=88', '返回首页', '注册'],
  ['/register?pid=88', '立即登录', '返回首页', '登录', '立即注册'],
  ['/?pid=88', '注册'],
  ['/?pid=88', '登录', '立即注册'],
  ['/login?pid=88', '立即注册'],
  ['/games?pid=88', '首页', '注册'],
  ['/games?pid=88', '我的', '立即注册'],
  ['/games&pid=88', '首页', '注册'],
  ['/?pid=88&redirect=%2Fassets', '注册'],
  ['/deposit?pid=88', '注册'],
  ['/nowhere?pid=88', '首页', '注册'],
  ['/register?pid=88，快来注册'],
];

describe('an inviter (D67)', () => {
  test.each(WAYS)('of %s is sent with the registration after %s %s %s %s', async (opened, ...links) => {
    await app.open(opened, { hold: [REGISTER] });
    for (const link of links) await app.press('link', link);
    expect(await register()).toBe('88');
    expect(kept()).toBe('88');
    await app.calls.answer(REGISTER, { code: 201, data: { api_token: 'token-of-player88' } });
    await app.look(({ token }) => expect(token).toBe('token-of-player88'));
    expect(kept()).toBeNull();
  });

  test('survives a reload and a refused registration', async () => {
    await app.open('/?pid=88', { hold: [REGISTER] });
    await app.press('link', '注册');
    await app.reload();
    await register();
    await app.calls.answer(REGISTER, { code: 422, message: '用户名已存在' });
    expect(kept()).toBe('88');
    await app.press('button', '注册');
    await app.look(() => expect(app.calls.made(REGISTER)).toHaveLength(2));
    expect(app.calls.made(REGISTER).at(-1)?.['pid']).toBe('88');
  });

  test('is the one of the link that was followed last', async () => {
    await app.open('/?pid=88', { hold: [REGISTER] });
    await app.goTo('/register?pid=99');
    expect(await register()).toBe('99');
  });

  test('of a link that a member opens is nobody’s', async () => {
    await app.open('/?pid=88', { member: true });
    await app.goTo('/games?pid=99');
    expect(kept()).toBeNull();
  });

  test('is not needed', async () => {
    await app.open('/register', { hold: [REGISTER] });
    expect(await register()).toBe('');
    expect(kept()).toBeNull();
  });

  test('goes with everything else when a session ends', async () => {
    await app.open('/?pid=88', { hold: ['/api/balance'] });
    await app.press('link', '登录');
    await app.type('账号', 'demo888');
    await app.type('密码', 'demo8888');
    await app.press('button', '登录');
    await app.look(({ token }) => expect(token).not.toBeNull());
    expect(kept()).toBe('88');
    await app.pass(500);
    await app.calls.answer('/api/balance', { code: 401 });
    await app.look(({ token }) => expect(token).toBeNull());
    expect(kept()).toBeNull();
  });
});
