// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rebateMachine } from '#machines/assets/rebate.machine.ts';
import { transferMachine } from '#machines/transfer/transfer.machine.ts';
import { transferSwitchMachine } from '#machines/transfer/transferSwitch.machine.ts';
import { onePage, openAssets, type AssetsParts } from './openAssets.ts';

/** The rebate tab, with an actor that crashes. */
function openWith(parts: AssetsParts) {
  const rebates = { ...onePage(), extra: { claimed: '12.00', pending: '38.49' } };
  return openAssets('5', rebates, parts);
}

function failOnce<Result>(then: Result): () => Result {
  let failed = false;
  return () => {
    if (failed) return then;
    failed = true;
    throw new Error('crashed on purpose');
  };
}

test('a transfer that crashes closes its dialog and has a retry in its place', async () => {
  const { user } = await openWith({
    transfer: transferMachine.provide({ guards: { isValid: failOnce(true) } }),
  });
  await user.click(screen.getByRole('button', { name: '额度转换' }));
  await screen.findByRole('dialog', { name: '额度转换' });
  await user.click(screen.getByRole('button', { name: '确认转账' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('额度转换出错了')).toBeTruthy();
  expect(screen.getByRole('switch', { name: '自动转账' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '领取返水' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: '重试额度转换' }));
  await user.click(screen.getByRole('button', { name: '额度转换' }));
  const dialog = within(await screen.findByRole('dialog', { name: '额度转换' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: '金额' }).value).toBe('');
});

test('the switch that crashes has a retry in its place', async () => {
  const { user, answer, toasts, calls } = await openWith({
    transferSwitch: transferSwitchMachine.provide({ actions: { tellSession: failOnce(undefined) } }),
  });
  await user.click(screen.getByRole('switch', { name: '自动转账' }));
  await answer('send');
  expect(toasts.at(-1)).toBe('结果未知，请到资金明细核对后再操作');
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByRole('button', { name: '额度转换' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: '重试自动转账' }));
  await user.click(screen.getByRole('switch', { name: '自动转账' }));
  expect(calls.only('send').input).toMatchObject({ intent: { status: 1 }, key: 'key-2' });
});

test('a claim of the rebate that crashes has a retry in its place, below its figures', async () => {
  const { user, calls } = await openWith({
    rebate: rebateMachine.provide({ guards: { isPositive: failOnce(true) } }),
  });
  await user.click(screen.getByRole('button', { name: '领取返水' }));
  expect(screen.getByText('¥38.49')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '领取返水' })).toBeNull();

  await user.click(screen.getByRole('button', { name: '重试返水领取' }));
  await user.click(screen.getByRole('button', { name: '领取返水' }));
  expect(calls.count('send')).toBe(1);
});
