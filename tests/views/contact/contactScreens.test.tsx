// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectAt, expectButton, userAnswer } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const SEND = '/api/updateuserinfo';
const USER = '/api/user';

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

const user = userEvent.setup({ delay: null });
const seesToasts = (...texts: string[]) => app.look(({ toasts }) => expect(toasts).toEqual(texts));

describe('the phone form', () => {
  beforeEach(() => app.open('/modifyPhone', { member: true, hold: [SEND] }));

  test('shows what is bound, masked, and takes 14 characters (D40)', async () => {
    await app.reads('当前绑定：138****0000');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' }).maxLength).toBe(14);
  });
  test('refuses a number: 请输入正确手机号', async () => {
    await user.type(screen.getByRole('textbox', { name: '手机号' }), '12345{Enter}');
    await seesToasts('请输入正确手机号');
    expect(screen.getByRole('textbox', { name: '手机号', description: '请输入正确手机号' })).toBeTruthy();
    expect(app.calls.made(SEND)).toEqual([]);
  });
  test('binds it, shows a toast, and leads back to the settings', async () => {
    await app.look(() => expect(app.calls.made(USER)).toHaveLength(1));
    await app.type('手机号', '15912345678');
    await app.press('button', '提交');
    await expectButton(app, '提交', 'busy');
    await app.calls.answer(SEND, { code: 200 });
    await seesToasts('绑定成功');
    await expectAt(app, '/accountCenter');
    // once for the new number, and once for the settings
    expect(app.calls.made(USER)).toHaveLength(3);
  });
  test('left while it sends, it shows the outcome and leads nowhere', async () => {
    await app.type('手机号', '15912345678');
    await app.press('button', '提交');
    await app.goTo('/vip');
    await app.calls.answer(SEND, { code: 200 });
    await seesToasts('绑定成功');
    await expectAt(app, '/vip');
    expect(app.root().getSnapshot().context.pages['/modifyPhone']).toBeUndefined();
  });
});

describe('the email form', () => {
  beforeEach(() => app.open('/modifyEmail', { member: true, hold: [SEND, USER] }));

  test('shows what is bound, masked, and takes 80 characters', async () => {
    await app.reads('绑定邮箱，接收账户安全通知。');
    await app.calls.answer(USER, userAnswer('8888.88', { email: 'player88@example.com' }));
    await app.reads('当前绑定：p****8@example.com');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '邮箱' }).maxLength).toBe(80);
  });
  test('refuses an address: 请输入正确邮箱', async () => {
    await app.sees('button', '提交');
    await user.type(screen.getByRole('textbox', { name: '邮箱' }), 'me{Enter}');
    await seesToasts('请输入正确邮箱');
  });
  test('keeps what was typed when the server refuses, in its own words', async () => {
    await app.sees('button', '提交');
    await user.type(screen.getByRole('textbox', { name: '邮箱' }), 'me@example.com{Enter}');
    await app.calls.answer(SEND, { code: 400, message: '该邮箱已被绑定' });
    await seesToasts('该邮箱已被绑定');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '邮箱' }).value).toBe('me@example.com');
    await expectButton(app, '提交', 'free');
  });
});
