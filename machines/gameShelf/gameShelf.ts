import type { GameEntry } from '#machines/game/gameEntry.ts';
import type { Findable } from '#machines/search/gameSearch.ts';

/** Something on a member's shelf; `picture` is an address that was found fit to show, or null. */
export interface ShelfGame extends GameEntry {
  /** a lottery is entered by its code alone */
  kind: 'game' | 'lottery';
  picture: string | null;
}

/** What stands on the shelf for a game or a lottery of the lists. */
export function shelfGame(item: Findable): ShelfGame {
  const { name: title, code, picture } = item.game;
  return item.kind === 'game'
    ? { kind: 'game', title, platform: item.game.platform, type: item.game.type, code, picture }
    : { kind: 'lottery', title, platform: '', type: 0, code, picture };
}

/** What a member played last and likes, newest first; it stays on this device. */
export interface Shelf {
  recent: ShelfGame[];
  favourites: ShelfGame[];
}

export const EMPTY_SHELF: Shelf = { recent: [], favourites: [] };
/** How many of each are kept; our choice. */
export const SHELF_LIMITS = { recent: 12, favourites: 60 } as const;

/** The two rows of the shelf. */
export type ShelfRow = keyof Shelf;

/** Whether two entries are the same game. */
export function isSameGame(one: ShelfGame, other: ShelfGame): boolean {
  return (
    one.kind === other.kind &&
    one.platform === other.platform &&
    one.code === other.code &&
    one.title === other.title
  );
}

/** The shelf after a game was played: it stands first, once; a picture known before is kept. */
export function withPlayed(shelf: Shelf, game: ShelfGame): Shelf {
  const before = [...shelf.recent, ...shelf.favourites].find((other) => isSameGame(other, game));
  const played = { ...game, picture: game.picture ?? before?.picture ?? null };
  const others = shelf.recent.filter((other) => !isSameGame(other, game));
  return { ...shelf, recent: [played, ...others].slice(0, SHELF_LIMITS.recent) };
}

/** The shelf after the favourite mark of a game was pressed. */
export function withFavouriteToggled(shelf: Shelf, game: ShelfGame): Shelf {
  const others = shelf.favourites.filter((other) => !isSameGame(other, game));
  const isNew = others.length === shelf.favourites.length;
  return {
    ...shelf,
    favourites: isNew ? [game, ...others].slice(0, SHELF_LIMITS.favourites) : others,
  };
}
