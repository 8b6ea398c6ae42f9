// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
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

test('the phone takes 14 characters (D40), the reason 200', async () => {
  await openPage();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' }).maxLength).toBe(14);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '申请理由' }).maxLength).toBe(200);
});
