import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { userAnswer } from '#tests/support/driver.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';
import { REGISTER } from './registerPage.ts';

const USER = '/api/user';

/** Registers a member, who is led to this location. */
async function register(location = '/register') {
  const app = renderDriver();
  onTestFinished(app.close);
  await app.calls.always('/api/app', { code: 200, data: { title: '流金娱乐', site_state: 1, sms_open: 0 } });
  await app.calls.always(USER, userAnswer('0.00', { username: 'player88' }));
  await app.open(location, { hold: [REGISTER] });
  await app.type('手机号', '13800000000');
  await app.type('账号', 'player88');
  await app.type('密码', 'abcd1234');
  await app.type('确认密码', 'abcd1234');
  await app.type('真实姓名', '张三');
  await app.press('button', '注册');
  await app.calls.answer(REGISTER, { code: 201, data: { api_token: 'token-of-player88' } });
  await app.look(({ token }) => expect(token).toBe('token-of-player88'));
  return app;
}
const card = () => screen.queryByRole('complementary', { name: '新手引导' });

test('a new member is shown the way to a withdrawal, without a dialog over the page', async () => {
  const app = await register();
  await app.reads('注册成功，三步即可提现');
  const links = within(card() ?? document.body).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1设置支付密码', '#/modifyPayPassword'],
    ['2绑定收款账户', '#/bankCard'],
    ['3去充值', '#/deposit'],
  ]);
  await app.look(({ dialogs }) => expect(dialogs).toEqual([]));
  expect(
    document.documentElement.style.getPropertyValue('--strip-newcomer'),
    'the page is longer by it',
  ).not.toBe('');
});

test('the way is out of the way on other pages, and back at home until it is closed, once', async () => {
  const app = await register();
  await app.reads('注册成功，三步即可提现');
  await app.press('link', '绑定收款账户');
  await app.look(({ at }) => expect(at).toBe('/bankCard'));
  expect(card()).toBeNull();
  expect(document.documentElement.style.getPropertyValue('--strip-newcomer')).toBe('');
  await app.goTo('/userCenter');
  expect(card()).not.toBeNull();
  await app.press('button', '关闭新手引导');
  expect(card()).toBeNull();
  await app.goTo('/');
  expect(card()).toBeNull();
});

test('whoever registered on the way to a page is led there first', async () => {
  const app = await register('/register?redirect=%2Fdeposit');
  await app.look(({ at }) => expect(at).toBe('/deposit'));
  expect(card()).toBeNull();
  await app.goTo('/');
  await app.reads('注册成功，三步即可提现');
});

test('the way ends with the session', async () => {
  const app = await register();
  await app.reads('注册成功，三步即可提现');
  await app.calls.always('/api/balance', { code: 401 });
  await app.pass(4000);
  await app.look(({ token }) => expect(token).toBeNull());
  expect(card()).toBeNull();
});
