import { nullish, object } from 'valibot';
import type { Client } from '#api/client.ts';
import type { QueryOf } from '#api/contract/contract.ts';
import { flag, text } from '#api/fields.ts';
import { listOf } from '#api/lists.ts';

const gameItem = object({
  id: text,
  name: text,
  title: text,
  platform_name: text,
  game_code: text,
  gamecode: text,
  category: text,
  category_id: text,
  pic: text,
  app_state: nullish(flag, true),
});

const lotteryItem = object({ id: text, name: text, title: text, gamecode: text, pic: text });

const endpoints = {
  list: { method: 'GET', path: '/api/game/list', data: listOf(gameItem) },
  hot: {
    method: 'GET',
    path: '/api/hot-game',
    data: object({ gameLists: listOf(gameItem), lotteryGames: listOf(lotteryItem) }),
  },
  lotteries: {
    method: 'GET',
    path: '/api/lottery-games',
    data: listOf(lotteryItem),
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
