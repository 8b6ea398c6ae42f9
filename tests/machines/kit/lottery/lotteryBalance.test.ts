import { describe, expect, test } from 'vitest';
import { createLotteryBalanceMachine } from '#machines/kit/lottery/lotteryBalance.machine.ts';
import type { LotteryReceipt } from '#machines/kit/lottery/lotteryTransfer.ts';
import { describeTakeUp } from '#tests/machines/kit/submission/takeUp.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { LOTTERY_RECEIPT, tokenGiven, tokenIs } from '#tests/machines/lottery/lotteries.ts';
import { anEntry } from '#tests/support/outboxEntries.ts';
import { aMember } from '#tests/support/samples.ts';
import { createHarness } from '#tests/support/harness.ts';

function openBalance(hasToken = true, page: 'game' | 'member' = 'member') {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(createLotteryBalanceMachine(page)),
    calls,
    member: aMember({ hasLotteryToken: hasToken }),
  });
  return {
    ...harness,
    snapshot: () => harness.subject.getSnapshot(),
    async pressWith(balance: string) {
      await harness.send({ type: 'transfer' });
      await calls.answer('recount', balance);
    },
    receipt: (changes: Partial<LotteryReceipt>) =>
      calls.answer('send', { beforeBalance: null, afterBalance: null, amount: null, ...changes }),
  };
}

describe('the lottery’s balance', () => {
  test('is not requested by itself where it is not shown', () => {
    const world = openBalance();
    expect(world.calls.made).toEqual([]);
    expect(world.snapshot()).toMatchObject({ value: { idle: 'unasked' }, context: { balance: null } });
    world.stop();
  });

  test('is requested beside the game as soon as there is a token', async () => {
    const world = openBalance(false, 'game');
    expect(world.calls.made).toEqual([]);
    await world.send(tokenIs('awaited'));
    expect(world.calls.made).toEqual([]);
    await world.send(tokenIs('given'));
    expect(world.calls.waiting('fetchLotteryBalance')).toHaveLength(1);
    world.stop();
  });

  test('is unknown without a token, and no request is sent', async () => {
    const world = openBalance(false);
    await world.send({ type: 'refresh' });
    expect(world.snapshot().value).toEqual({ idle: 'unknown' });
    await world.send({ type: 'transfer' });
    expect(world.sent.toasts).toEqual([{ type: 'toast.show', text: '用户未登录或缺少 token' }]);
    expect(world.calls.made).toEqual([]);
    world.stop();
  });
});

describe('a lottery’s balance that does not come', () => {
  test.each([
    [
      'with the server’s words',
      { kind: 'rejected', code: 500, message: '彩票维护中' } as const,
      '彩票维护中',
    ],
    ['without words', { kind: 'timeout' } as const, '获取彩票余额失败'],
  ])('is said in its place, %s (D59)', async (_, error, text) => {
    const world = openBalance(true, 'game');
    await world.send(tokenIs('given'));
    await world.calls.fail('fetchLotteryBalance', error);
    expect(world.snapshot()).toMatchObject({ value: { idle: 'unknown' }, context: { failure: text } });
    world.stop();
  });

  test('or cannot be read is neither too low nor sent (D65)', async () => {
    const world = openBalance();
    await world.send({ type: 'transfer' });
    await world.calls.answer('recount', null);
    expect(world.sent.toasts).toEqual([{ type: 'toast.show', text: '获取彩票余额失败，请稍后重试' }]);
    expect(world.snapshot().value).toEqual({ idle: 'known' });
    world.stop();
  });
});

describe('a transfer out of the lottery', () => {
  test('is not sent once the token is gone', async () => {
    const world = openBalance();
    await world.send(tokenIs('missing'));
    await world.send({ type: 'transfer' });
    expect(world.toasts()).toEqual(['用户未登录或缺少 token']);
    expect(world.calls.made).toEqual([]);
    world.stop();
  });

  test('of nothing is reported, and what was counted for it is not requested again', async () => {
    const world = openBalance(true, 'game');
    await world.calls.answer('fetchLotteryBalance', '88.10');
    await world.pressWith('0.00');
    expect(world.toasts()).toEqual(['彩票余额不足，无法下分']);
    expect(world.snapshot()).toMatchObject({ value: { idle: 'known' }, context: { balance: '0.00' } });
    expect(world.calls.waiting('fetchLotteryBalance')).toEqual([]);
    world.stop();
  });

  test('is busy until it has had its last word', async () => {
    const world = openBalance();
    await world.pressWith('88.10');
    expect(world.snapshot().hasTag('busy')).toBe(true);
    await world.receipt({});
    expect(world.snapshot().hasTag('busy')).toBe(false);
    expect(world.snapshot().children.submission).toBeUndefined();
    // no request was sent afterwards
    expect(world.snapshot().value).toEqual({ idle: 'unasked' });
    expect(world.sentToParent).toEqual([
      { type: 'recovery.ended', part: 'lottery' },
      { type: 'money.recovered' },
      { type: 'recovery.ended', part: 'lottery' },
    ]);
    world.stop();
  });

  test.each<[string, Partial<LotteryReceipt>, string, string]>([
    ['says both', { amount: '80.00', afterBalance: '8.10' }, '下分成功！金额：80.00', '8.10'],
    ['says nothing', {}, '下分成功！金额：88.10', '88.10'],
  ])('whose receipt %s: amount in the toast, balance shown', async (_, receipt, text, balance) => {
    const world = openBalance();
    await world.pressWith('88.10');
    await world.receipt(receipt);
    expect(world.toasts()).toEqual([text]);
    expect(world.snapshot().context.balance).toBe(balance);
    world.stop();
  });

  test.each([
    ['the balance is not to be had', '获取彩票余额失败，请稍后重试'],
    ['the transfer is refused without words', '下分请求失败，请稍后重试'],
    ['the transfer is not answered', '下分请求失败，请稍后重试'],
  ])('in the member area, when %s: %s (D44)', async (what, text) => {
    const world = openBalance();
    if (what.startsWith('the balance')) {
      await world.send({ type: 'transfer' });
      await world.calls.fail('recount', { kind: 'rejected', code: 400, message: '' });
    } else {
      await world.pressWith('88.10');
      await world.calls.fail(
        'send',
        what.endsWith('answered') ? { kind: 'timeout' } : { kind: 'rejected', code: 400, message: '' },
      );
    }
    expect(world.sent.toasts).toEqual([{ type: 'toast.show', text }]);
    world.stop();
  });
});

describeTakeUp('a transfer out of the lottery', {
  machine: (calls) =>
    calls.bind(createLotteryBalanceMachine('member').provide({ actors: { watchFacts: tokenGiven } })),
  kind: 'transferOut',
  intent: { amount: '88.10' },
  foreign: { amount: 88.1 },
  shows: { value: { transferring: 'unsettled' } },
  retry: (world) => world.send({ type: 'transfer' }),
  async submit(world) {
    await world.send({ type: 'transfer' });
    await world.calls.answer('recount', '20.00');
  },
  receipt: LOTTERY_RECEIPT,
});

describe('a transfer out of the lottery that is taken up', () => {
  const takeUp = (page: 'game' | 'member') => {
    const calls = new CallScript();
    const machine = createLotteryBalanceMachine(page).provide({ actors: { watchFacts: tokenGiven } });
    return createHarness({
      machine: calls.bind(machine),
      calls,
      entries: [anEntry('transferOut', { amount: '88.10' })],
    });
  };

  test('says the amount that was sent where its receipt says none', async () => {
    const world = takeUp('member');
    await world.send({ type: 'transfer' });
    await world.calls.answer('send', { ...LOTTERY_RECEIPT, amount: null, afterBalance: null });
    expect(world.toasts()).toEqual(['下分成功！金额：88.10']);
    world.stop();
  });

  test('beside the game has the balance fetched once it is over', async () => {
    const world = takeUp('game');
    expect(world.calls.count('fetchLotteryBalance')).toBe(0);
    await world.send({ type: 'transfer' });
    await world.calls.answer('send', LOTTERY_RECEIPT);
    expect(world.calls.waiting('fetchLotteryBalance')).toHaveLength(1);
    world.stop();
  });
});
