import type { GameItem, LotteryItem } from '#api/games.ts';
import { gameTypeOf } from '#machines/game/gameEntry.ts';
import type { Game, LotteryGame } from '#machines/home/catalogue.ts';
import { outsideUrl } from '#machines/root/outsideUrl.ts';

function picture(given: string, built: string | null): string | null {
  return given === '' ? built : outsideUrl(given, window.location.origin);
}

/** The number by which a game is entered: of its category by name, or the number itself, as the hot grid has it. */
function typeOf(category: string): number {
  return Number(category) || gameTypeOf(category);
}

/** A game of the server as a tile; without a picture it gets the path pictures are built by (D39). */
export function toGame(item: GameItem, category: string): Game {
  const name = item.name === '' ? item.platform_name : item.name;
  return {
    id: item.id === '' ? `${item.platform_name}/${item.game_code}/${name}` : item.id,
    name,
    platform: item.platform_name,
    code: item.game_code,
    type: typeOf(item.category || item.category_id || category),
    picture: picture(
      item.pic,
      `/games/${encodeURIComponent(item.platform_name)}/${encodeURIComponent(name)}.png`,
    ),
  };
}

/** A lottery of the server as a tile. */
export function toLottery(item: LotteryItem): LotteryGame {
  return {
    id: item.id === '' ? item.gamecode : item.id,
    name: item.title === '' ? item.name : item.title,
    code: item.gamecode,
    picture: picture(item.pic, null),
  };
}
