import type { Store } from '#sandbox/db/store.ts';

/** The operator's USDT rates and fees as decimal strings: rates in CNY per USDT, fees in USDT (D19). */
export interface UsdtTerms {
  depositRate: string;
  withdrawRate: string;
  erc20Fee: string;
  trc20Fee: string;
}

/** Settings that a tester can change at run time; times in ms. */
export interface Settings extends UsdtTerms {
  /** from getGameUrl until its address is ready */
  launchDelay: number;
  /** from login until user info contains a lottery token */
  lotteryDelay: number;
  /** when red packets can be grabbed, ms since 1970; null is the current Beijing day */
  redPacketStart: number | null;
  redPacketEnd: number | null;
  /** the seed of loosened responses (tester/loose.ts); null for responses that follow the documents */
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

/** The dependencies of every call. */
export interface Backend {
  store: Store;
  /** ms since 1970 */
  now: () => number;
  log: (line: string) => void;
  /** 0 up to 1, for SMS codes and prizes, but never for tokens */
  random: () => number;
  settings: Settings;
  /** the origin of framed demo pages, if it is not the machine's other name */
  frameOrigin?: string | undefined;
  /** when SMS were sent for each client's address, in ms */
  smsBySender: Map<string, readonly number[]>;
}

/** What a request brings besides itself. */
export interface Sender {
  Bindings: { sender?: string };
}
