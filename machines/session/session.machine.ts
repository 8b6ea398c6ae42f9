import { assign, fromCallback, raise, sendParent, setup, type AnyActorLogic } from 'xstate';
import { unboundCall } from '#machines/calls/unboundCall.ts';
import {
  BALANCE_TOO_LOW_TEXT,
  ENTRY_LOGIN_DELAY_MS,
  gamePath,
  isBelowZero,
  LOGIN_NEEDED_TEXT,
  type GameEntry,
} from '#machines/game/gameEntry.ts';
import {
  LOTTERY_LOGIN_DELAY_MS,
  LOTTERY_LOGIN_TEXT,
  LOTTERY_STARTING_TEXT,
  LOTTERY_TOKEN_POLL_MS,
  lotteryPath,
} from '#machines/lottery/lotteryEntry.ts';
import { unreadNoticesMachine } from '#machines/notices/unreadNotices.machine.ts';
import { go, toast } from '#machines/root/effects.ts';
import { withRedirect } from '#machines/root/routes.ts';
import type { BalancePolledEvent, balancePollingMachine } from '#machines/session/balancePolling.machine.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';

/** From a confirmed logout to the home page, in ms (spec 2 §9). */
export const LOGOUT_REDIRECT_MS = 1000;
/** From a changed password, which ends the session, to the login page, in ms (spec 2 §9). */
export const ABANDON_REDIRECT_MS = 1000;
/** How long a logout waits for the server before it leaves all the same; our choice: nobody is kept by a bad network. */
export const LOGOFF_PATIENCE_MS = 3000;

type SessionEvent =
  | { type: 'session.started' }
  | { type: 'call.expired' }
  | { type: 'expiry.confirmed' }
  | { type: 'logout.requested' }
  | { type: 'logout.cancelled' }
  | { type: 'logout.confirmed' }
  | { type: 'session.abandoned' }
  | { type: 'profile.refresh' }
  | { type: 'profile.changed'; user: UserInfo }
  | { type: 'game.enter'; game: GameEntry }
  | { type: 'lottery.enter'; gamecode: string }
  | { type: 'location.changed' }
  | BalancePolledEvent;

/**
 * Who is using the app (spec 1 §4, §6, D1, D6, D8): a visitor, a member, or a member whose login has expired.
 * The token is not here: the calls keep it in session storage. `input.user` is the stored user info,
 * `input.hasToken` whether a token was found. Tells its parent `session.ended` when a member is gone.
 */
export const sessionMachine = setup({
  types: {
    context: {} as { user: UserInfo | null; hasToken: boolean; wanted: string },
    events: {} as SessionEvent,
    input: {} as { user: UserInfo | null; hasToken: boolean },
    tags: {} as 'member',
  },
  actors: {
    /** `balancePollingMachine`, fetched with the member's calls: a visitor needs neither */
    balancePolling: fromCallback(() => undefined) as unknown as typeof balancePollingMachine,
    unreadNotices: unreadNoticesMachine,
    /** `lotteryTokenPollingMachine`, fetched when it is first needed: most members have their token at once */
    lotteryTokenPolling: fromCallback(() => undefined) as AnyActorLogic,
    fetchUser: unboundCall<UserInfo>('fetchUser'),
    logOff: unboundCall<void>('logOff'),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isBelowZero: ({ context }) => isBelowZero(context.user?.balance ?? '0'),
    hasLotteryToken: ({ context }) => context.user?.hasLotteryToken === true,
  },
  actions: {
    storeUser: (_, _params: { user: UserInfo | null }) => undefined,
    clearStorage: () => undefined,
    /** puts the game on the member's shelf on this device */
    notePlayed: (_, _params: { username: string; game: GameEntry }) => undefined,
    setUser: assign((_, user: UserInfo) => ({ user })),
    setBalance: assign(({ context, event }) =>
      event.type === 'balance.polled' && context.user !== null
        ? { user: { ...context.user, ...event.answer } }
        : {},
    ),
    noteWanted: assign((_, wanted: string) => ({ wanted })),
    forgetMember: assign({ user: null, hasToken: false }),
    tellEnded: sendParent({ type: 'session.ended' }),
    toast,
    go,
  },
  delays: {
    entryLoginDelay: ENTRY_LOGIN_DELAY_MS,
    lotteryLoginDelay: LOTTERY_LOGIN_DELAY_MS,
    lotteryTokenPause: LOTTERY_TOKEN_POLL_MS,
    logoutRedirect: LOGOUT_REDIRECT_MS,
    logoffPatience: LOGOFF_PATIENCE_MS,
    abandonRedirect: ABANDON_REDIRECT_MS,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ user: input.user, hasToken: input.hasToken, wanted: '/' }),
  initial: 'restoring',
  states: {
    restoring: { always: [{ guard: 'hasToken', target: 'member' }, { target: 'visitor' }] },

    visitor: {
      entry: 'forgetMember',
      on: { 'session.started': 'member', 'call.expired': 'expired' },
      initial: 'browsing',
      states: {
        browsing: {
          on: {
            'game.enter': {
              target: 'goingToLogin',
              actions: [
                { type: 'noteWanted', params: ({ event }) => gamePath(event.game) },
                { type: 'toast', params: { text: LOGIN_NEEDED_TEXT } },
              ],
            },
            'lottery.enter': {
              target: 'goingToLotteryLogin',
              actions: [
                { type: 'noteWanted', params: ({ event }) => lotteryPath(event.gamecode) },
                { type: 'toast', params: { text: LOTTERY_LOGIN_TEXT } },
              ],
            },
          },
        },
        goingToLogin: {
          after: {
            entryLoginDelay: {
              target: 'browsing',
              actions: {
                type: 'go',
                params: ({ context }) => ({ to: withRedirect('/login', context.wanted) }),
              },
            },
          },
          on: { 'location.changed': 'browsing' },
        },
        goingToLotteryLogin: {
          after: {
            lotteryLoginDelay: {
              target: 'browsing',
              actions: {
                type: 'go',
                params: ({ context }) => ({ to: withRedirect('/login', context.wanted) }),
              },
            },
          },
          on: { 'location.changed': 'browsing' },
        },
      },
    },

    member: {
      tags: 'member',
      type: 'parallel',
      invoke: [
        {
          src: 'balancePolling',
          id: 'balance',
          onDone: {
            target: 'visitor',
            actions: ['clearStorage', 'tellEnded', { type: 'go', params: { to: '/', replace: true } }],
          },
          onError: {},
        },
        { src: 'unreadNotices', id: 'unreadNotices', systemId: 'unreadNotices' },
      ],
      on: {
        'balance.polled': {
          actions: ['setBalance', { type: 'storeUser', params: ({ context }) => ({ user: context.user }) }],
        },
        'call.expired': 'expired',
        'session.abandoned': 'abandoned',
        'game.enter': [
          { guard: 'isBelowZero', actions: { type: 'toast', params: { text: BALANCE_TOO_LOW_TEXT } } },
          {
            actions: [
              {
                type: 'notePlayed',
                params: ({ context, event }) => ({
                  username: context.user?.username ?? '',
                  game: event.game,
                }),
              },
              { type: 'go', params: ({ event }) => ({ to: gamePath(event.game) }) },
            ],
          },
        ],
        'lottery.enter': [
          {
            guard: 'hasLotteryToken',
            actions: { type: 'go', params: ({ event }) => ({ to: lotteryPath(event.gamecode) }) },
          },
          {
            actions: [
              { type: 'toast', params: { text: LOTTERY_STARTING_TEXT } },
              raise({ type: 'profile.refresh' }),
            ],
          },
        ],
      },
      states: {
        profile: {
          initial: 'loading',
          on: {
            'profile.changed': {
              target: '.ready',
              actions: [
                { type: 'setUser', params: ({ event }) => event.user },
                { type: 'storeUser', params: ({ event }) => ({ user: event.user }) },
              ],
            },
          },
          states: {
            loading: {
              invoke: {
                src: 'fetchUser',
                id: 'fetchUser',
                onDone: {
                  target: 'ready',
                  actions: [
                    { type: 'setUser', params: ({ event }) => event.output },
                    { type: 'storeUser', params: ({ event }) => ({ user: event.output }) },
                  ],
                },
                onError: 'failed',
              },
            },
            ready: { on: { 'profile.refresh': 'loading' } },
            failed: { on: { 'profile.refresh': 'loading' } },
          },
        },
        /** Is there a lottery token, which the lottery's calls need (spec 1 §4, D13)? */
        lotteryToken: {
          initial: 'waiting',
          states: {
            waiting: {
              always: { guard: 'hasLotteryToken', target: 'settled' },
              after: { lotteryTokenPause: 'polling' },
            },
            polling: {
              always: { guard: 'hasLotteryToken', target: 'settled' },
              invoke: { src: 'lotteryTokenPolling', id: 'lotteryTokenPolling', onError: 'settled' },
            },
            settled: {},
          },
        },
        logout: {
          initial: 'idle',
          states: {
            idle: { on: { 'logout.requested': 'confirming' } },
            confirming: {
              on: { 'logout.cancelled': 'idle', 'logout.confirmed': '#session.loggingOut' },
            },
          },
        },
      },
    },

    loggingOut: {
      tags: 'member',
      initial: 'requesting',
      states: {
        requesting: {
          invoke: { src: 'logOff', id: 'logOff', onDone: 'leaving', onError: 'leaving' },
          after: { logoffPatience: 'leaving' },
        },
        leaving: {
          entry: 'clearStorage',
          after: {
            logoutRedirect: {
              target: '#session.visitor',
              actions: ['tellEnded', { type: 'go', params: { to: '/', replace: true } }],
            },
          },
        },
      },
    },

    /** A changed password: nothing of the session is left but the page that tells it (spec 2 §4). */
    abandoned: {
      tags: 'member',
      entry: ['clearStorage', 'forgetMember'],
      after: {
        abandonRedirect: {
          target: 'visitor',
          actions: ['tellEnded', { type: 'go', params: { to: '/login', replace: true } }],
        },
      },
    },

    expired: {
      tags: 'member',
      on: {
        'expiry.confirmed': {
          target: 'visitor',
          actions: ['clearStorage', 'tellEnded', { type: 'go', params: { to: '/login', replace: true } }],
        },
      },
    },
  },
});
