import { LOTTERY_TOKEN_POLL_MS } from '#machines/kit/games/lotteryEntry.ts';
import { createPollMachine } from '#machines/kit/poll/poll.machine.ts';
import { toast } from '#machines/app/effects.ts';
import type { UserInfo } from '#machines/app/session/userInfo.ts';

/** The number of tries for a token (spec 1 §4, D13). */
export const LOTTERY_TOKEN_TRIES = 20;
/** Shown once when the tries are used up (spec 1 §8). */
export const LOTTERY_TOKEN_FAILED_TEXT = '无法获取 lottery_token，请稍后重试！';

/**
 * Polls the user info until it has a lottery token (spec 1 §4, D13): at once, then 5 000 ms after each answer without
 * one, at most 20 tries; a failed try counts. The session waits the first 5 000 ms before it starts this machine. Sends
 * its parent `profile.changed` with the info that has a token.
 */
export const lotteryTokenPollingMachine = createPollMachine<'lotteryTokenPolling', UserInfo>(
  'lotteryTokenPolling',
  {
    query: {},
    pause: LOTTERY_TOKEN_POLL_MS,
    longestPause: LOTTERY_TOKEN_POLL_MS,
    delay: 0,
    pausesFirst: false,
    tries: LOTTERY_TOKEN_TRIES,
    visibleOnly: false,
  },
  {
    call: 'fetchLotteryToken',
    isWanted: (user) => user.hasLotteryToken,
    told: (user) => ({ type: 'profile.changed', user }),
    isFinal: () => false,
  },
).provide({
  actions: { giveUp: ({ system }) => toast({ system }, { text: LOTTERY_TOKEN_FAILED_TEXT }) },
});
