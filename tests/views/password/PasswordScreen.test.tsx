// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PasswordScreen } from '#features/password/PasswordScreen.tsx';
import { createPasswordMachine } from '#machines/password/password.machine.ts';
import type { PasswordKind } from '#machines/password/passwordRules.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

const openPage = (kind: PasswordKind, hint = '') =>
  openScreen(kind === 'login' ? '/resetPasswordNew' : '/modifyPayPassword', {
    logic: createPasswordMachine(kind),
    page: { Screen: () => <PasswordScreen kind={kind} hint={hint} /> },
    user: MEMBER,
  });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = () => screen.getByRole('button', { name: '提交' });
const checks = () =>
  within(screen.getByRole('list', { name: '密码要求' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe.each(['login', 'fund'] as const)('the change of the %s password', (kind) => {
  test('refuses what breaks a rule: toast, marked field with the same text, focus (D27)', async () => {
    const { user, toasts, calls } = await openPage(kind);
    await user.type(box('旧密码'), 'oldSecret1');
    await user.click(press());
    expect(toasts).toEqual(['请输入新密码']);
    expect(document.activeElement).toBe(box('新密码'));
    expect(box('新密码').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('textbox', { name: '新密码', description: '请输入新密码' })).toBeTruthy();
    expect(calls.count('send')).toBe(0);
    await user.type(box('新密码'), 'x');
    expect(box('新密码').getAttribute('aria-invalid')).toBeNull();
  });

  test('is sent once, however often it is pressed, and ends the session on this phone', async () => {
    const { user, calls, answer, pass, root } = await openPage(kind);
    await user.type(box('旧密码'), '123456');
    await user.type(box('新密码'), '654321');
    await user.type(box('确认密码'), '654321');
    await user.dblClick(press());
    await user.type(box('确认密码'), '{Enter}');
    expect(calls.count('send')).toBe(1);
    expect(calls.latest('send').input).toEqual({
      intent: null,
      key: 'key-1',
      secret: { oldPassword: '123456', newPassword: '654321', confirmation: '654321' },
    });
    await answer('send', '密码修改成功');
    const session = () => root.getSnapshot().children.session?.getSnapshot();
    expect(session()?.matches('abandoned')).toBe(true);
    expect(session()?.context.user).toBeNull();
    await pass(999);
    expect(window.location.hash).not.toBe('#/login');
    await pass(1);
    expect(window.location.hash).toBe('#/login');
    expect(session()?.matches('visitor')).toBe(true);
  });

  test('takes 16 characters, hidden until they are shown by the button', async () => {
    const { user } = await openPage(kind);
    for (const name of ['旧密码', '新密码', '确认密码']) {
      expect(box(name).maxLength).toBe(16);
      expect(box(name).type).toBe('password');
    }
    await user.click(screen.getAllByRole('button', { name: '显示密码' })[0] as HTMLElement);
    expect(box('旧密码').type).toBe('text');
  });
});

test('the login password shows its rules and its strength while typing', async () => {
  const { user } = await openPage('login');
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
  const { user } = await openPage('fund', '初始支付密码见短信');
  expect(screen.getByRole('textbox', { name: '旧密码', description: '初始支付密码见短信' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: '新密码', description: '6位数字' })).toBeTruthy();
  expect(box('新密码').inputMode).toBe('numeric');
  await user.type(box('新密码'), '123456');
  expect(checks()[0]).toBe('6位数字已满足');
});
