import { describe, expect, test } from 'vitest';
import type { createLotteryTransfer, LotteryReceipt } from '#machines/lottery/lotteryTransfer.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { boundLotteryBalance } from '#tests/support/lotteries.ts';
import { openStage } from '#tests/support/stage.ts';

function openBalance(hasToken = true) {
  const calls = new CallScript();
  const stage = openStage({
    machine: boundLotteryBalance(calls, 'member'),
    input: { hasToken: () => hasToken, newKey: () => 'key' },
    calls,
  });
  return {
    ...stage,
    snapshot: () => stage.subject.getSnapshot(),
    async pressWith(balance: string) {
      await stage.send({ type: 'transfer' });
      await calls.answer('recount', balance);
    },
    receipt: (changes: Partial<LotteryReceipt>) =>
      calls.answer('send', { beforeBalance: '', afterBalance: '', amount: '', ...changes }),
  };
}

describe('the lottery’s balance', () => {
  test('is not asked for by itself', () => {
    const world = openBalance();
    expect(world.calls.made).toEqual([]);
    expect(world.snapshot()).toMatchObject({ value: { resting: 'unasked' }, context: { balance: null } });
    world.stop();
  });

  test('is unknown without a token, and the server is not asked', async () => {
    const world = openBalance(false);
    await world.send({ type: 'refresh' });
    expect(world.snapshot().value).toEqual({ resting: 'unknown' });
    await world.send({ type: 'transfer' });
    expect(world.told.toasts).toEqual([
      { type: 'toast.show', text: '用户未登录或缺少 token', place: 'member' },
    ]);
    expect(world.calls.made).toEqual([]);
    world.stop();
  });
});

describe('a transfer out of the lottery', () => {
  test('tells the flow around when it begins and when it has had its last word', async () => {
    const world = openBalance();
    await world.pressWith('88.10');
    expect(world.heardByParent).toEqual([{ type: 'lotteryTransfer.started' }]);
    await world.receipt({});
    expect(world.heardByParent.at(-1)).toEqual({ type: 'lotteryTransfer.ended' });
    expect(world.snapshot().value).toEqual({ resting: 'known' });
    world.stop();
  });

  test.each<[string, Partial<LotteryReceipt>, string, string]>([
    ['says both', { amount: '80.00', afterBalance: '8.10' }, '下分成功！金额：80.00', '8.10'],
    ['says nothing', {}, '下分成功！金额：88.10', '88.10'],
  ])('whose receipt %s: amount told, balance shown', async (_, receipt, text, balance) => {
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
    expect(world.told.toasts).toEqual([{ type: 'toast.show', text, place: 'member' }]);
    world.stop();
  });

  test('that breaks down leaves the balance unknown and the button free', async () => {
    const calls = new CallScript();
    const stage = openStage({
      machine: boundLotteryBalance(calls, 'game').provide({
        actors: { submission: calls.promise() as unknown as ReturnType<typeof createLotteryTransfer> },
      }),
      input: { hasToken: () => true, newKey: () => 'key' },
      calls,
    });
    await stage.send({ type: 'transfer' });
    await calls.answer('recount', '88.10');
    await calls.fail('submission', { kind: 'malformed' });
    expect(stage.subject.getSnapshot().value).toEqual({ resting: 'unknown' });
    expect(stage.subject.getSnapshot().tags.size).toBe(0);
    stage.stop();
  });
});
