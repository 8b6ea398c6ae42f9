import type { PollSettings } from './pollSettings.ts';

/** The times of a poll of balances in ms (D12, D16). */
export const POLL_MS = { pause: 3000, delay: 500, longestPause: 60_000 } as const;

/** A poll of balances: every 3 s, each request delayed 500 ms, while the document is visible (D12, D16). */
export const BALANCE_POLL: PollSettings = {
  ...POLL_MS,
  query: {},
  pausesFirst: false,
  tries: null,
  visibleOnly: true,
};
