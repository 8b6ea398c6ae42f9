import * as api from '#api/lottery.ts';
import { createLotteryBalanceMachine } from '#machines/kit/lottery/lotteryBalance.machine.ts';
import { createLotteryTransfer } from '#machines/kit/lottery/lotteryTransfer.ts';
import { boundCall } from './boundCall.ts';
import { boundSubmission } from './boundSubmission.ts';
import { client } from './client.ts';
import { lotteryToken } from './lotteryToken.ts';

/** The lottery's balance and its transfer out with their calls, with the texts of a page (D44). */
export function lotteryBalanceAt(place: 'game' | 'member') {
  return createLotteryBalanceMachine(place).provide({
    actors: {
      fetchLotteryBalance: boundCall((_: void, signal) =>
        api.fetchLotteryBalance(client, lotteryToken.current, signal),
      ),
      submission: boundSubmission(createLotteryTransfer(place), ({ intent, key }, signal) =>
        api.transferOut(
          client,
          { amount: intent.amount, token: lotteryToken.current, idempotencyKey: key },
          signal,
        ),
      ),
    },
  });
}
