import { object } from 'valibot';
import type { Client } from '#api/client.ts';
import type { QueryOf } from '#api/contract/contract.ts';
import { hiddenKey, shownGamesOf } from '#api/shownGames.ts';

const gameList = shownGamesOf(
  ['id', 'name', 'title', 'platform_name', 'game_code', 'gamecode', 'category', 'category_id', 'pic'],
  // a tile with a gamecode, or of the category lottery, is a lottery (D57)
  ({ platform_name, game_code, gamecode, category }) =>
    gamecode === '' && category !== 'lottery'
      ? hiddenKey(platform_name, game_code)
      : hiddenKey('', gamecode || game_code),
);

const lotteryList = shownGamesOf(['id', 'name', 'title', 'gamecode', 'pic'], ({ gamecode }) =>
  hiddenKey('', gamecode),
);

const endpoints = {
  list: { method: 'GET', path: '/api/game/list', data: gameList },
  hot: {
    method: 'GET',
    path: '/api/hot-game',
    data: object({ gameLists: gameList, lotteryGames: lotteryList }),
  },
  lotteries: {
    method: 'GET',
    path: '/api/lottery-games',
    data: lotteryList,
  },
} as const;

/** The categories of game lists. */
export type GameCategory = QueryOf<'GET /api/game/list'>['category'];

/** The games of a category: hot, realbet, sport, gaming, joker, concise or lottery (spec 1 §7). */
export const fetchGames = (call: Client, category: GameCategory, signal: AbortSignal) =>
  call(endpoints.list, { query: { category }, signal }).then(({ data }) => data);

/** The hot page's games and lotteries. */
export const fetchHotGames = (call: Client, signal: AbortSignal) =>
  call(endpoints.hot, { signal }).then(({ data }) => data);

/** The recommended open lotteries. */
export const fetchLotteries = (call: Client, signal: AbortSignal) =>
  call(endpoints.lotteries, { query: { isopen: 1, is_recommend: 1 }, signal }).then(({ data }) => data);

/** A game as the server lists it. */
export type GameItem = Awaited<ReturnType<typeof fetchGames>>[number];
/** A lottery as the server lists it. */
export type LotteryItem = Awaited<ReturnType<typeof fetchLotteries>>[number];
