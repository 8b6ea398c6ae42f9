import { fromPromise } from 'xstate';
import { fetchLotteries } from '#api/games.ts';
import * as api from '#api/lottery.ts';
import { client } from '#calls/client.ts';
import { boundCall } from '#calls/boundCall.ts';
import { lotteryBalanceAt } from '#calls/lotteryBalance.ts';
import { toLottery } from '#calls/catalogue.ts';
import { limitedCall } from '#calls/limitedCall.ts';
import { exclusionCall } from '#calls/protection.ts';
import { lotteryToken } from '#calls/lotteryToken.ts';
import { noteNamed } from '#lib/namedOrigins.ts';
import { lotteryLaunchMachine } from '#machines/lottery/lotteryLaunch.machine.ts';
import { factsOf } from '#machines/app/session/facts.ts';

/** The page and the saved games show a lottery's name, and its picture; they come from the list. */
const notePlayed = limitedCall(
  fromPromise<string, { gamecode: string }>(async ({ input, signal, system }) => {
    const played = (await fetchLotteries(client, signal)).find(({ gamecode }) => gamecode === input.gamecode);
    const { username } = factsOf(system);
    if (played === undefined) return '';
    const lottery = toLottery(played);
    if (username === '') return lottery.name;
    // the user centre also has the lottery's wallet, but needs no saved games
    const { saveLotteryAsPlayed } = await import('#calls/savedGames.ts');
    await saveLotteryAsPlayed(username, lottery);
    return lottery.name;
  }),
);

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
