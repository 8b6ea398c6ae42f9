import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { expectToasts } from '#tests/support/driver.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';
import { breakActor } from '#tests/views/app/shell/crashes.ts';
import { openDeposit, RECHARGE } from './openDeposit.ts';

const panel = () => within(screen.getByRole('tabpanel'));
const amount = () => panel().getByRole<HTMLInputElement>('textbox', { name: '充值金额' });

test('a method that crashes is shown in its tab alone, and a press on 重试 brings its form back', async () => {
  expectConsole(/a fault/);
  const app = renderDriver();
  onTestFinished(app.close);
  const user = await openDeposit(app);
  await user.type(amount(), '300');
  await user.click(screen.getByRole('tab', { name: '数字货币' }));
  await user.type(amount(), '100{Enter}');
  await app.look(() => expect(app.calls.made(RECHARGE)).toHaveLength(1));
  const page = app.root().getSnapshot().context.pages['/deposit']?.getSnapshot().children.page;
  await breakActor((page as AnyActorRef).getSnapshot().children.digital as AnyActorRef);

  await expectToasts(app);
  expect(panel().getByText('页面出错了，请重试')).toBeTruthy();
  expect(panel().queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('tab')).toHaveLength(3);
  await user.click(screen.getByRole('tab', { name: '在线支付' }));
  expect(amount().value).toBe('300');

  await user.click(screen.getByRole('tab', { name: '数字货币' }));
  await user.click(panel().getByRole('button', { name: '重试' }));
  // what it has sent goes on, and is not sent again
  expect(amount().value).toBe('100');
  expect(amount().disabled).toBe(true);
  expect(app.calls.made(RECHARGE)).toHaveLength(1);
  await app.calls.answer(RECHARGE, { code: 200, message: 'CK1' });
  await app.sees('dialog', '充值信息');
});
