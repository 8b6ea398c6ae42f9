import { describe, expect, test } from 'vitest';
import { lotteryTokenPollingMachine } from '#machines/lottery/lotteryTokenPolling.machine.ts';
import { openEntry } from '#tests/machines/game/entry.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { aMember } from '#tests/support/samples.ts';
import { createHarness } from '#tests/support/harness.ts';

const WITHOUT = aMember({ hasLotteryToken: false });
const FAILED = '无法获取 lottery_token，请稍后重试！';

function bound(calls: CallScript) {
  return calls.bind(lotteryTokenPollingMachine);
}

function openPolling() {
  const calls = new CallScript();
  const harness = createHarness({ machine: bound(calls), calls });
  return { ...harness, tries: () => calls.count('fetchLotteryToken') };
}

/** Lets attempts fail, every second one by a network error. */
async function tryInVain(polling: ReturnType<typeof openPolling>, count: number) {
  for (let done = 0; done < count; done += 1) {
    if (polling.calls.waiting('fetchLotteryToken').length === 0) await polling.pass(5000);
    await (done % 2 === 0
      ? polling.calls.answer('fetchLotteryToken', WITHOUT)
      : polling.calls.fail('fetchLotteryToken', { kind: 'offline' }));
  }
}

describe('the tries for a lottery token (D13)', () => {
  test('come 5000 ms after the answer before, not after 4999', async () => {
    const polling = openPolling();
    expect(polling.tries()).toBe(1);
    await polling.calls.answer('fetchLotteryToken', WITHOUT);
    await polling.pass(4999);
    expect(polling.tries()).toBe(1);
    await polling.pass(1);
    expect(polling.tries()).toBe(2);
  });

  test('the 20th may still bring it', async () => {
    const polling = openPolling();
    await tryInVain(polling, 19);
    await polling.pass(5000);
    expect(polling.tries()).toBe(20);
    await polling.calls.answer('fetchLotteryToken', aMember());
    expect(polling.sentToParent[0]).toEqual({ type: 'profile.changed', user: aMember() });
    expect(polling.toasts()).toEqual([]);
  });

  test('after the 20th it is reported once, and there is no 21st', async () => {
    const polling = openPolling();
    await tryInVain(polling, 19);
    expect(polling.toasts()).toEqual([]);
    await tryInVain(polling, 1);
    expect(polling.toasts()).toEqual([FAILED]);
    await polling.pass(600_000);
    expect(polling.tries()).toBe(20);
    expect(polling.toasts()).toHaveLength(1);
    expect(polling.sentToParent.filter(({ type }) => type === 'profile.changed')).toEqual([]);
  });
});

describe('a member without a lottery token (D13)', () => {
  async function openMember(user = WITHOUT) {
    const calls = new CallScript();
    const entry = openEntry({ user, calls });
    await calls.answer('fetchUser', user);
    return { ...entry, tries: () => calls.count('fetchLotteryToken') };
  }

  test('requests it 5000 ms later, not after 4999', async () => {
    const member = await openMember();
    await member.pass(4999);
    expect(member.tries()).toBe(0);
    await member.pass(1);
    expect(member.tries()).toBe(1);
  });

  test('may enter the lottery as soon as it is there', async () => {
    const member = await openMember();
    await member.send({ type: 'lottery.enter', gamecode: 'ssc' });
    expect(member.toasts()).toEqual(['彩票服务正在初始化，请稍后重试']);
    expect(member.went()).toEqual([]);
    await member.pass(5000);
    await member.calls.answer('fetchLotteryToken', aMember());
    await member.send({ type: 'lottery.enter', gamecode: 'ssc' });
    expect(member.went()).toEqual(['/LotteryGamePage?gamecode=ssc']);
    await member.pass(60_000);
    expect(member.tries()).toBe(1);
  });

  test('with a token nothing is requested', async () => {
    const member = await openMember(aMember());
    await member.pass(60_000);
    expect(member.tries()).toBe(0);
  });
});
