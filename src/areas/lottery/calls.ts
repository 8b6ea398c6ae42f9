import { fromPromise } from 'xstate';
import { fetchLotteries } from '#api/games.ts';
import * as api from './api.ts';
import { client } from '#calls/client.ts';
import { boundCall } from '#calls/boundCall.ts';
import { boundSubmission } from '#calls/boundSubmission.ts';
import { toLottery } from '#calls/catalogue.ts';
import { exclusionCall } from '#calls/protection.ts';
import { lotteryToken } from '#calls/lotteryToken.ts';
import { noteNamed } from '#lib/namedOrigins.ts';
import { savedGame } from '#machines/games/savedGames.ts';
import { createLotteryBalanceMachine } from '#machines/lottery/lotteryBalance.machine.ts';
import { lotteryLaunchMachine } from '#machines/lottery/lotteryLaunch.machine.ts';
import { createLotteryTransfer } from '#machines/lottery/lotteryTransfer.ts';
import { factsOf } from '#machines/app/session/facts.ts';

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

/** The saved games show a lottery's name and picture, which its page does not know; they come from the list. */
const notePlayed = fromPromise<void, { gamecode: string }>(async ({ input, signal, system }) => {
  const played = (await fetchLotteries(client, signal)).find(({ gamecode }) => gamecode === input.gamecode);
  const { username } = factsOf(system);
  if (played === undefined || username === '') return;
  // the user centre also has the lottery's wallet, but needs no saved games
  const { saveAsPlayed } = await import('#areas/games/savedGamesCalls.ts');
  await saveAsPlayed(username, savedGame({ kind: 'lottery', game: toLottery(played) }));
});

/** The lottery's page with its calls. */
export const lotteryLaunch = lotteryLaunchMachine.provide({
  actors: {
    fetchLotteryAddress: boundCall(async ({ gamecode }: { gamecode: string }, signal) => {
      const body = { gameId: gamecode, token: lotteryToken.current };
      const address = await api.fetchLotteryAddress(client, body, signal);
      noteNamed(address);
      return address;
    }),
    lotteryBalance: lotteryBalanceAt('game'),
    notePlayed,
    fetchExclusion: exclusionCall,
  },
});
