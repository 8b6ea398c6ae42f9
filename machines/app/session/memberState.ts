import { crashed } from '#machines/app/crash/crash.ts';
import { sessionSetup } from './sessionSetup.ts';

/**
 * A crashed part restarts with the next page or when money has moved. There is no timer, so that a permanent fault
 * costs nothing while nobody is active.
 */
const restarts = <Target extends string>(target: Target) =>
  ({ on: { 'profile.refresh': target, 'location.changed': target } }) as const;

/** A member: in parallel the polling, the unread notices, the profile, the lottery token and the logout. */
export const member = sessionSetup.createStateConfig({
  tags: 'member',
  type: 'parallel',
  on: {
    'balance.polled': {
      actions: [{ type: 'patchUser', params: ({ event }) => event.answer }, 'storeUser'],
    },
    'call.expired': 'expired',
    'session.abandoned': 'abandoned',
  },
  states: {
    balance: {
      initial: 'polling',
      states: {
        polling: {
          // an answer in progress may predate what has moved the money
          on: { 'profile.refresh': { target: 'polling', reenter: true } },
          invoke: {
            src: 'balancePolling',
            id: 'balance',
            onDone: {
              target: '#session.visitor',
              actions: [
                'clearStorage',
                { type: 'notifyEnded', params: false },
                { type: 'go', params: { to: '/', replace: true } },
              ],
            },
            onError: crashed,
          },
        },
        crashed: restarts('polling'),
      },
    },
    notices: {
      initial: 'counting',
      states: {
        counting: {
          invoke: {
            src: 'unreadNotices',
            id: 'unreadNotices',
            systemId: 'unreadNotices',
            onError: crashed,
          },
        },
        crashed: restarts('counting'),
      },
    },
    profile: {
      initial: 'loading',
      on: {
        // an answer in progress predates this event, so the info is fetched again
        'profile.refresh': '.loading',
        'profile.changed': {
          target: '.ready',
          actions: [{ type: 'setUser', params: ({ event }) => event.user }, 'storeUser'],
        },
        'profile.patched': {
          guard: 'isKnown',
          target: '.ready',
          actions: [{ type: 'patchUser', params: ({ event }) => event.patch }, 'storeUser'],
        },
      },
      states: {
        loading: {
          invoke: {
            src: 'fetchUser',
            id: 'fetchUser',
            onDone: {
              target: 'ready',
              actions: [{ type: 'setUser', params: ({ event }) => event.output }, 'storeUser'],
            },
            onError: { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event } },
          },
          // the patch is newer than the answer in progress
          on: {
            'profile.patched': {
              guard: 'isKnown',
              target: 'loading',
              reenter: true,
              actions: [{ type: 'patchUser', params: ({ event }) => event.patch }, 'storeUser'],
            },
          },
        },
        ready: {},
        failed: {},
      },
    },
    /** Is there a lottery token, which the lottery's calls need (spec 1 §4, D13)? */
    lotteryToken: {
      initial: 'waiting',
      states: {
        waiting: {
          always: { guard: 'hasLotteryToken', target: 'known' },
          after: { lotteryTokenPause: 'polling' },
        },
        polling: {
          always: { guard: 'hasLotteryToken', target: 'known' },
          invoke: {
            src: 'lotteryTokenPolling',
            id: 'lotteryTokenPolling',
            onError: crashed,
          },
        },
        crashed: restarts('waiting'),
        known: {},
      },
    },
    logout: {
      initial: 'idle',
      states: {
        idle: { on: { 'logout.requested': 'confirming' } },
        confirming: {
          tags: 'dialog',
          on: { 'logout.cancelled': 'idle', 'logout.confirmed': '#session.loggingOut' },
        },
      },
    },
  },
});
