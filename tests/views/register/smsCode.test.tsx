import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { expectToasts, type Answer } from '#tests/support/driver.ts';
import { breakActor } from '#tests/views/app/shell/crashes.ts';
import { fieldOf, openPage, SMS, submit } from './registerPage.ts';

const FAILED = '发送验证码失败，请稍后重试！';

const send = () => screen.getByRole<HTMLButtonElement>('button', { name: '获取验证码' });
const counting = (seconds: number) =>
  screen.queryByRole<HTMLButtonElement>('button', { name: `${seconds}秒后重发` });

async function openAndSend() {
  const page = await openPage();
  await page.user.type(fieldOf('phone'), '13800000000');
  await page.user.click(send());
  await page.expectRequests(SMS, 1);
  return { ...page, codeIsSent: () => page.app.calls.answer(SMS, { code: 200 }) };
}

describe('the SMS code', () => {
  test.each(['', '1380000000', '12800000000'])('is not sent to the phone “%s”', async (phone) => {
    const { user, expectRequests, app } = await openPage();
    if (phone !== '') await user.type(fieldOf('phone'), phone);
    await user.click(send());
    await expectToasts(app, '请输入有效的手机号！');
    expect(document.activeElement).toBe(fieldOf('phone'));
    expect(fieldOf('phone').getAttribute('aria-invalid')).toBe('true');
    await expectRequests(SMS, 0);
  });

  test('is requested once by a double press', async () => {
    const { app, user, expectRequests } = await openPage();
    await user.type(fieldOf('phone'), '13800000000');
    await user.dblClick(send());
    await expectRequests(SMS, 1);
    expect(app.calls.made(SMS)).toEqual([{ phone: '13800000000' }]);
    expect(send().getAttribute('aria-busy')).toBe('true');
  });

  test('counts the 60 seconds down and can then be sent again', async () => {
    const { app, user, codeIsSent, expectRequests } = await openAndSend();
    await codeIsSent();
    await expectToasts(app, '验证码已发送！');
    expect(counting(60)?.disabled).toBe(true);

    await app.pass(999);
    expect(counting(60)).not.toBeNull();
    await app.pass(1);
    expect(counting(59)).not.toBeNull();
    await app.pass(58_999);
    expect(counting(1)?.disabled).toBe(true);
    await app.pass(1);
    expect(send().disabled).toBe(false);

    await user.click(send());
    await expectRequests(SMS, 2);
  });

  test('is typed next: its field has the focus once it was sent', async () => {
    const { codeIsSent } = await openAndSend();
    expect(document.activeElement).toBe(send());
    await codeIsSent();
    expect(document.activeElement).toBe(fieldOf('smsCode'));
  });

  test('leaves the focus where somebody types already', async () => {
    const { user, codeIsSent } = await openAndSend();
    await user.click(fieldOf('realname'));
    await codeIsSent();
    expect(counting(60)).not.toBeNull();
    expect(document.activeElement).toBe(fieldOf('realname'));
  });

  test.each<[Answer, string]>([
    ['lost', FAILED],
    [{ code: 500 }, FAILED],
    [{ code: 429, message: '今日次数已用完' }, '今日次数已用完'],
  ])('can be requested again after the failure %j', async (failure, text) => {
    const { app } = await openAndSend();
    await app.calls.answer(SMS, failure);
    await expectToasts(app, text);
    expect(send().disabled).toBe(false);
    expect(send().hasAttribute('aria-busy')).toBe(false);
  });

  test('rests on while the page is left', async () => {
    const { app, codeIsSent } = await openAndSend();
    await codeIsSent();
    await app.goTo('/about');
    await app.pass(20_000);
    await app.goTo('/register');
    expect(counting(40)?.disabled).toBe(true);
    expect(document.activeElement).toBe(document.body);

    await app.goTo('/about');
    await app.pass(40_000);
    await app.goTo('/register');
    expect(send().disabled).toBe(false);
  });

  test('rests on after a reload', async () => {
    const { app, codeIsSent } = await openAndSend();
    await codeIsSent();
    await app.pass(47_500);
    await app.reload();
    expect(counting(13)?.disabled).toBe(true);
    await app.pass(500);
    expect(counting(12)).not.toBeNull();
    await app.pass(12_000);
    expect(send().disabled).toBe(false);
  });

  test('that crashes leaves the form and can be started afresh', async () => {
    expectConsole(/a fault/);
    const { app, user, codeIsSent, expectRequests } = await openAndSend();
    await breakActor(app.root().system.get('smsCooldown') as AnyActorRef);
    expect(screen.queryByRole('button', { name: '获取验证码' })).toBeNull();
    expect(fieldOf('phone').value).toBe('13800000000');
    expect(screen.getByRole('textbox', { name: '短信验证码', description: FAILED })).toBeTruthy();
    await user.click(submit());
    await expectToasts(app, '请输入有效的短信验证码！');

    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.queryByText(FAILED)).toBeNull();
    await user.click(send());
    await codeIsSent();
    await expectRequests(SMS, 2);
    expect(counting(60)?.disabled).toBe(true);
  });
});
