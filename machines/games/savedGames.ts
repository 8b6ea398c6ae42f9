import type { GameEntry } from '#machines/kit/games/gameEntry.ts';
import type { Findable } from './gameSearch.ts';

/** A saved game of a member; `picture` is an address that may be shown, or null. */
export interface SavedGame extends GameEntry {
  /** a lottery is entered with its code only */
  kind: 'game' | 'lottery';
  picture: string | null;
}

/** The saved form of a game or a lottery from the lists. */
export function savedGame(item: Findable): SavedGame {
  const { name: title, code, picture } = item.game;
  return item.kind === 'game'
    ? { kind: 'game', title, platform: item.game.platform, type: item.game.type, code, picture }
    : { kind: 'lottery', title, platform: '', type: 0, code, picture };
}

/** The games that a member played recently and likes, newest first; they stay on this device. */
export interface SavedGames {
  recent: SavedGame[];
  favourites: SavedGame[];
}

export const NO_SAVED_GAMES: SavedGames = { recent: [], favourites: [] };
/** The maximum number of each; our choice. */
export const SAVED_GAMES_LIMITS = { recent: 12, favourites: 60 } as const;

/** The two rows of saved games. */
export type SavedGamesRow = keyof SavedGames;

/** Whether two entries are the same game. */
export function isSameGame(one: SavedGame, other: SavedGame): boolean {
  return (
    one.kind === other.kind &&
    one.platform === other.platform &&
    one.code === other.code &&
    one.title === other.title
  );
}

/** The saved games of a row without those that the lists hide, by `hidden` keys such as `pp/vs20fruit` (D73). */
export function shownSaved(games: readonly SavedGame[], hidden: readonly string[]): SavedGame[] {
  return games.filter(({ platform, code }) => !hidden.includes(`${platform}/${code}`));
}

/** The saved games after a game was played: the game comes first, only once, and keeps a picture known before. */
export function withPlayed(saved: SavedGames, game: SavedGame): SavedGames {
  const before = [...saved.recent, ...saved.favourites].find((other) => isSameGame(other, game));
  const played = { ...game, picture: game.picture ?? before?.picture ?? null };
  const others = saved.recent.filter((other) => !isSameGame(other, game));
  return { ...saved, recent: [played, ...others].slice(0, SAVED_GAMES_LIMITS.recent) };
}

/** The saved games after the favourite mark of a game was pressed. */
export function withFavouriteToggled(saved: SavedGames, game: SavedGame): SavedGames {
  const others = saved.favourites.filter((other) => !isSameGame(other, game));
  const isNew = others.length === saved.favourites.length;
  return {
    ...saved,
    favourites: isNew ? [game, ...others].slice(0, SAVED_GAMES_LIMITS.favourites) : others,
  };
}
