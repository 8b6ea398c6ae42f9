import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { expectConsole } from '#tests/support/consoleGuard.ts';
import { expectHeld } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { breakActor } from '#tests/views/app/shell/crashes.ts';
import { CLAIM, openAssets, rebate, TRANSFER_SWITCH } from './openAssets.ts';

let app: RenderedDriver;
beforeEach(async () => {
  expectConsole(/a fault/);
  app = renderDriver();
  await openAssets(app, '5', rebate('12.00', '38.49'));
});
afterEach(() => app.close());

/** Makes this part of the page crash. */
function crash(part: 'transfer' | 'transferSwitch' | 'rebate') {
  const page = app.root().getSnapshot().context.pages['/assets']?.getSnapshot().children.page;
  return breakActor((page as AnyActorRef).getSnapshot().children[part] as AnyActorRef);
}

test('a transfer that crashes closes its dialog and has a retry in its place', async () => {
  await app.press('button', '额度转换');
  await app.type('金额', '5');
  await crash('transfer');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('额度转换出错了')).toBeTruthy();
  expect(screen.getByRole('switch', { name: '自动转账' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '领取返水' })).toBeTruthy();

  await app.press('button', '重试额度转换');
  await app.press('button', '额度转换');
  await app.sees('dialog', '额度转换');
  await expectHeld(app, '金额', '');
});

test('the switch that crashes has a retry in its place', async () => {
  await app.press('switch', '自动转账');
  await crash('transferSwitch');
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByRole('button', { name: '额度转换' })).toBeTruthy();

  await app.press('button', '重试自动转账');
  await app.press('switch', '自动转账');
  expect(app.calls.made(TRANSFER_SWITCH)).toEqual([{ transferstatus: 1 }, { transferstatus: 1 }]);
});

test('a claim of the rebate that crashes has a retry in its place, below its figures', async () => {
  await crash('rebate');
  expect(screen.getByText('¥38.49')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '领取返水' })).toBeNull();

  await app.press('button', '重试返水领取');
  await app.press('button', '领取返水');
  expect(app.calls.made(CLAIM)).toHaveLength(1);
});
