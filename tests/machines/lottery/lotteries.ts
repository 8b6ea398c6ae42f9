import { fromCallback, type ActorRefFrom, type EventObject } from 'xstate';
import { createLotteryBalanceMachine } from '#machines/kit/lottery/lotteryBalance.machine.ts';
import type { LotteryLaunchInput } from '#machines/kit/games/lotteryEntry.ts';
import { lotteryLaunchMachine } from '#machines/lottery/lotteryLaunch.machine.ts';
import { createLotteryTransfer, type LotteryReceipt } from '#machines/kit/lottery/lotteryTransfer.ts';
import type { Facts, FactsEvent } from '#machines/app/session/facts.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { openHostedPage } from '#tests/machines/app/hostedPage.ts';

/** The address of the lottery in tests, and the location of its page. */
export const LOTTERY_ADDRESS = 'https://lottery.example/play';
export const LOTTERY_PATH = '/LotteryGamePage?gamecode=jsks';
/** The receipt of a transfer of all 88.10. */
export const LOTTERY_RECEIPT: LotteryReceipt = {
  beforeBalance: '88.10',
  afterBalance: '0.00',
  amount: '88.10',
};

type FactsInput = { names: readonly (keyof Facts)[] };

/** The event with the state of the lottery token. */
export const tokenIs = (lotteryToken: Facts['lotteryToken']): FactsEvent<'lotteryToken'> => ({
  type: 'facts.changed',
  facts: { lotteryToken },
});

/** Replaces `watchFacts` with an actor that reports a token from the start. */
export const tokenGiven = fromCallback<EventObject, FactsInput>(({ sendBack }) => sendBack(tokenIs('given')));

/** The input of the lottery's page for a member. */
export const LOTTERY_INPUT: LotteryLaunchInput = {
  gamecode: 'jsks',
  member: true,
  path: LOTTERY_PATH,
  client: { origin: 'https://play.example', native: false },
};

/**
 * The lottery's page in its host, opened by a member unless `changes` say otherwise: the script provides the page's
 * facts, and the balance beside the game already has a token. `fault` replaces the action that reports a success.
 */
export function openLottery(changes: Partial<LotteryLaunchInput> = {}, fault?: { notifyDone: () => void }) {
  const calls = new CallScript();
  const lotteryBalance = createLotteryBalanceMachine('game').provide({
    actors: {
      watchFacts: tokenGiven,
      submission: createLotteryTransfer('game').provide({ actions: { ...fault } }),
    },
  });
  const machine = calls.bind(
    lotteryLaunchMachine.provide({ actors: { watchFacts: calls.callback(), lotteryBalance } }),
  );
  const hosted = openHostedPage(machine, calls, { ...LOTTERY_INPUT, ...changes });
  const page = () => hosted.page() as ActorRefFrom<typeof lotteryLaunchMachine>;
  return {
    ...hosted,
    page,
    snapshot: () => page().getSnapshot(),
    balance() {
      const { lotteryBalance: balance } = page().getSnapshot().children;
      if (balance === undefined) throw new Error('There is no game to have a balance');
      return balance;
    },
    /** provides the token and the game's address */
    async play() {
      await calls.tell('watchFacts', tokenIs('given'));
      await calls.answer('fetchLotteryAddress', LOTTERY_ADDRESS);
    },
    /** leaves the page, with the member still logged in */
    leave: () => hosted.send({ type: 'page.left' }),
  };
}
