import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';

/** The data needed to enter a game (spec 1 §2 /gamePage), as the query of its page carries it. */
export interface GameEntry {
  /** shown as the page's title */
  title: string;
  /** `plat_name` of the game URL request */
  platform: string;
  /** `game_type`, 0 where unknown */
  type: number;
  /** `game_code` */
  code: string;
  /** the tile's picture, which the saved games of a member show too */
  picture?: string | null;
}

/** Sent where the tile of a game or a lottery is pressed. */
export type EnterEvent =
  | { type: 'game.enter'; game: GameEntry }
  | { type: 'lottery.enter'; gamecode: string };

/** The type number of each category (spec 1 §3). */
export const GAME_TYPES: Readonly<Record<string, number>> = {
  realbet: 1,
  sport: 5,
  gaming: 7,
  joker: 6,
  concise: 3,
};

/** The game type of a category, given by name or number; 0 if it is unknown. */
export function gameTypeOf(category: string): number {
  if (/^\d+$/.test(category)) return Number(category);
  return Object.keys(GAME_TYPES).includes(category) ? (GAME_TYPES[category] ?? 0) : 0;
}

/**
 * The texts of the entry guards (spec 1 §5); the wording of the second is ours, because the document only describes it.
 */
export const LOGIN_NEEDED_TEXT = '请登录！';
export const BALANCE_TOO_LOW_TEXT = '进入游戏最低余额为0元！';
/** The delay between the text and the login page, in ms (spec 1 §5). */
export const ENTRY_LOGIN_DELAY_MS = 1000;

/**
 * Whether a balance is below 0, which keeps a member out (spec 1 §5); the sign of the decimal string decides. An unknown
 * balance keeps nobody out (D65).
 */
export function isBelowZero(amount: ServerAmount): boolean {
  return amount !== null && /^-.*[1-9]/.test(amount);
}

/** The game's page (spec 1 §2): the query has name, type and code, and the displayed title. */
export function gamePath(entry: GameEntry): string {
  const query = new URLSearchParams({ name: entry.platform, type: String(entry.type), code: entry.code });
  if (entry.title !== '' && entry.title !== entry.platform) query.set('title', entry.title);
  return `/gamePage?${query.toString()}`;
}

/** A game as its page knows it, with what its tile knew besides. */
export function withTile(game: GameEntry, tile: GameEntry | null): GameEntry {
  return tile !== null && gamePath(tile) === gamePath(game) ? tile : game;
}
