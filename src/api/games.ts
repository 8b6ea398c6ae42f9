import { array, nullish, object, pipe, string, transform, union, null_, undefined_ } from 'valibot';
import type { Client } from '#api/client.ts';
import { ignored, text } from '#api/fields.ts';
import { addressData } from '#api/site.ts';

const gameItem = object({
  id: text,
  name: text,
  platform_name: text,
  game_code: text,
  category: text,
  category_id: text,
  pic: text,
  app_state: nullish(text, '1'),
});

const lotteryItem = object({ id: text, name: text, title: text, gamecode: text, pic: text });

/** Nothing yet is a good answer while the queue moves: no data, no url, or an empty one. */
const resultData = pipe(
  union([null_(), undefined_(), string(), array(ignored), object({ url: nullish(string(), '') })]),
  transform((data) => {
    if (typeof data === 'string') return data;
    return data !== null && data !== undefined && 'url' in data ? data.url : '';
  }),
);

const endpoints = {
  list: { method: 'GET', path: '/api/game/list', data: array(gameItem) },
  hot: {
    method: 'GET',
    path: '/api/hot-game',
    data: object({ gameLists: nullish(array(gameItem), []), lotteryGames: nullish(array(lotteryItem), []) }),
  },
  lotteries: {
    method: 'GET',
    path: '/api/lottery-games',
    data: object({ data: array(lotteryItem) }),
  },
  requestUrl: { method: 'POST', path: '/api/getGameUrl', data: ignored },
  urlResult: { method: 'GET', path: '/api/getGameUrlResult', data: resultData },
  agentUrl: { method: 'GET', path: '/api/getAgentLoginUrl', data: addressData },
} as const;

/** The games of a category: hot, realbet, sport, gaming, joker, concise or lottery (spec 1 §7). */
export const fetchGames = (call: Client, category: string, signal: AbortSignal) =>
  call(endpoints.list, { query: { category }, signal }).then(({ data }) => data);

/** The hot page's games and lotteries. */
export const fetchHotGames = (call: Client, signal: AbortSignal) =>
  call(endpoints.hot, { signal }).then(({ data }) => data);

/** The recommended open lotteries. */
export const fetchLotteries = (call: Client, signal: AbortSignal) =>
  call(endpoints.lotteries, { query: { isopen: 1, is_recommend: 1 }, signal }).then(({ data }) => data.data);

/** Starts a game URL request. */
export const requestGameUrl = (
  call: Client,
  game: { platform: string; type: number; code: string },
  signal: AbortSignal,
) =>
  call(endpoints.requestUrl, {
    body: { plat_name: game.platform, game_type: game.type, game_code: game.code, is_mobile_url: 1 },
    signal,
  }).then((): void => undefined);

/** The game's address, empty while there is none yet. */
export const fetchGameUrl = (call: Client, platform: string, signal: AbortSignal) =>
  call(endpoints.urlResult, { query: { plat_name: platform }, signal }).then(({ data }) => data);

/** The agent's login address (D38). */
export const fetchAgentUrl = (call: Client, signal: AbortSignal) =>
  call(endpoints.agentUrl, { signal }).then(({ data }) => data);

/** A game as the server lists it. */
export type GameItem = Awaited<ReturnType<typeof fetchGames>>[number];
/** A lottery as the server lists it. */
export type LotteryItem = Awaited<ReturnType<typeof fetchLotteries>>[number];
