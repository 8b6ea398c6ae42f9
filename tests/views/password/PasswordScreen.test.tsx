import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { PasswordKind } from '#machines/password/passwordRules.ts';
import { pageSettings } from '#pageSettings';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

const LOCATIONS = { login: '/resetPasswordNew', fund: '/modifyPayPassword' } as const;
const CALLS = { login: '/api/editPassword', fund: '/api/editPayPassword' } as const;

async function openPage(kind: PasswordKind) {
  const driver = renderDriver();
  onTestFinished(driver.close);
  await driver.open(LOCATIONS[kind], { member: true, hold: [CALLS[kind]] });
  return driver;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const checks = () =>
  within(screen.getByRole('list', { name: '密码要求' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe.each(['login', 'fund'] as const)('the change of the %s password', (kind) => {
  test('refuses what breaks a rule: toast, marked field with the same text, focus (D27)', async () => {
    const { type, press, look, calls } = await openPage(kind);
    await type('旧密码', 'oldSecret1');
    await press('button', '提交');
    await look(({ toasts }) => expect(toasts).toEqual(['请输入新密码']));
    expect(document.activeElement).toBe(box('新密码'));
    expect(box('新密码').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('textbox', { name: '新密码', description: '请输入新密码' })).toBeTruthy();
    expect(calls.made(CALLS[kind])).toEqual([]);
    await type('新密码', 'x');
    expect(box('新密码').getAttribute('aria-invalid')).toBeNull();
  });

  test('is sent once, however often it is pressed, and ends the session on this phone', async () => {
    const { type, look, calls, pass, root } = await openPage(kind);
    await type('旧密码', '123456');
    await type('新密码', '654321');
    await type('确认密码', '654321');
    const user = userEvent.setup({ delay: null });
    await user.dblClick(screen.getByRole('button', { name: '提交' }));
    await user.type(box('确认密码'), '{Enter}');
    await look(() =>
      expect(calls.made(CALLS[kind])).toEqual([{ password: '123456', paypassword: '654321' }]),
    );
    await calls.answer(CALLS[kind], { code: 200, message: '密码修改成功' });
    const session = () => root().system.get('session').getSnapshot();
    expect(session().matches('abandoned')).toBe(true);
    expect(session().context.user).toBeNull();
    await pass(999);
    expect(window.location.hash).not.toBe('#/login');
    await pass(1);
    expect(window.location.hash).toBe('#/login');
    expect(session().matches('visitor')).toBe(true);
  });

  test('takes what may have been set as the old password (D71) and 16 of a new one, hidden until shown', async () => {
    const { press, look } = await openPage(kind);
    const user = userEvent.setup({ delay: null });
    const most = { 旧密码: { login: 32, fund: 18 }[kind], 新密码: 16, 确认密码: 16 };
    for (const [name, max] of Object.entries(most)) {
      await user.type(box(name), 'a'.repeat(max + 1));
      expect(box(name).value).toBe('a'.repeat(max));
      await user.clear(box(name));
      // a part of a pasted password would be another password (D64)
      await user.paste('a'.repeat(max + 1));
      expect(box(name).value).toBe('');
      expect(box(name).type).toBe('password');
    }
    await look(({ toasts }) =>
      expect(toasts).toEqual(['请输入正确的旧密码长度', '请输入正确的新密码长度', '两次密码不一致！']),
    );
    await press('button', '显示密码');
    expect(box('旧密码').type).toBe('text');
  });
});

test('the login password shows its rules and its strength while typing', async () => {
  const { type } = await openPage('login');
  expect(screen.getByRole('textbox', { name: '新密码', description: '6-16位字母和数字' })).toBeTruthy();
  expect(checks()).toEqual([
    '6-16位字符未满足',
    '包含字母和数字未满足',
    '与旧密码不同未满足',
    '两次输入一致未满足',
  ]);
  await type('新密码', 'abc123');
  expect(screen.getByText('弱')).toBeTruthy();
  await type('新密码', 'abc123DEF45');
  expect(screen.getByText('强')).toBeTruthy();
  await type('确认密码', 'abc123DEF45');
  expect(checks().every((text) => text?.endsWith('已满足'))).toBe(true);
});

test('a new fund password takes six digits on a number pad, an old one has all keys (D24, D47, D71)', async () => {
  pageSettings.fundPasswordHint = '初始支付密码见短信';
  onTestFinished(() => void (pageSettings.fundPasswordHint = ''));
  const { type } = await openPage('fund');
  expect(screen.getByRole('textbox', { name: '旧密码', description: '初始支付密码见短信' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: '新密码', description: '6位数字' })).toBeTruthy();
  expect(['旧密码', '新密码', '确认密码'].map((name) => box(name).inputMode)).toEqual([
    '',
    'numeric',
    'numeric',
  ]);
  await type('新密码', '123456');
  expect(checks()[0]).toBe('6位数字已满足');
});
