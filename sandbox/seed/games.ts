import { gameTypeOf } from '#machines/kit/games/gameEntry.ts';
import { games, lotteries } from '#sandbox/db/schema.ts';
import type { Queries } from '#sandbox/db/store.ts';
import {
  type GameSeed,
  categoryNames,
  conciseNames,
  hiddenNames,
  hotNames,
  lotteryNames,
  providerNames,
} from '#sandbox/seed/gameNames.ts';

/** The platform whose special tiles are lotteries. */
const LOTTERY_PLATFORM = 'gbcp';

/** The address of a game's generated picture: `wide` for special tiles, `square` for grids. */
export function gamePicture(shape: 'wide' | 'square', style: string, name: string): string {
  return `/sandbox/art/game/${shape}-${style}/${encodeURIComponent(name)}.svg`;
}

/** Fills every list of games and lotteries. */
export async function seedGames(queries: Queries): Promise<void> {
  const codes = gameCodes();
  const categoryOf = categories();
  const row = (list: string, game: GameSeed, shape: 'wide' | 'square') => {
    const category = list in categoryNames && list !== 'hot' ? list : (categoryOf.get(game.name) ?? 'gaming');
    return {
      list,
      name: game.name,
      platform: game.platform,
      code: codes(game),
      category,
      type: list === 'concise' ? gameTypeOf('concise') : gameTypeOf(category),
      pic: gamePicture(shape, category, game.name),
      appState: hiddenNames.has(game.name) ? 0 : 1,
    };
  };
  const specials = Object.entries(categoryNames).flatMap(([list, seeds]) =>
    seeds.map((game) => row(list, game, list === 'gaming' || list === 'joker' ? 'square' : 'wide')),
  );
  await queries
    .insert(games)
    .values([
      ...specials,
      ...hotNames.map((game) => row('hotgame', game, 'square')),
      ...providerNames.map((game) => row('provider', game, 'square')),
      ...conciseNames.map((game) => row('concise', game, 'square')),
    ]);
  await queries.insert(lotteries).values(
    lotteryNames.map(([name, gamecode]) => ({
      name,
      title: name,
      gamecode,
      pic: gamePicture('square', 'lottery', name),
    })),
  );
}

/** A game has the same code in every list; a lottery that is also a special tile has its gamecode. */
function gameCodes() {
  const known = new Map(lotteryNames.map(([name, gamecode]) => [LOTTERY_PLATFORM + name, gamecode]));
  return ({ platform, name }: GameSeed): string => {
    const code = known.get(platform + name) ?? `${platform}${String(1001 + known.size)}`;
    known.set(platform + name, code);
    return code;
  };
}

/** The home page's category of each name, for the lists that span several categories. */
function categories(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(categoryNames)
      .filter(([list]) => list !== 'hot')
      .flatMap(([list, seeds]) => seeds.map(({ name }) => [name, list])),
  );
}
