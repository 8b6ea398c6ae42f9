import type { Store } from '#sandbox/db/store.ts';

/** What a tester may tune while the sandbox runs; times in ms. */
export interface Settings {
  /** from getGameUrl until its address is ready */
  launchDelay: number;
  /** from login until user info carries a lottery token */
  lotteryDelay: number;
  /** when red packets can be grabbed, ms since 1970; null is the present Beijing day */
  redPacketStart: number | null;
  redPacketEnd: number | null;
}

export const defaultSettings: Readonly<Settings> = {
  launchDelay: 2000,
  lotteryDelay: 4000,
  redPacketStart: null,
  redPacketEnd: null,
};

/** What every call stands on. */
export interface Backend {
  store: Store;
  /** ms since 1970 */
  now: () => number;
  log: (line: string) => void;
  /** 0 up to 1, for SMS codes and prizes; tokens never come from it */
  random: () => number;
  settings: Settings;
  /** where framed demo pages are served, if not under the machine's other name */
  frameOrigin?: string | undefined;
}
