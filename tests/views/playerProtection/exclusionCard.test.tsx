import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { CALL, kept, openKept } from '#tests/steps/protection.steps.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

const RESTING = { break_until: '2026-11-27 12:00:00' };
/** The focused paragraph. */
const words = () => document.activeElement?.closest('p')?.textContent ?? '';

/** The page of a member who confirms a break; it is sent, and not answered yet. */
async function confirmBreak() {
  const driver = await openKept(renderDriver);
  onTestFinished(driver.close);
  await driver.press('button', '开始休息');
  await driver.press('button', '开始休息');
  return driver;
}

test('whoever begins a break lands at the card that says until when', async () => {
  const driver = await confirmBreak();
  await driver.calls.answer(CALL, kept(RESTING));
  await expect
    .poll(words)
    .toBe('您正在休息，游戏和充值将于 2026-11-27 12:00:00（北京时间）恢复，提现不受影响');
});

test('whoever extends it lands there again', async () => {
  const driver = await confirmBreak();
  await driver.calls.answer(CALL, kept(RESTING));
  await expect.poll(words).toContain('2026-11-27');
  await driver.press('button', '开始休息');
  await driver.press('button', '开始休息');
  await driver.calls.answer(CALL, kept({ break_until: '2026-12-20 12:00:00' }));
  await expect.poll(words).toContain('2026-12-20');
});

test('a break that the server refuses leads nowhere', async () => {
  const driver = await confirmBreak();
  await driver.calls.answer(CALL, { code: 400, message: '不能缩短' });
  await driver.calls.answer(CALL, kept(RESTING));
  expect(screen.getByText(/您正在休息/)).toBeTruthy();
  // the focus is on why it was refused, not on the card
  expect(words()).toBe('不能缩短');
});
