import type { GameItem, LotteryItem } from '#api/games.ts';
import { pictureUrl } from '#lib/pictureUrl.ts';
import { gameTypeOf } from '#machines/kit/games/gameEntry.ts';
import type { Game, LotteryGame } from '#machines/kit/games/catalogue.ts';

/** A game from the server as a tile; without a picture, the path is derived from its name (D39). */
export function toGame(item: GameItem, category: string): Game {
  const name = item.name === '' ? item.platform_name : item.name;
  return {
    id: item.id === '' ? `${item.platform_name}/${item.game_code}/${name}` : item.id,
    name,
    platform: item.platform_name,
    code: item.game_code,
    type: gameTypeOf(item.category || item.category_id || category),
    badge: item.badge,
    picture: pictureUrl(
      item.pic || `/games/${encodeURIComponent(item.platform_name)}/${encodeURIComponent(name)}.png`,
    ),
  };
}

/** Like `toGame`, but an item with a `gamecode` or of the category lottery is a lottery (D57). */
export function toTile(item: GameItem, category: string): Game | LotteryGame {
  const game = toGame(item, category);
  if (item.gamecode === '' && ![item.category, category].includes('lottery')) return game;
  const code = item.gamecode || item.game_code;
  const hasPicture = item.pic !== '' || item.platform_name !== '';
  return {
    id: item.id || code,
    name: item.title || game.name,
    code,
    picture: hasPicture ? game.picture : null,
    badge: item.badge,
  };
}

/** A lottery from the server as a tile. */
export function toLottery(item: LotteryItem): LotteryGame {
  return {
    id: item.id === '' ? item.gamecode : item.id,
    name: item.title === '' ? item.name : item.title,
    code: item.gamecode,
    picture: pictureUrl(item.pic),
    badge: item.badge,
  };
}
