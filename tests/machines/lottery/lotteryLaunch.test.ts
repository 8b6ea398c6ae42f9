import { describe, expect, test } from 'vitest';
import type { CallScript } from '#tests/support/callScript.ts';
import { boundLottery, LOTTERY_ADDRESS, LOTTERY_RECEIPT, openLottery } from '#tests/support/lotteries.ts';

async function openGame() {
  const page = openLottery();
  await page.send({ type: 'lotteryToken.given' });
  await page.calls.answer('fetchLotteryAddress', LOTTERY_ADDRESS);
  await page.calls.answer('fetchLotteryBalance', '88.10');
  page.balance().send({ type: 'transfer' });
  await page.pass(0);
  await page.calls.answer('recount', '88.10');
  return page;
}

describe('a lottery left while money moves', () => {
  test('and come back to before the end, it is not closed by that end', async () => {
    const page = await openGame();
    await page.send({ type: 'page.hidden' });
    await page.send({ type: 'page.shown' });
    await page.calls.answer('send', LOTTERY_RECEIPT);
    expect(page.heardByParent).toEqual([]);
    expect(page.snapshot().value).toEqual({ playing: 'watching' });
    page.stop();
  });

  test('and come back to after the end, it has its balance asked for anew', async () => {
    const page = await openGame();
    await page.send({ type: 'page.hidden' });
    await page.calls.answer('send', LOTTERY_RECEIPT);
    await page.send({ type: 'page.shown' });
    expect(page.calls.waiting('fetchLotteryBalance')).toHaveLength(1);
    page.stop();
  });
});

test('a token that cannot be watched for is a lottery without an address', async () => {
  const page = openLottery({ hasToken: () => false }, (calls) =>
    boundLottery(calls).provide({
      actors: { watchLotteryToken: calls.promise() as unknown as ReturnType<CallScript['callback']> },
    }),
  );
  await page.calls.fail('watchLotteryToken', { kind: 'malformed' });
  expect(page.snapshot().value).toBe('failed');
  expect(page.toasts()).toEqual(['获取彩票游戏地址失败']);
  page.stop();
});
