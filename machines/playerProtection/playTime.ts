import { pathOf } from '#machines/root/routes.ts';

/** After how many minutes in games a member may be reminded; the last one unless chosen. */
export const CHECK_MINUTES = [15, 30, 60] as const;
export type CheckMinutes = (typeof CHECK_MINUTES)[number];
export const DEFAULT_MINUTES: CheckMinutes = 60;

/** How long a session has been played; instants in epoch ms, lengths in ms. */
export interface Play {
  /** when the member logged in */
  startedAt: number;
  /** in games, without what is going on */
  played: number;
  /** since when a game is going on; null where none is */
  since: number | null;
  /** how much had been played when the member was last reminded */
  checked: number;
}

/** A session that has just begun. */
export function newPlay(startedAt: number): Play {
  return { startedAt, played: 0, since: null, checked: 0 };
}

/** How long was played until `now`, in ms; a clock that was set back counts for nothing. */
export function playedUntil({ played, since }: Play, now: number): number {
  return played + (since === null ? 0 : Math.max(0, now - since));
}

/** How long until the next reminder while a game goes on, in ms; 0 and less where it is due. */
export function untilCheck(play: Play, minutes: number, now: number): number {
  return minutes * 60_000 - (playedUntil(play, now) - play.checked);
}

/** The play with a game going on from `now`, or with none. */
export function playFrom(play: Play, inGame: boolean, now: number): Play {
  if (inGame) return play.since === null ? { ...play, since: now } : play;
  return { ...play, played: playedUntil(play, now), since: null };
}

/** `1小时05分钟`, in whole minutes. */
export function playedText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? `${rest}分钟` : `${hours}小时${String(rest).padStart(2, '0')}分钟`;
}

/**
 * Where a member is, as far as a reminder cares: in a game of ours, where money is moved and its result shown, or
 * anywhere else. A game outside of the app begins when it is left for it.
 */
export type PageKind = 'game' | 'money' | 'elsewhere';

const GAMES: ReadonlySet<string> = new Set(['/LotteryGamePage', '/game-shell']);
const MONEY: ReadonlySet<string> = new Set([
  '/deposit',
  '/withdraw',
  '/assets',
  '/hongbao',
  '/welfare',
  '/userCenter',
  '/bankCard',
  '/addBankCard',
  '/addUsdtCard',
  '/addUsdtCards',
  '/activeInfo',
  '/protection',
]);

/** The place that a location is. */
export function pageKindOf(location: string): PageKind {
  const path = pathOf(location);
  if (GAMES.has(path)) return 'game';
  return MONEY.has(path) ? 'money' : 'elsewhere';
}
