import { GAME_TYPES } from '#machines/game/gameEntry.ts';
import type { Game, HomeTab, TabContent } from '#machines/home/catalogue.ts';

/** Large tiles stand two in a row, small ones three, those of the grid four. */
export type TileSize = 'large' | 'small' | 'grid';

/** Games that stand together, below a heading of their own where it is not empty. */
export interface TileRow {
  heading: string;
  size: TileSize;
  games: readonly Game[];
}

/**
 * How a category lays out its games (spec 1 §2 Home): hot shows its first two specials large and the rest
 * small, above its grid; electronic games and card games are grids of their own; the others are all large.
 */
export function tileRows(tab: HomeTab, { specials, games }: TabContent): TileRow[] {
  const isCard = ({ type }: Game) => type === GAME_TYPES['joker'];
  const rows: TileRow[] =
    tab === 'hot'
      ? [
          { heading: '', size: 'large', games: specials.slice(0, 2) },
          { heading: '', size: 'small', games: specials.slice(2) },
        ]
      : tab === 'electronic'
        ? [
            { heading: '电子游戏', size: 'grid', games: specials.filter((game) => !isCard(game)) },
            { heading: '棋牌游戏', size: 'grid', games: specials.filter(isCard) },
          ]
        : [{ heading: '', size: 'large', games: specials }];
  rows.push({ heading: '热门游戏', size: 'grid', games });
  return rows.filter((row) => row.games.length > 0);
}

/** How many places of each size are kept while a category is being fetched: about a screen of them. */
export function boneRows(tab: HomeTab): { size: TileSize; count: number }[] {
  if (tab === 'hot')
    return [
      { size: 'large', count: 2 },
      { size: 'small', count: 6 },
      { size: 'grid', count: 8 },
    ];
  return tab === 'electronic' ? [{ size: 'grid', count: 16 }] : [{ size: 'large', count: 8 }];
}
