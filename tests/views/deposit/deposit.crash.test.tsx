// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import { CHANNELS, WAYS } from '#tests/machines/deposit/deposits.ts';
import { openDeposit } from './openDeposit.ts';

/** An action of the digital form that throws when the form is shown or hidden. */
const noteShown = () => {
  throw new Error('a fault');
};
const faulty = depositMachine.provide({
  actors: { digital: digitalDepositMachine.provide({ actions: { noteShown } }) },
});

const panel = () => within(screen.getByRole('tabpanel'));
const amount = () => panel().getByRole<HTMLInputElement>('textbox', { name: '充值金额' });

test('a method that crashes is shown in its tab alone, and a press on 重试 brings its form back', async () => {
  const { user, page, calls, toasts, answer } = await openDeposit(WAYS, CHANNELS, faulty);
  await user.type(amount(), '300');
  await user.click(screen.getByRole('tab', { name: '数字货币' }));
  await user.type(amount(), '100{Enter}');
  expect(calls.count('send')).toBe(1);
  await act(async () => page().send({ type: 'page.hidden' }));

  expect(toasts).toEqual(['结果未知，请到资金明细核对后再操作']);
  expect(panel().getByText('页面出错了，请重试')).toBeTruthy();
  expect(panel().queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('tab')).toHaveLength(3);
  await user.click(screen.getByRole('tab', { name: '在线支付' }));
  expect(amount().value).toBe('300');

  await user.click(screen.getByRole('tab', { name: '数字货币' }));
  await user.click(panel().getByRole('button', { name: '重试' }));
  expect(amount().value).toBe('');
  await user.type(amount(), '200{Enter}');
  expect(calls.latest('send').input).toMatchObject({ intent: { amount: '200' }, key: 'key-2' });
  await answer('send', 'CK1');
  expect(await screen.findByRole('dialog', { name: '充值信息' })).toBeTruthy();
});
