/**
 * A game tile (spec 1 §3): `type` is the number with which its category is entered; `picture` null means a drawn tile.
 */
export interface Game {
  id: string;
  name: string;
  platform: string;
  code: string;
  type: number;
  picture: string | null;
  /** a word of the server about the game, such as 热门 */
  badge?: string | undefined;
}

/** A lottery tile (spec 1 §3). */
export interface LotteryGame {
  id: string;
  name: string;
  code: string;
  picture: string | null;
  badge?: string | undefined;
}

/** One category of the home page: special picture tiles, then the grids below them (spec 1 §2 Home). */
export interface TabContent {
  specials: (Game | LotteryGame)[];
  games: (Game | LotteryGame)[];
  lotteries: LotteryGame[];
}

/** A banner of the carousel; `src` is already known to be allowed (D34). */
export interface Banner {
  src: string;
}

/** The five categories in their order (spec 1 §2 Home). */
export const HOME_TABS = ['hot', 'live', 'sport', 'electronic', 'lottery'] as const;
export type HomeTab = (typeof HOME_TABS)[number];

/** The home page's data known before any answer. */
export type KnownHome = { notices?: string[]; banners?: Banner[] } & Partial<Record<HomeTab, TabContent>>;
