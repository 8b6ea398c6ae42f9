import type { ActorRefFrom, EventObject, NonReducibleUnknown } from 'xstate';
import {
  createLotteryBalanceMachine,
  type LotteryBalanceMachine,
} from '#machines/lottery/lotteryBalance.machine.ts';
import type { LotteryLaunchInput } from '#machines/lottery/lotteryEntry.ts';
import { lotteryLaunchMachine } from '#machines/lottery/lotteryLaunch.machine.ts';
import {
  createLotteryTransfer,
  type LotteryReceipt,
  type LotteryTransfer,
} from '#machines/lottery/lotteryTransfer.ts';
import type { SubmissionRequest } from '#machines/submission/submission.machine.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { openStage } from '#tests/support/stage.ts';

/** Where the lottery of the tests is, and its page. */
export const LOTTERY_ADDRESS = 'https://lottery.example/play';
export const LOTTERY_PATH = '/LotteryGamePage?gamecode=jsks';
/** All of 88.10 moved out. */
export const LOTTERY_RECEIPT: LotteryReceipt = {
  beforeBalance: '88.10',
  afterBalance: '0.00',
  amount: '88.10',
};

/** The balance's machine at its place, whose calls wait for the script. */
export function boundLotteryBalance(calls: CallScript, place: 'game' | 'member') {
  return createLotteryBalanceMachine(place).provide({
    actors: {
      fetchLotteryBalance: calls.promise<string>(),
      submission: createLotteryTransfer(place).provide({
        actors: { send: calls.promise<LotteryReceipt, SubmissionRequest<LotteryTransfer>>() },
      }),
    },
  });
}

/** The lottery's page with its real children, whose calls wait for the script. */
export function boundLottery(calls: CallScript) {
  return lotteryLaunchMachine.provide({
    actors: {
      watchLotteryToken: calls.callback<EventObject, NonReducibleUnknown>(),
      fetchLotteryAddress: calls.promise<string, { gamecode: string }>(),
      notePlayed: calls.promise<void, { gamecode: string }>(),
      lotteryBalance: boundLotteryBalance(calls, 'game'),
    },
  });
}

/** The lottery's page on a stage, opened by a member with a token unless `changes` says otherwise. */
export function openLottery(changes: Partial<LotteryLaunchInput> = {}, logic = boundLottery) {
  const calls = new CallScript();
  let keys = 0;
  const stage = openStage({
    machine: logic(calls),
    input: {
      id: LOTTERY_PATH,
      gamecode: 'jsks',
      member: true,
      path: LOTTERY_PATH,
      place: { own: 'https://play.example', native: false },
      hasToken: () => true,
      newKey: () => `key ${(keys += 1)}`,
      ...changes,
    },
    calls,
  });
  const balance = () => {
    const { lotteryBalance } = stage.subject.getSnapshot().children as {
      lotteryBalance?: ActorRefFrom<LotteryBalanceMachine>;
    };
    if (lotteryBalance === undefined) throw new Error('There is no game to have a balance');
    return lotteryBalance;
  };
  return { ...stage, snapshot: () => stage.subject.getSnapshot(), balance };
}
