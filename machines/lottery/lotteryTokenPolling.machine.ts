import { assign, sendParent, setup } from 'xstate';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { LOTTERY_TOKEN_POLL_MS } from '#machines/lottery/lotteryEntry.ts';
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
export const lotteryTokenPollingMachine = setup({
  types: {} as { context: { tries: number } },
  actors: { fetchUser: unboundCall<UserInfo>('fetchUser') },
  guards: {
    hasLotteryToken: (_, user: UserInfo) => user.hasLotteryToken,
    hasTriesLeft: ({ context }) => context.tries < LOTTERY_TOKEN_TRIES,
  },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    notifyProfile: sendParent((_, user: UserInfo) => ({ type: 'profile.changed', user })),
    toast,
  },
  delays: { lotteryTokenPause: LOTTERY_TOKEN_POLL_MS },
}).createMachine({
  id: 'lotteryTokenPolling',
  context: { tries: 0 },
  initial: 'asking',
  states: {
    asking: {
      entry: 'countTry',
      invoke: {
        src: 'fetchUser',
        id: 'fetchLotteryToken',
        onDone: [
          {
            guard: { type: 'hasLotteryToken', params: ({ event }) => event.output },
            target: 'given',
            actions: { type: 'notifyProfile', params: ({ event }) => event.output },
          },
          { guard: 'hasTriesLeft', target: 'pausing' },
          { target: 'exhausted' },
        ],
        onError: [{ guard: 'hasTriesLeft', target: 'pausing' }, { target: 'exhausted' }],
      },
    },
    pausing: { after: { lotteryTokenPause: 'asking' } },
    /** not a final state: the session exits its state on that event, so nothing would receive the end */
    given: {},
    exhausted: {
      type: 'final',
      entry: { type: 'toast', params: { text: LOTTERY_TOKEN_FAILED_TEXT } },
    },
  },
});
