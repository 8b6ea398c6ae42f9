import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { expectButton, expectToasts, userAnswer } from '#tests/support/driver.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';
import { aMember } from '#tests/support/samples.ts';

const USER = '/api/user';
const UPDATE = '/api/updateuserinfo';

async function openPage(location: string) {
  const driver = renderDriver();
  onTestFinished(driver.close);
  await driver.open(location, { member: true, user: aMember(), hold: [USER, UPDATE] });
  return driver;
}
const openPhone = () => openPage('/modifyPhone');
const openEmail = () => openPage('/modifyEmail');
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Types into an empty field and ends with the Enter key. */
async function enter(name: string, text: string) {
  await userEvent.setup({ delay: null }).type(box(name), `${text}{Enter}`);
}

describe('the phone form', () => {
  test('shows what is bound, masked, and takes every prefix (D40), typed or pasted (D64)', async () => {
    const { look } = await openPhone();
    expect(screen.getByText('当前绑定：138****0000')).toBeTruthy();
    const user = userEvent.setup({ delay: null });
    await user.type(box('手机号'), '17951-13812345678 99');
    expect(box('手机号').value).toBe('1795113812345678');
    await user.clear(box('手机号'));
    await user.paste('手机：+86 138 1234 5678');
    expect(box('手机号').value).toBe('8613812345678');
    await user.paste('13912345678');
    expect(box('手机号').value).toBe('8613812345678');
    await look(({ marked }) => expect(marked).toEqual([{ label: '手机号', message: '请输入正确手机号' }]));
  });
  test('refuses a number: 请输入正确手机号', async () => {
    const { look, calls } = await openPhone();
    await enter('手机号', '12345');
    await look(({ toasts }) => expect(toasts).toEqual(['请输入正确手机号']));
    expect(screen.getByRole('textbox', { name: '手机号', description: '请输入正确手机号' })).toBeTruthy();
    expect(calls.made(UPDATE)).toEqual([]);
  });
  test('binds it, says so, and leads back to the settings', async () => {
    const driver = await openPhone();
    await driver.calls.answer(USER, userAnswer('0.00'));
    await driver.type('手机号', '15912345678');
    await driver.press('button', '提交');
    await expectButton(driver, '提交', 'busy');
    await driver.calls.answer(UPDATE, { code: 200 });
    await expectToasts(driver, '绑定成功');
    expect(window.location.hash).toBe('#/accountCenter');
    // requested by the session after the change, and by the settings as they open
    expect(driver.calls.waiting(USER)).toBe(2);
    expect(driver.calls.made(USER)).toHaveLength(3);
  });
  test('left while it sends, it is closed, and the outcome is told', async () => {
    const { press, type, goTo, calls, look, root } = await openPhone();
    const page = () => root().getSnapshot().context.pages['/modifyPhone'];
    await type('手机号', '15912345678');
    await press('button', '提交');
    await goTo('/vip');
    expect(page()).toBeUndefined();
    await calls.answer(UPDATE, { code: 200 });
    await look(({ toasts }) => expect(toasts).toEqual(['绑定手机：操作成功']));
    expect(window.location.hash).toBe('#/vip');
  });
});

describe('the email form', () => {
  test('shows what is bound, masked, and takes 80 characters', async () => {
    const { calls } = await openEmail();
    expect(screen.getByText('绑定邮箱，接收账户安全通知。')).toBeTruthy();
    await calls.answer(USER, userAnswer('0.00', { email: 'player88@example.com' }));
    expect(screen.getByText('当前绑定：p****8@example.com')).toBeTruthy();
    const user = userEvent.setup({ delay: null });
    await user.type(box('邮箱'), `${'a'.repeat(80)}b`);
    expect(box('邮箱').value).toBe('a'.repeat(80));
    await user.clear(box('邮箱'));
    await user.paste('邮箱：my-name＠example．com ');
    expect(box('邮箱').value).toBe('my-name@example.com');
    // a text input has a caret, and the keyboard of an address
    expect([box('邮箱').type, box('邮箱').inputMode]).toEqual(['text', 'email']);
  });
  test('refuses an address: 请输入正确邮箱', async () => {
    const { look } = await openEmail();
    await enter('邮箱', 'me');
    await look(({ toasts }) => expect(toasts).toEqual(['请输入正确邮箱']));
  });
  test('keeps what was typed when the server refuses, in its own words', async () => {
    const driver = await openEmail();
    await enter('邮箱', 'me@example.com');
    await expectButton(driver, '提交', 'busy');
    await driver.calls.answer(UPDATE, { code: 400, message: '该邮箱已被绑定' });
    await expectToasts(driver, '该邮箱已被绑定');
    expect(box('邮箱').value).toBe('me@example.com');
    await expectButton(driver, '提交', 'free');
  });
});
