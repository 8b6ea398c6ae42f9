import { isUnsettled } from '#machines/kit/calls/unsettled.ts';
import { createPollMachine } from '#machines/kit/poll/poll.machine.ts';

/** The pause between two polls in ms, and the number of tries (spec 1 §9, D13). */
export const LAUNCH_POLL_MS = 1000;
export const LAUNCH_TRIES = 15;

/**
 * Polls a game's address, which the queue has once it is no longer empty (spec 1 §4, D13): one poll per second, at most
 * 15. A lost or unreadable poll counts as one without an address; an answer with any other code is final (D58).
 */
export const gameUrlPollingMachine = createPollMachine<'gameUrl', string>(
  'gameUrl',
  {
    query: {},
    pause: LAUNCH_POLL_MS,
    longestPause: LAUNCH_POLL_MS,
    delay: 0,
    pausesFirst: true,
    tries: LAUNCH_TRIES,
    visibleOnly: false,
  },
  { call: 'fetchGameUrl', isWanted: (url) => url !== '', isFinal: (error) => !isUnsettled(error) },
);
