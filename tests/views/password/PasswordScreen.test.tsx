// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageSettings } from '#pageSettings';
import type { PasswordKind } from '#machines/password/passwordRules.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const PAGES = { login: '/resetPasswordNew', fund: '/modifyPayPassword' };
const CALLS = { login: '/api/editPassword', fund: '/api/editPayPassword' };

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

async function openPage(kind: PasswordKind): Promise<void> {
  await app.open(PAGES[kind], { member: true, hold: [CALLS[kind]] });
  await app.sees('button', '提交');
}

const user = userEvent.setup({ delay: null });
const seesToasts = (...texts: string[]) => app.look(({ toasts }) => expect(toasts).toEqual(texts));
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = () => screen.getByRole('button', { name: '提交' });
const checks = () =>
  within(screen.getByRole('list', { name: '密码要求' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe.each(['login', 'fund'] as const)('the change of the %s password', (kind) => {
  test('refuses what breaks a rule: toast, marked field with the same text, focus (D27)', async () => {
    await openPage(kind);
    await user.type(box('旧密码'), 'oldSecret1');
    await user.click(press());
    await seesToasts('请输入新密码');
    expect(document.activeElement).toBe(box('新密码'));
    expect(box('新密码').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('textbox', { name: '新密码', description: '请输入新密码' })).toBeTruthy();
    expect(app.calls.made(CALLS[kind])).toEqual([]);
    await user.type(box('新密码'), 'x');
    expect(box('新密码').getAttribute('aria-invalid')).toBeNull();
  });

  test('is sent once, however often it is pressed, and ends the session on this phone', async () => {
    await openPage(kind);
    await user.type(box('旧密码'), '123456');
    await user.type(box('新密码'), '654321');
    await user.type(box('确认密码'), '654321');
    await user.dblClick(press());
    await user.type(box('确认密码'), '{Enter}');
    expect(app.calls.made(CALLS[kind])).toEqual([{ password: '123456', paypassword: '654321' }]);
    await app.calls.answer(CALLS[kind], { code: 200, message: '密码修改成功' });
    const session = () => app.root().getSnapshot().children.session?.getSnapshot();
    expect(session()?.matches('abandoned')).toBe(true);
    expect(session()?.context.user).toBeNull();
    await app.pass(999);
    expect(window.location.hash).not.toBe('#/login');
    await app.pass(1);
    expect(window.location.hash).toBe('#/login');
    expect(session()?.matches('visitor')).toBe(true);
  });

  test('takes 16 characters, hidden until they are shown by the button', async () => {
    await openPage(kind);
    for (const name of ['旧密码', '新密码', '确认密码']) {
      expect(box(name).maxLength).toBe(16);
      expect(box(name).type).toBe('password');
    }
    await user.click(screen.getAllByRole('button', { name: '显示密码' })[0] as HTMLElement);
    expect(box('旧密码').type).toBe('text');
  });
});

test('the login password shows its rules and its strength while typing', async () => {
  await openPage('login');
  expect(screen.getByRole('textbox', { name: '新密码', description: '6-16位字母和数字' })).toBeTruthy();
  expect(checks()).toEqual([
    '6-16位字符未满足',
    '包含字母和数字未满足',
    '与旧密码不同未满足',
    '两次输入一致未满足',
  ]);
  await user.type(box('新密码'), 'abc123');
  expect(screen.getByText('弱')).toBeTruthy();
  await user.type(box('新密码'), 'DEF45');
  expect(screen.getByText('强')).toBeTruthy();
  await user.type(box('确认密码'), 'abc123DEF45');
  expect(checks().every((text) => text?.endsWith('已满足'))).toBe(true);
});

test('the fund password takes six digits on a number pad, with the operator’s hint (D24, D47)', async () => {
  vi.spyOn(pageSettings, 'fundPasswordHint', 'get').mockReturnValue('初始支付密码见短信');
  await openPage('fund');
  expect(screen.getByRole('textbox', { name: '旧密码', description: '初始支付密码见短信' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: '新密码', description: '6位数字' })).toBeTruthy();
  expect(box('新密码').inputMode).toBe('numeric');
  await user.type(box('新密码'), '123456');
  expect(checks()[0]).toBe('6位数字已满足');
});
