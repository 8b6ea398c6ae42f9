import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectToasts, type Answer } from '#tests/support/driver.ts';
import { enter, fieldOf, LABELS, openPage, REGISTER, SMS, submit, VALID } from './registerPage.ts';

const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the registration page', () => {
  test('has its heading, its fields and a way home; the SMS code only where the site requires it', async () => {
    await openPage({ smsOpen: false });
    expect(screen.getByRole('heading', { level: 1, name: '注册' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('#/');
    for (const name of ['账号', '手机号', '真实姓名', '密码', '确认密码', '邀请码'])
      expect(screen.getByRole('textbox', { name })).toBeTruthy();
    expect(screen.queryByLabelText(LABELS.smsCode)).toBeNull();
    expect(screen.queryByRole('button', { name: '获取验证码' })).toBeNull();
  });

  test.each([
    ['name', 19, 'username'],
    ['phone', 11, 'tel-national'],
    ['smsCode', 6, 'one-time-code'],
    ['realname', 32, 'name'],
    ['password', 32, 'new-password'],
    ['password_confirmation', 32, 'new-password'],
  ] as const)('takes of %s at most %d characters and fills it as %s', async (name, max, autocomplete) => {
    const { user } = await openPage();
    await user.type(fieldOf(name), '1'.repeat(40));
    expect(fieldOf(name).value).toHaveLength(max);
    expect(fieldOf(name).autocomplete).toBe(autocomplete);
  });

  test.each([
    ['name', '账号：player88 ', 'player88'],
    ['phone', '0086 138-0000 0000', '13800000000'],
    ['smsCode', '验证码：１２３ ４５６', '123456'],
    ['realname', '姓名：张三', '张三'],
    ['invite_code', '邀请码：AB-12', 'AB12'],
  ] as const)('takes %s pasted as %j (D64)', async (name, copied, value) => {
    const { user } = await openPage();
    await user.click(fieldOf(name));
    await user.paste(copied);
    expect(fieldOf(name).value).toBe(value);
  });

  test.each([
    ['name', 'a1'.repeat(10), '账号最多19个字符'],
    ['phone', '138000000001', '请输入有效的手机号！'],
    ['smsCode', '1234567', '请输入有效的短信验证码！'],
    ['realname', '张'.repeat(33), '姓名格式不正确，可以是中，英文名称！'],
    ['password', 'a1'.repeat(17), '密码最多32个字符'],
    ['password_confirmation', 'a1'.repeat(17), '两次密码不一致！'],
  ] as const)('refuses %s pasted as %j and keeps what was there (D64)', async (name, copied, text) => {
    const { user, app } = await openPage();
    await user.type(fieldOf(name), '12');
    await user.paste(copied);
    expect(fieldOf(name).value).toBe('12');
    await expectToasts(app, text);
    expect(describedBy(fieldOf(name))).toBe(text);
    await user.keyboard('3');
    expect(fieldOf(name).hasAttribute('aria-invalid')).toBe(false);
  });

  const refusals: [keyof typeof VALID, string, string][] = [
    ['phone', '', '请输入有效的手机号！'],
    ['phone', '12800000000', '请输入有效的手机号！'],
    ['phone', '1380000000', '请输入有效的手机号！'],
    ['smsCode', '', '请输入有效的短信验证码！'],
    ['smsCode', '12345', '请输入有效的短信验证码！'],
    ['name', 'abc12', '用户名长度不得低于6位，以字母和数字组合！'],
    ['name', 'abcdef', '用户名长度不得低于6位，以字母和数字组合！'],
    ['name', '123456', '用户名长度不得低于6位，以字母和数字组合！'],
    ['name', 'abc_123', '用户名长度不得低于6位，以字母和数字组合！'],
    ['password', 'abc1234', '密码长度最少8位！以字母和数字组合！'],
    ['password', 'abcdefgh', '密码长度最少8位！以字母和数字组合！'],
    ['password_confirmation', 'abcd12345', '两次密码不一致！'],
    ['realname', '', '姓名格式不正确，可以是中，英文名称！'],
    ['realname', '张三3', '姓名格式不正确，可以是中，英文名称！'],
    ['invite_code', 'a-1', '邀请码格式不正确！'],
  ];
  test.each(refusals)('refuses %s “%s” at its field and as a toast', async (name, value, text) => {
    const { user, expectRequests, app } = await openPage();
    await enter(user, { ...VALID, [name]: value });
    await user.click(submit());

    await expectToasts(app, text);
    expect(document.activeElement).toBe(fieldOf(name));
    expect(fieldOf(name).getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(fieldOf(name))).toBe(text);
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    await expectRequests(REGISTER, 0);

    await user.type(fieldOf(name), value === '' ? '1' : '{Backspace}');
    expect(fieldOf(name).hasAttribute('aria-invalid')).toBe(false);
  });

  test('asks in the order in which the document refuses', async () => {
    await openPage();
    const fields = screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name);
    expect(fields).toEqual(Object.keys(VALID));
  });

  test('marks what is wrong in a field that was left, without a toast, until it is edited', async () => {
    const { user, app } = await openPage();
    await user.type(fieldOf('name'), 'play8');
    expect(fieldOf('name').hasAttribute('aria-invalid')).toBe(false);
    await user.click(fieldOf('realname'));
    await user.click(fieldOf('password'));
    expect(describedBy(fieldOf('name'))).toBe('用户名长度不得低于6位，以字母和数字组合！');
    expect(document.activeElement).toBe(fieldOf('password'));
    expect(fieldOf('realname').hasAttribute('aria-invalid'), 'an empty one is not wrong yet').toBe(false);
    await user.type(fieldOf('password'), 'a');
    expect(fieldOf('name').getAttribute('aria-invalid')).toBe('true');
    await user.type(fieldOf('name'), '8');
    expect(fieldOf('name').hasAttribute('aria-invalid')).toBe(false);
    await user.click(submit());
    await expectToasts(app, '请输入有效的手机号！');
    expect(fieldOf('phone').getAttribute('aria-invalid')).toBe('true');
    expect(fieldOf('password').getAttribute('aria-invalid'), 'left with too short a one').toBe('true');
  });

  test('spends no SMS on a name that would be refused', async () => {
    const { user, app, expectRequests } = await openPage();
    await user.type(fieldOf('name'), 'play8');
    await user.type(fieldOf('phone'), '13800000000');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await expectToasts(app, '用户名长度不得低于6位，以字母和数字组合！');
    expect(document.activeElement).toBe(fieldOf('name'));
    await expectRequests(SMS, 0);
    await user.type(fieldOf('name'), '8');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await expectRequests(SMS, 1);
  });

  test('refuses in the order of the document', async () => {
    const { app, user } = await openPage();
    const order = Object.keys(VALID) as (keyof typeof VALID)[];
    await user.click(submit());
    for (const name of order) {
      await user.type(fieldOf(name), VALID[name]);
      await user.click(submit());
    }
    const texts = [
      '请输入有效的手机号！',
      '请输入有效的短信验证码！',
      '用户名长度不得低于6位，以字母和数字组合！',
      '密码长度最少8位！以字母和数字组合！',
      '两次密码不一致！',
      '姓名格式不正确，可以是中，英文名称！',
    ];
    await expectToasts(app, ...texts);
  });

  test('requires no SMS code where the site does not', async () => {
    const { user, app, expectRequests } = await openPage({ smsOpen: false });
    const { smsCode: _, ...values } = VALID;
    await enter(user, values);
    await user.click(submit());
    await expectRequests(REGISTER, 1);
    expect(app.calls.made(REGISTER)).toMatchObject([{ smsCode: '' }]);
  });

  test('sends one request for a double press and for Enter held down, with the referrer', async () => {
    const { user, app, expectRequests } = await openPage({ location: '/register?pid=88' });
    await enter(user, VALID);
    await user.dblClick(submit());
    await user.click(fieldOf('invite_code'));
    await user.keyboard('{Enter>5/}');

    await expectRequests(REGISTER, 1);
    expect(app.calls.made(REGISTER)).toEqual([{ ...VALID, pid: '88', sourceurl: window.location.origin }]);
    expect(submit().getAttribute('aria-busy')).toBe('true');
  });

  test.each<[Answer, string]>([
    [{ code: 422, message: '用户名已存在' }, '用户名已存在'],
    ['lost', '网络错误，请稍后重试'],
    ['garbled', '服务器异常，请稍后再试'],
  ])('keeps what was typed after the failure %j', async (failure, text) => {
    const { user, app } = await openPage();
    await enter(user, VALID);
    await user.click(submit());
    await app.calls.answer(REGISTER, failure);
    await expectToasts(app, text);
    for (const [name, value] of Object.entries(VALID))
      expect(fieldOf(name as keyof typeof VALID).value).toBe(value);
    expect(submit().hasAttribute('aria-busy')).toBe(false);
  });

  test.each([
    ['/register?pid=88', '#/'],
    ['/register?pid=88&redirect=%2Fassets%3Ftype%3D6', '#/assets?type=6'],
  ])('goes on from %s to %s as a member', async (location, target) => {
    const { user, app } = await openPage({ location });
    await enter(user, VALID);
    await user.click(submit());
    await app.calls.answer(REGISTER, { code: 201, data: { api_token: 'token-of-player88' } });
    await app.look(({ token }) => expect(token).toBe('token-of-player88'));
    expect(window.location.hash).toBe(target);
    expect(app.root().getSnapshot().children.session?.getSnapshot().hasTag('member')).toBe(true);
  });

  test('leads to login with the wanted path', async () => {
    await openPage({ location: '/register?redirect=%2Fassets%3Ftype%3D6' });
    const link = screen.getByRole('link', { name: '立即登录' });
    expect(link.getAttribute('href')).toBe('#/login?redirect=%2Fassets%3Ftype%3D6');
  });
});
