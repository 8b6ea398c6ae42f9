// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { emailMachine, phoneMachine } from '#machines/contact/contact.machine.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

const openPhone = () => openScreen('/modifyPhone', { logic: phoneMachine, user: MEMBER });
const openEmail = () => openScreen('/modifyEmail', { logic: emailMachine, user: MEMBER });
const press = () => screen.getByRole('button', { name: '提交' });

describe('the phone form', () => {
  test('shows what is bound, masked, and takes 14 characters (D40)', async () => {
    await openPhone();
    expect(screen.getByText('当前绑定：138****0000')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' }).maxLength).toBe(14);
  });
  test('refuses a number: 请输入正确手机号', async () => {
    const { user, toasts, calls } = await openPhone();
    await user.type(screen.getByRole('textbox', { name: '手机号' }), '12345{Enter}');
    expect(toasts).toEqual(['请输入正确手机号']);
    expect(screen.getByRole('textbox', { name: '手机号', description: '请输入正确手机号' })).toBeTruthy();
    expect(calls.count('send')).toBe(0);
  });
  test('binds it, shows a toast, and leads back to the settings', async () => {
    const { user, toasts, answer, calls } = await openPhone();
    await answer('fetchUser', MEMBER);
    await user.type(screen.getByRole('textbox', { name: '手机号' }), '15912345678');
    await user.click(press());
    expect(press().getAttribute('aria-busy')).toBe('true');
    await answer('send', '');
    expect(calls.count('fetchUser')).toBe(2);
    expect(toasts).toEqual(['绑定成功']);
    expect(window.location.hash).toBe('#/accountCenter');
  });
  test('left while it sends, it shows the outcome and leads nowhere', async () => {
    const { user, toasts, answer, leave, root } = await openPhone();
    await user.type(screen.getByRole('textbox', { name: '手机号' }), '15912345678');
    await user.click(press());
    window.location.hash = '#/vip';
    await leave();
    await answer('send', '');
    expect(toasts).toEqual(['绑定成功']);
    expect(window.location.hash).toBe('#/vip');
    expect(root.getSnapshot().context.pages['/modifyPhone']).toBeUndefined();
  });
});

describe('the email form', () => {
  test('shows what is bound, masked, and takes 80 characters', async () => {
    const { answer } = await openEmail();
    expect(screen.getByText('绑定邮箱，接收账户安全通知。')).toBeTruthy();
    await answer('fetchUser', { ...MEMBER, email: 'player88@example.com' });
    expect(screen.getByText('当前绑定：p****8@example.com')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '邮箱' }).maxLength).toBe(80);
  });
  test('refuses an address: 请输入正确邮箱', async () => {
    const { user, toasts } = await openEmail();
    await user.type(screen.getByRole('textbox', { name: '邮箱' }), 'me{Enter}');
    expect(toasts).toEqual(['请输入正确邮箱']);
  });
  test('keeps what was typed when the server refuses, in its own words', async () => {
    const { user, toasts, fail } = await openEmail();
    await user.type(screen.getByRole('textbox', { name: '邮箱' }), 'me@example.com{Enter}');
    await fail('send', { kind: 'rejected', code: 400, message: '该邮箱已被绑定' });
    expect(toasts).toEqual(['该邮箱已被绑定']);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '邮箱' }).value).toBe('me@example.com');
    expect(press().getAttribute('aria-busy')).toBeNull();
  });
});
