import { pathOf } from '#machines/app/navigation/routes.ts';

/** The minutes in games after which a member may be reminded; the last one is the default. */
export const CHECK_MINUTES = [15, 30, 60] as const;
export type CheckMinutes = (typeof CHECK_MINUTES)[number];
export const DEFAULT_MINUTES: CheckMinutes = 60;

/** The time played in a session; instants in epoch ms by the phone's clock, lengths in ms. */
export interface Play {
  /** when the member logged in, by the server's clock, as the records are compared with it */
  startedAt: number;
  /** the time in games, without the current game */
  played: number;
  /** the start of the current game; null if there is none */
  since: number | null;
  /** the time played at the last reminder */
  checked: number;
}

/** A new session. */
export function newPlay(startedAt: number): Play {
  return { startedAt, played: 0, since: null, checked: 0 };
}

/** The time played until `now`, in ms; a clock that was set back adds nothing. */
export function playedUntil({ played, since }: Play, now: number): number {
  return played + (since === null ? 0 : Math.max(0, now - since));
}

/** The time until the next reminder while a game continues, in ms; 0 or less if it is due. */
export function untilCheck(play: Play, minutes: number, now: number): number {
  return minutes * 60_000 - (playedUntil(play, now) - play.checked);
}

/** The play with a game that starts at `now`, or with no game. */
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
 * The kind of page that a member is on, for the reminder: a game of the site, a page that moves money and shows the
 * result, or any other. A game outside the app starts when the app is left for it.
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

/** The kind of page at a location. */
export function pageKindOf(location: string): PageKind {
  const path = pathOf(location);
  if (GAMES.has(path)) return 'game';
  return MONEY.has(path) ? 'money' : 'elsewhere';
}
