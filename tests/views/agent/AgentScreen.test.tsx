import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { expectOwnKey, expectToasts } from '#tests/support/driver.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

const APPLY = '/api/applyagentdo';

async function openPage() {
  const driver = renderDriver();
  onTestFinished(driver.close);
  await driver.open('/applyagent', { member: true, hold: [APPLY] });
  return driver;
}

test('the phone is checked first, then the reason', async () => {
  const { press, type, look } = await openPage();
  await press('button', '提交');
  await type('手机号', '13800000000');
  await press('button', '提交');
  await look(({ toasts }) => expect(toasts).toEqual(['请输入正确手机号', '请输入申请理由']));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '申请理由' }));
});

test('an application is sent and confirmed in the server’s words', async () => {
  const driver = await openPage();
  await driver.type('手机号', '13800000000');
  await driver.type('申请理由', '推广');
  await driver.press('button', '提交');
  expect(driver.calls.made(APPLY)).toEqual([{ mobile: '13800000000', apply_info: '推广' }]);
  expectOwnKey(driver, APPLY);
  await driver.calls.answer(APPLY, { code: 200, message: '提交成功' });
  await expectToasts(driver, '提交成功');
  expect(window.location.hash).toBe('#/accountCenter');
});

test('the phone takes 16 characters (D40), the reason 200; longer pastes are refused and not cut (D64)', async () => {
  const { look } = await openPage();
  const user = userEvent.setup({ delay: null });
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' });
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '申请理由' });
  await user.click(phone);
  await user.paste('17951 138-1234-56789');
  expect(phone.value).toBe('');
  await user.paste('17951 138-1234-5678');
  expect(phone.value).toBe('1795113812345678');
  await user.click(reason);
  await user.paste('推'.repeat(200));
  await user.keyboard('广');
  expect(reason.value).toBe('推'.repeat(200));
  await user.paste('广告');
  expect(reason.value).toBe('推'.repeat(200));
  await look(({ toasts, marked }) => {
    expect(toasts).toEqual(['请输入正确手机号', '申请理由最多200个字符']);
    expect(marked).toEqual([{ label: '申请理由', message: '申请理由最多200个字符' }]);
  });
});
