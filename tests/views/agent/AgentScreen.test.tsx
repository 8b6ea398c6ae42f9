// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agentMachine } from '#machines/agent/agent.machine.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

const openPage = () => openScreen('/applyagent', { logic: agentMachine, user: MEMBER });

test('the phone is checked first, then the reason', async () => {
  const { user, toasts } = await openPage();
  await user.click(screen.getByRole('button', { name: '提交' }));
  await user.type(screen.getByRole('textbox', { name: '手机号' }), '13800000000');
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(toasts).toEqual(['请输入正确手机号', '请输入申请理由']);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '申请理由' }));
});

test('an application is sent and told of in the server’s words', async () => {
  const { user, toasts, answer, calls } = await openPage();
  await user.type(screen.getByRole('textbox', { name: '手机号' }), '13800000000');
  await user.type(screen.getByRole('textbox', { name: '申请理由' }), '推广');
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(calls.latest('send').input).toEqual({
    intent: null,
    key: 'key-1',
    secret: { mobile: '13800000000', reason: '推广' },
  });
  await answer('send', '提交成功');
  expect(toasts).toEqual(['提交成功']);
  expect(window.location.hash).toBe('#/accountCenter');
});

test('the phone takes 14 characters (D40), the reason 200', async () => {
  await openPage();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' }).maxLength).toBe(14);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '申请理由' }).maxLength).toBe(200);
});
