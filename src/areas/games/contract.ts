import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { identifier, list, object, text, flag, whole } from '#api/contract/fields.ts';

/** Shown as badges 新 and 热门 on the tile; of both, the first. */
const badges = {
  is_new: v.nullish(flag),
  is_hot: v.nullish(
    v.pipe(
      flag,
      v.metadata({
        description: 'An extension, like `is_new`: the badges 新 and 热门 of a tile.',
      }),
    ),
  ),
};

/** A game of a category (spec 1 §3). */
export const game = object({
  ...badges,
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
  ...badges,
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

export const gameListCalls = {
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
      object({
        ...badges,
        catecode: identifier,
        gamecode: identifier,
        gamename: text,
        gamepic: v.nullish(text),
      }),
    ),
  },
} satisfies Record<string, DocumentedCall>;
