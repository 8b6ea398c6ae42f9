// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const APPLY = '/api/applyagentdo';

let app: RenderedDriver;
beforeEach(async () => {
  app = renderDriver();
  await app.open('/applyagent', { member: true, hold: [APPLY] });
});
afterEach(() => app.close());

test('the phone is checked first, then the reason', async () => {
  await app.press('button', '提交');
  await app.type('手机号', '13800000000');
  await app.press('button', '提交');
  await app.look(({ toasts }) => expect(toasts).toEqual(['请输入正确手机号', '请输入申请理由']));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '申请理由' }));
});

test('an application is sent, and the server’s words are shown', async () => {
  await app.type('手机号', '13800000000');
  await app.type('申请理由', '推广');
  await app.press('button', '提交');
  expect(app.calls.made(APPLY)).toEqual([{ mobile: '13800000000', apply_info: '推广' }]);
  expect(app.calls.keys(APPLY)[0]).toBeTruthy();
  await app.calls.answer(APPLY, { code: 200, message: '提交成功' });
  await app.look(({ toasts }) => expect(toasts).toEqual(['提交成功']));
  expect(window.location.hash).toBe('#/accountCenter');
});

test('the phone takes 14 characters (D40), the reason 200', async () => {
  await app.sees('button', '提交');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' }).maxLength).toBe(14);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '申请理由' }).maxLength).toBe(200);
});
