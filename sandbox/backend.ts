import type { Store } from '#sandbox/db/store.ts';

/** The operator's USDT figures as decimal strings: rates in CNY a USDT, fees in USDT (D19). */
export interface UsdtTerms {
  depositRate: string;
  withdrawRate: string;
  erc20Fee: string;
  trc20Fee: string;
}

/** What a tester may tune while the sandbox runs; times in ms. */
export interface Settings extends UsdtTerms {
  /** from getGameUrl until its address is ready */
  launchDelay: number;
  /** from login until user info carries a lottery token */
  lotteryDelay: number;
  /** when red packets can be grabbed, ms since 1970; null is the present Beijing day */
  redPacketStart: number | null;
  redPacketEnd: number | null;
  /** the seed by which answers are as loose as other backends'; null is as the documents say */
  loose: number | null;
}

export const defaultSettings: Readonly<Settings> = {
  depositRate: '6.36',
  withdrawRate: '6.42',
  erc20Fee: '5.00',
  trc20Fee: '1.00',
  launchDelay: 2000,
  lotteryDelay: 4000,
  redPacketStart: null,
  redPacketEnd: null,
  loose: null,
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
