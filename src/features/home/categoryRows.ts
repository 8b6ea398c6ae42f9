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

function gameTile({ id, name, picture, platform, type, code }: Game): Tile {
  return {
    id,
    name,
    picture,
    wish: { type: 'game.enter', game: { title: name, platform, type, code, picture } },
  };
}

function lotteryTile({ id, name, picture, code }: LotteryGame): Tile {
  return { id, name, picture, wish: { type: 'lottery.enter', gamecode: code } };
}

/**
 * How a category lays out its games (spec 1 §2 Home): hot shows its first two specials large and the rest
 * small, above its grids; electronic games and card games are grids of their own; the others are all large.
 */
export function tileRows(tab: HomeTab, { specials, games, lotteries }: TabContent): TileRow[] {
  const rows: TileRow[] = [];
  const add = (heading: string, size: TileSize, tiles: readonly Tile[]) =>
    tiles.length > 0 && rows.push({ heading, size, tiles });
  const isCard = ({ type }: Game) => type === GAME_TYPES['joker'];
  if (tab === 'electronic') {
    add('电子游戏', 'grid', specials.filter((game) => !isCard(game)).map(gameTile));
    add('棋牌游戏', 'grid', specials.filter(isCard).map(gameTile));
  } else {
    const large = tab === 'hot' ? 2 : specials.length;
    add('', 'large', specials.slice(0, large).map(gameTile));
    add('', 'small', specials.slice(large).map(gameTile));
  }
  add('热门游戏', 'grid', games.map(gameTile));
  add('高倍彩票', 'grid', lotteries.map(lotteryTile));
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
