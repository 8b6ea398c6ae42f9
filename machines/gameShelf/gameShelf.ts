import type { GameEntry } from '#machines/game/gameEntry.ts';

/** A game on a member's shelf; `picture` is an address that was found fit to show, or null. */
export interface ShelfGame extends GameEntry {
  picture: string | null;
}

/** What a member played last and likes, newest first; it stays on this device. */
export interface Shelf {
  recent: ShelfGame[];
  favourites: ShelfGame[];
}

export const EMPTY_SHELF: Shelf = { recent: [], favourites: [] };
/** How many of each are kept; our choice. */
export const SHELF_LIMITS = { recent: 12, favourites: 60 } as const;

/** Whether two entries are the same game. */
export function isSameGame(
  one: Pick<GameEntry, 'platform' | 'code' | 'title'>,
  other: Pick<GameEntry, 'platform' | 'code' | 'title'>,
): boolean {
  return one.platform === other.platform && one.code === other.code && one.title === other.title;
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
