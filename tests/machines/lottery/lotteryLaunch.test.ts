import { expect, test } from 'vitest';
import { lotteryLaunchMachine } from '#machines/lottery/lotteryLaunch.machine.ts';
import { createLotteryBalanceMachine } from '#machines/kit/lottery/lotteryBalance.machine.ts';
import type { Exclusion } from '#machines/kit/protection/protection.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { anEntry } from '#tests/support/outboxEntries.ts';
import { createHarness } from '#tests/support/harness.ts';
import {
  LOTTERY_ADDRESS,
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

test('a lottery that is left while money moves is closed, and fetches nothing more', async () => {
  const page = await openGame();
  await page.leave();
  expect(page.sentToParent[0]).toEqual({ type: 'page.closed', id: 'page' });
  page.calls.latest('send').resolve(LOTTERY_RECEIPT);
  await page.pass(0);
  expect(page.calls.waiting('fetchLotteryBalance')).toEqual([]);
  page.stop();
});

test('a lottery that is opened again waits for the transfer that goes on, and then requests its balance', async () => {
  const calls = new CallScript();
  const lotteryBalance = createLotteryBalanceMachine('game').provide({ actors: { watchFacts: tokenGiven } });
  const machine = lotteryLaunchMachine.provide({ actors: { watchFacts: tokenGiven, lotteryBalance } });
  const harness = createHarness({
    machine: calls.bind(machine),
    input: LOTTERY_INPUT,
    calls,
    entries: [anEntry('transferOut', { amount: '88.10' }, 'sending')],
  });
  await calls.answer('fetchLotteryAddress', LOTTERY_ADDRESS);
  expect(calls.count('fetchLotteryBalance')).toBe(0);
  await calls.answer('send', LOTTERY_RECEIPT);
  expect(harness.toasts()).toEqual(['下分成功！金额：88.10']);
  expect(calls.waiting('fetchLotteryBalance')).toHaveLength(1);
  harness.stop();
});
