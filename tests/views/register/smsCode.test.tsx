// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fieldOf, openPage, submit } from './registerPage.ts';

const send = () => screen.getByRole<HTMLButtonElement>('button', { name: '获取验证码' });
const counting = (seconds: number) =>
  screen.queryByRole<HTMLButtonElement>('button', { name: `${seconds}秒后重发` });

async function openAndSend() {
  const page = await openPage();
  await page.user.type(fieldOf('phone'), '13800000000');
  await page.user.click(send());
  return page;
}

describe('the SMS code', () => {
  test.each(['', '1380000000', '12800000000'])('is not sent to the phone “%s”', async (phone) => {
    const { user, toasts, calls } = await openPage();
    if (phone !== '') await user.type(fieldOf('phone'), phone);
    await user.click(send());
    expect(toasts).toEqual(['请输入有效的手机号！']);
    expect(document.activeElement).toBe(fieldOf('phone'));
    expect(fieldOf('phone').getAttribute('aria-invalid')).toBe('true');
    expect(calls.count('sendSms')).toBe(0);
  });

  test('is requested once by a double press', async () => {
    const { user, calls } = await openPage();
    await user.type(fieldOf('phone'), '13800000000');
    await user.dblClick(send());
    expect(calls.count('sendSms')).toBe(1);
    expect(calls.latest('sendSms').input).toEqual({ phone: '13800000000' });
    expect(send().getAttribute('aria-busy')).toBe('true');
  });

  test('counts the 60 seconds down and can then be sent again', async () => {
    const { answer, pass, toasts, user, calls } = await openAndSend();
    await answer('sendSms');
    expect(toasts).toEqual(['验证码已发送！']);
    expect(counting(60)?.disabled).toBe(true);

    await pass(999);
    expect(counting(60)).not.toBeNull();
    await pass(1);
    expect(counting(59)).not.toBeNull();
    await pass(58_999);
    expect(counting(1)?.disabled).toBe(true);
    await pass(1);
    expect(send().disabled).toBe(false);

    await user.click(send());
    expect(calls.count('sendSms')).toBe(2);
  });

  test('is typed next: its field has the focus once it was sent', async () => {
    const { answer } = await openAndSend();
    await answer('sendSms');
    expect(document.activeElement).toBe(fieldOf('smsCode'));
  });

  test('leaves the focus where somebody types already', async () => {
    const { answer, user } = await openAndSend();
    await user.click(fieldOf('realname'));
    await answer('sendSms');
    expect(document.activeElement).toBe(fieldOf('realname'));
  });

  test.each([
    [{ kind: 'offline' } as const, '发送验证码失败，请稍后重试！'],
    [{ kind: 'rejected', code: 500, message: '' } as const, '发送验证码失败，请稍后重试！'],
    [{ kind: 'rejected', code: 429, message: '今日次数已用完' } as const, '今日次数已用完'],
  ])('can be requested again after the failure %j', async (error, text) => {
    const { fail, toasts } = await openAndSend();
    await fail('sendSms', error);
    expect(toasts).toEqual([text]);
    expect(send().disabled).toBe(false);
    expect(send().hasAttribute('aria-busy')).toBe(false);
  });

  test('rests on while the page is left', async () => {
    const { answer, pass, leave, reopen } = await openAndSend();
    await answer('sendSms');
    await leave();
    await pass(20_000);
    await reopen();
    expect(counting(40)?.disabled).toBe(true);
    expect(document.activeElement).toBe(document.body);

    await leave();
    await pass(40_000);
    await reopen();
    expect(send().disabled).toBe(false);
  });

  test('rests on after a reload', async () => {
    const { pass } = await openPage({ smsDeadline: (now) => now + 12_500 });
    expect(counting(13)?.disabled).toBe(true);
    await pass(500);
    expect(counting(12)).not.toBeNull();
    await pass(12_000);
    expect(send().disabled).toBe(false);
  });

  test('that crashes leaves the form and can be started afresh', async () => {
    const { answer, calls, clock, toasts, user } = await openAndSend();
    vi.spyOn(clock, 'now').mockImplementationOnce(() => {
      throw new Error('no time');
    });
    await answer('sendSms');
    expect(screen.queryByRole('button', { name: '获取验证码' })).toBeNull();
    expect(fieldOf('phone').value).toBe('13800000000');
    expect(
      screen.getByRole('textbox', { name: '短信验证码', description: '发送验证码失败，请稍后重试！' }),
    ).toBeTruthy();
    await user.click(submit());
    expect(toasts).toEqual(['请输入有效的短信验证码！']);

    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.queryByText('发送验证码失败，请稍后重试！')).toBeNull();
    await user.click(send());
    await answer('sendSms');
    expect(calls.count('sendSms')).toBe(2);
    expect(counting(60)?.disabled).toBe(true);
  });
});
