import { providerMark } from '#content/providers.ts';
import { GAME_TYPES, type EnterEvent } from '#machines/kit/games/gameEntry.ts';
import type { Game, HomeTab, LotteryGame, TabContent } from '#machines/kit/games/catalogue.ts';

/** The size of a tile: two large ones per row, three small ones, or four in a grid. */
export type TileSize = 'large' | 'small' | 'grid';

/** Something to play, and the event that a press sends to the way into games, which decides who may enter (spec 1 §5). */
export interface Tile {
  id: string;
  name: string;
  picture: string | null;
  /** the mark of the provider, and a word about the game; empty or missing for none */
  mark?: string;
  badge?: string | undefined;
  wish: EnterEvent;
}

/** A group of tiles, with a heading unless it is empty. */
export interface TileRow {
  heading: string;
  size: TileSize;
  tiles: readonly Tile[];
}

/** Only a game has a platform; a lottery has none. */
function tileOf(item: Game | LotteryGame): Tile {
  const { id, name, picture, code, badge } = item;
  const tile = { id, name, picture, badge };
  if (!('platform' in item)) return { ...tile, wish: { type: 'lottery.enter', gamecode: code } };
  const { platform, type } = item;
  const game = { title: name, platform, type, code, picture };
  return { ...tile, mark: providerMark(platform), wish: { type: 'game.enter', game } };
}

/**
 * The layout of a category's games (spec 1 §2 Home): hot has its first two specials large and the others small,
 * followed by the grids; electronic games and card games have a grid each; the others are all large.
 */
export function tileRows(tab: HomeTab, { specials, games, lotteries }: TabContent): TileRow[] {
  const rows: TileRow[] = [];
  const add = (heading: string, size: TileSize, items: readonly (Game | LotteryGame)[]) =>
    items.length > 0 && rows.push({ heading, size, tiles: items.map(tileOf) });
  const isCard = (item: Game | LotteryGame) => 'type' in item && item.type === GAME_TYPES['joker'];
  if (tab === 'electronic') {
    add(
      '电子游戏',
      'grid',
      specials.filter((game) => !isCard(game)),
    );
    add('棋牌游戏', 'grid', specials.filter(isCard));
  } else {
    const large = tab === 'hot' ? 2 : specials.length;
    add('', 'large', specials.slice(0, large));
    add('', 'small', specials.slice(large));
  }
  add('热门游戏', 'grid', games);
  add('高倍彩票', 'grid', lotteries);
  return rows;
}

/** The skeletons of a category that is loading: about one screen. */
export function boneRows(tab: HomeTab): [size: TileSize, count: number][] {
  if (tab === 'electronic') return [['grid', 16]];
  return tab === 'hot'
    ? [
        ['large', 2],
        ['small', 6],
        ['grid', 8],
      ]
    : [['large', 8]];
}
