import { createPollMachine } from '#machines/kit/poll/poll.machine.ts';
import type { PolledEvent, PollSettings } from '#machines/kit/poll/pollSettings.ts';
import type { Balance } from './userInfo.ts';

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

/** Sent to the session with every good balance answer. */
export type BalancePolledEvent = PolledEvent<'balance', Balance>;

/** Polls the member's balance every 3 s while the document is visible (spec 1 §7, D12); a 401 ends it (D6). */
export const balancePollingMachine = createPollMachine<'balance', Balance>('balance', BALANCE_POLL);
