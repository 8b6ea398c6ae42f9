import { describe, expect, test } from 'vitest';
import { lotteryLaunchMachine } from '#machines/lottery/lotteryLaunch.machine.ts';
import { isSubmitting } from '#machines/app/submissions/watchSubmissions.ts';
import type { Exclusion } from '#machines/kit/protection/protection.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';
import {
  LOTTERY_INPUT,
  LOTTERY_RECEIPT,
  openLottery,
  tokenGiven,
  tokenIs,
} from '#tests/machines/lottery/lotteries.ts';

async function openGame() {
  const page = openLottery();
  await page.play();
  await page.calls.answer('fetchLotteryBalance', '88.10');
  page.balance().send({ type: 'transfer' });
  await page.calls.answer('recount', '88.10');
  return page;
}

test('a lottery waits for its token, whatever other facts change meanwhile', async () => {
  const page = openLottery();
  expect(page.calls.given('watchFacts')).toEqual({ names: ['lotteryToken'] });
  for (const token of ['awaited', 'missing', 'awaited', 'missing'] as const)
    await page.calls.tell('watchFacts', tokenIs(token));
  expect(page.toasts()).toHaveLength(1);
  expect(page.calls.made).toEqual([]);
  await page.calls.tell('watchFacts', tokenIs('given'));
  expect(page.calls.waiting('fetchLotteryAddress')).toHaveLength(1);
  page.stop();
});

test('a lottery that is refused knows of the break that the member takes', async () => {
  const calls = new CallScript();
  const machine = calls.bind(lotteryLaunchMachine).provide({ actors: { watchFacts: tokenGiven } });
  const { subject, stop } = createHarness({ machine, input: LOTTERY_INPUT, calls });
  await calls.fail('fetchLotteryAddress', { kind: 'rejected', code: 403, message: '' });
  expect(subject.getSnapshot().context.exclusion).toBeNull();
  const taken: Exclusion = { kind: 'break', until: '2026-12-01 00:00:00' };
  await calls.answer('fetchExclusion', taken);
  expect(subject.getSnapshot().context.exclusion).toEqual(taken);
  expect(subject.getSnapshot().matches('failed')).toBe(true);
  stop();
});

describe('a lottery left while money moves', () => {
  test('and come back to before the end, it is not closed by that end', async () => {
    const page = await openGame();
    await page.leave();
    expect(isSubmitting(page.page())).toBe(true);
    await page.retry();
    await page.calls.answer('send', LOTTERY_RECEIPT);
    expect(page.sentToParent).toEqual([]);
    expect(page.snapshot().value).toEqual({ playing: 'withBalance' });
    expect(page.calls.waiting('fetchLotteryBalance')).toHaveLength(1);
    page.stop();
  });

  test('and come back to after the end, it requests its balance again', async () => {
    const left = await openGame();
    await left.leave();
    await left.calls.answer('send', LOTTERY_RECEIPT);
    expect(left.sentToParent[0]).toEqual({ type: 'page.closed', id: 'page' });
    expect(left.calls.waiting('fetchLotteryBalance')).toEqual([]);
    left.stop();
    // the root opens a closed page again in a new host
    const page = openLottery();
    await page.play();
    expect(page.calls.waiting('fetchLotteryBalance')).toHaveLength(1);
    page.stop();
  });
});
