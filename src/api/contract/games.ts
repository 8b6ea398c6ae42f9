import * as v from 'valibot';
import type { DocumentedCall } from './call.ts';
import { amount, filledText, flag, identifier, list, object, text, unread, whole } from './fields.ts';

/** A game of a category (spec 1 §3). */
export const game = object({
  id: v.nullish(identifier),
  name: v.nullish(text),
  platform_name: text,
  game_code: identifier,
  category: v.nullish(
    v.pipe(
      v.union([text, whole], 'text or number'),
      v.metadata({ description: 'The name of the category or the number of its type.' }),
    ),
  ),
  category_id: v.nullish(
    v.pipe(
      whole,
      v.metadata({ description: 'The type: 1 live, 5 sport, 7 gaming, 6 joker, 3 concise, 0 unknown.' }),
    ),
  ),
  app_state: v.nullish(v.pipe(flag, v.metadata({ description: 'Only 1 is shown; missing counts as 1.' }))),
  pic: v.nullish(
    v.pipe(
      text,
      v.metadata({
        description: 'The picture’s address, otherwise /games/{platform_name}/{name}.png (D39).',
      }),
    ),
  ),
});

/** A lottery (spec 1 §3). */
export const lottery = object({
  id: v.nullish(identifier),
  name: text,
  title: v.nullish(text),
  gamecode: identifier,
  pic: v.nullish(text),
});

/** A tile of a category: a game, or a lottery, which is known by its `gamecode` (D57). */
export const tile = v.lazy((item) =>
  typeof item === 'object' && item !== null && 'gamecode' in item ? lottery : game,
);

const lotteryToken = v.pipe(v.string(), v.metadata({ description: 'The member’s lottery_token.' }));

export const gameCalls = {
  'GET /api/game/list': {
    summary: 'The games of a category',
    member: false,
    query: v.object({
      category: v.picklist(['hot', 'realbet', 'sport', 'gaming', 'joker', 'concise', 'lottery']),
    }),
    data: list(tile),
  },
  'GET /api/hot-game': {
    summary: 'The games and lotteries of the hot tab',
    member: false,
    data: object({ gameLists: list(tile), lotteryGames: list(lottery) }),
  },
  'GET /api/lottery-games': {
    summary: 'The recommended open lotteries',
    member: false,
    query: v.object({ isopen: v.literal(1), is_recommend: v.literal(1) }),
    data: object({ data: list(lottery) }),
  },
  'POST /api/gamelistBycode': {
    summary: 'The games of a provider',
    member: false,
    body: v.object({
      gamecode: v.pipe(
        v.string(),
        v.metadata({ description: 'The provider’s code.', examples: ['obgdy', 'fgdz', 'pp', 'ae'] }),
      ),
    }),
    data: list(
      object({ catecode: identifier, gamecode: identifier, gamename: text, gamepic: v.nullish(text) }),
    ),
  },
  'POST /api/getGameUrl': {
    summary: 'Requests the opening of a game',
    description:
      'getGameUrlResult returns the address. Codes with their own texts: 401, 429, 500; any other shows its message or 进入游戏失败.',
    member: true,
    changes: true,
    body: v.object({
      plat_name: v.string(),
      game_type: v.pipe(
        v.number(),
        v.metadata({ description: '1 live, 5 sport, 7 gaming, 6 joker, 3 concise, 0 unknown.' }),
      ),
      game_code: v.string(),
      is_mobile_url: v.literal(1),
    }),
    data: unread,
  },
  'GET /api/getGameUrlResult': {
    summary: 'The address of the requested game',
    description: 'Polled once a second, 15 times. No data or an empty url means not yet.',
    member: true,
    query: v.object({ plat_name: v.string() }),
    data: v.nullish(object({ url: v.nullish(text) })),
  },
  'GET /api/getAgentLoginUrl': {
    summary: 'The address at which an agent logs in',
    description: 'Only for members whose isagent is 1.',
    member: true,
    data: v.union([filledText, object({ url: filledText })], 'text or object with url'),
  },
  'POST /api/game-address': {
    summary: 'The address of a lottery',
    description:
      'The mobile address takes precedence. Codes with their own texts: 401, 403, 429; 500 shows its message.',
    member: true,
    body: v.object({
      gameId: v.pipe(v.string(), v.metadata({ description: 'The lottery’s gamecode.' })),
      token: lotteryToken,
    }),
    data: v.union(
      [object({ addr_wap: filledText }), object({ addr_web: filledText })],
      'object with addr_wap or addr_web',
    ),
  },
  'POST /api/get-game-balance': {
    summary: 'The lottery’s wallet',
    member: true,
    body: v.object({ token: lotteryToken }),
    data: object({ balance: amount }),
  },
  'POST /api/transfer-out': {
    summary: 'Moves an amount from the lottery’s wallet into the main one',
    member: true,
    changes: true,
    idempotent: true,
    body: v.object({ amount: v.string(), token: lotteryToken }),
    data: object({ beforeBalance: v.nullish(amount), afterBalance: v.nullish(amount), amount }),
  },
} satisfies Record<string, DocumentedCall>;
