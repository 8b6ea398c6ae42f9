import { GAME_TYPES, type GameEntry } from '#machines/game/gameEntry.ts';
import type { Game, HomeTab, LotteryGame, TabContent } from '#machines/home/catalogue.ts';

/** Large tiles stand two in a row, small ones three, those of the grid four. */
export type TileSize = 'large' | 'small' | 'grid';

/** Something to play, and what the session is told when it is pressed: who may enter is its affair (spec 1 §5). */
export interface Tile {
  id: string;
  name: string;
  picture: string | null;
  wish: { type: 'game.enter'; game: GameEntry } | { type: 'lottery.enter'; gamecode: string };
}

/** Tiles that stand together, below a heading of their own where it is not empty. */
export interface TileRow {
  heading: string;
  size: TileSize;
  tiles: readonly Tile[];
}

/** A lottery has no platform. */
function tileOf(item: Game | LotteryGame): Tile {
  const { id, name, picture, code } = item;
  return {
    id,
    name,
    picture,
    wish:
      'platform' in item
        ? {
            type: 'game.enter',
            game: { title: name, platform: item.platform, type: item.type, code, picture },
          }
        : { type: 'lottery.enter', gamecode: code },
  };
}

/**
 * How a category lays out its games (spec 1 §2 Home): hot shows its first two specials large and the rest
 * small, above its grids; electronic games and card games are grids of their own; the others are all large.
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

/** The places kept while a category is being fetched: about a screen of them. */
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
