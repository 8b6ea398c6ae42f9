import { describe, expect, test } from 'vitest';
import { boundSession } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { aMember } from '#tests/support/samples.ts';
import { createHarness } from '#tests/support/harness.ts';

const WITHOUT = aMember({ hasLotteryToken: false });
const GIVEN_UP = '无法获取 lottery_token，请稍后重试！';

async function openSession() {
  const calls = new CallScript();
  const machine = boundSession(calls);
  const harness = createHarness({ machine, calls, input: { user: null, hasToken: true } });
  await calls.answer('fetchUser', WITHOUT);
  return harness;
}

describe('the lottery token’s clock (D13)', () => {
  test('asks 5 s after the login and not a moment before', async () => {
    const { pass, calls } = await openSession();
    await pass(4999);
    expect(calls.count('fetchLotteryToken')).toBe(0);
    await pass(1);
    expect(calls.count('fetchLotteryToken')).toBe(1);
  });

  test('counts each further 5 s from the end of the answer', async () => {
    const { pass, calls } = await openSession();
    await pass(5000);
    await pass(700);
    await calls.answer('fetchLotteryToken', WITHOUT);
    await pass(4999);
    expect(calls.count('fetchLotteryToken')).toBe(1);
    await pass(1);
    expect(calls.count('fetchLotteryToken')).toBe(2);
  });

  test('gives up after the 20th try, not the 19th, says so once, and sends no 21st request', async () => {
    const { pass, calls, toasts } = await openSession();
    for (let attempt = 1; attempt <= 19; attempt += 1) {
      await pass(5000);
      expect(calls.count('fetchLotteryToken')).toBe(attempt);
      await calls.answer('fetchLotteryToken', WITHOUT);
    }
    expect(toasts()).toEqual([]);
    await pass(5000);
    expect(calls.count('fetchLotteryToken')).toBe(20);
    expect(toasts()).toEqual([]);
    await calls.answer('fetchLotteryToken', WITHOUT);
    expect(toasts()).toEqual([GIVEN_UP]);
    await pass(600_000);
    expect(calls.count('fetchLotteryToken')).toBe(20);
    expect(toasts()).toEqual([GIVEN_UP]);
  });

  test('counts failed tries among the 20', async () => {
    const { pass, calls, toasts } = await openSession();
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      await pass(5000);
      await calls.fail('fetchLotteryToken', { kind: 'timeout' });
    }
    expect(toasts()).toEqual([GIVEN_UP]);
  });

  test('takes a token of the very last try', async () => {
    const { pass, calls, toasts, subject } = await openSession();
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      await pass(5000);
      await calls.answer('fetchLotteryToken', attempt === 20 ? aMember() : WITHOUT);
    }
    expect(toasts()).toEqual([]);
    expect(subject.getSnapshot().context.user?.hasLotteryToken).toBe(true);
  });

  test('no token is requested for a member who has one', async () => {
    const { pass, calls, send } = await openSession();
    await send({ type: 'profile.changed', user: aMember() });
    await pass(600_000);
    expect(calls.count('fetchLotteryToken')).toBe(0);
  });

  test('stops with the login: the try on its way is cancelled', async () => {
    const { pass, calls, send, toasts } = await openSession();
    await pass(5000);
    await send({ type: 'call.expired' });
    expect(calls.latest('fetchLotteryToken').signal.aborted).toBe(true);
    await pass(600_000);
    expect(calls.count('fetchLotteryToken')).toBe(1);
    expect(toasts()).toEqual([]);
  });
});
