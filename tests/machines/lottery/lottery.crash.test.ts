import { expect, test } from 'vitest';
import { LOTTERY_RECEIPT, openLottery } from '#tests/machines/lottery/lotteries.ts';

const fault = new Error('a fault');

test('a token that cannot be watched for costs the lottery’s page only itself, and a retry starts a fresh one', async () => {
  const page = openLottery();
  await page.calls.crash('watchFacts', fault);
  expect(page.isCrashed()).toBe(true);
  expect(page.toasts()).toEqual([]);
  await page.retry();
  await page.play();
  expect(page.snapshot()).toMatchObject({ status: 'active', value: { playing: 'withBalance' } });
  page.stop();
});

test('a transfer that crashes is left to the outbox, and leaves the game playing and the button free', async () => {
  let faulty = true;
  const page = openLottery(
    {},
    {
      notifyDone: () => {
        if (faulty) throw fault;
      },
    },
  );
  await page.play();
  await page.calls.answer('fetchLotteryBalance', '88.10');
  page.balance().send({ type: 'transfer' });
  await page.calls.answer('recount', '88.10');
  await page.calls.answer('send', LOTTERY_RECEIPT);
  expect(page.toasts()).toEqual([]);
  expect(page.isCrashed()).toBe(false);
  expect(page.snapshot()).toMatchObject({ status: 'active', value: { playing: 'crashed' } });

  faulty = false;
  page.page().send({ type: 'balance.retried' });
  await page.calls.answer('fetchLotteryBalance', '0.00');
  expect(page.balance().getSnapshot()).toMatchObject({
    value: { idle: 'known' },
    context: { balance: '0.00' },
  });
  expect(page.balance().getSnapshot().tags.size).toBe(0);
  page.stop();
});
