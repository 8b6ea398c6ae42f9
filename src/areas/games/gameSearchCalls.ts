import * as api from '#api/games.ts';
import { client } from '#calls/client.ts';
import { boundCall } from '#calls/boundCall.ts';
import { toLottery, toTile } from '#calls/catalogue.ts';
import { providerGames, recommendedGames } from './gameLists.ts';
import type { Game, LotteryGame } from '#machines/kit/games/catalogue.ts';
import { GAMES_TABS } from '#machines/games/games.machine.ts';
import { gameSearchMachine } from '#machines/games/gameSearch.machine.ts';
import type { Findable } from '#machines/games/gameSearch.ts';

const CATEGORIES = ['hot', 'realbet', 'sport', 'gaming', 'joker'] as const;

function findable(tile: Game | LotteryGame): Findable {
  return 'platform' in tile ? { kind: 'game', game: tile } : { kind: 'lottery', game: tile };
}

/** Fetches every list. If some fail, the others stay searchable; if all fail, the search fails. */
async function fetchAllGames(signal: AbortSignal): Promise<Findable[]> {
  const lists = [
    ...GAMES_TABS.map((tab) =>
      tab === 'recommended' ? recommendedGames(signal) : providerGames(tab, signal),
    ),
    ...CATEGORIES.map(async (category) => {
      const items = await api.fetchGames(client, category, signal);
      return items.map((item) => toTile(item, category));
    }),
    api.fetchLotteries(client, signal).then((items) => items.map(toLottery)),
  ];
  const answers = await Promise.allSettled<(Game | LotteryGame)[]>(lists);
  const [first] = answers;
  if (first?.status === 'rejected' && answers.every(({ status }) => status === 'rejected'))
    throw first.reason;
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.map(findable) : []));
}

/** The search across all games with its call. */
export const gameSearch = gameSearchMachine.provide({
  actors: { fetchAllGames: boundCall((_: void, signal) => fetchAllGames(signal)) },
});
