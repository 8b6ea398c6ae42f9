import { assign, sendParent, setup } from 'xstate';
import { loadFailureText } from '#machines/kit/calls/loadFailure.ts';
import { unboundActor } from '#machines/kit/calls/unboundActor.ts';
import { unboundCall } from '#machines/kit/calls/unboundCall.ts';
import { LOTTERY_TOKEN_POLL_MS } from '#machines/kit/games/lotteryEntry.ts';
import { unreadNoticesMachine } from '#machines/notices/unreadNotices.machine.ts';
import { reportCrash } from '#machines/app/crash/crash.ts';
import { go } from '#machines/app/effects.ts';
import type { BalancePolledEvent } from './balancePolling.machine.ts';
import type { ProfilePatchedEvent, UserInfo } from './userInfo.ts';

/** The delay between a confirmed logout and the home page, in ms (spec 2 §9). */
export const LOGOUT_REDIRECT_MS = 1000;
/** The delay between a changed password, which ends the session, and the login page, in ms (spec 2 §9). */
export const ABANDON_REDIRECT_MS = 1000;
/**
 * How long a logout waits for the server before it proceeds anyway, in ms; our choice: a bad network keeps nobody
 * logged in.
 */
export const LOGOFF_TIMEOUT_MS = 3000;

/** Shown where the member's info cannot be fetched (spec 1 §8). */
export const PROFILE_FAILED_TEXT = '获取用户信息失败，请稍后重试！';

/** Sent to the root when a member's session has ended; `chosen`: by the member, not by the server. */
export interface SessionEndedEvent {
  type: 'session.ended';
  chosen: boolean;
}

type SessionEvent =
  | { type: 'session.started' }
  | { type: 'call.expired' }
  | { type: 'expiry.confirmed'; location: string }
  | { type: 'logout.requested' }
  | { type: 'logout.cancelled' }
  | { type: 'logout.confirmed' }
  | { type: 'session.abandoned' }
  | { type: 'profile.refresh' }
  | { type: 'profile.changed'; user: UserInfo }
  | { type: 'location.changed' }
  | BalancePolledEvent
  | ProfilePatchedEvent;

/** The setup of the session: its events, children, guards, actions and delays, by name. */
export const sessionSetup = setup({
  types: {} as {
    context: {
      user: UserInfo | null;
      /** the text of a profile that could not be fetched */
      failure: string;
      hasToken: boolean;
    };
    events: SessionEvent;
    input: { user: UserInfo | null; hasToken: boolean };
    /**
     * `member`: a member is logged in, or was until a moment ago; `dialog`: a question or message of the session is due
     */
    tags: 'member' | 'dialog';
  },
  actors: {
    /** `balancePollingMachine`, fetched with the member's calls: a visitor needs neither */
    balancePolling: unboundActor('balancePolling'),
    unreadNotices: unreadNoticesMachine,
    /** `lotteryTokenPollingMachine`, fetched when it is first needed, because most members have their token at once */
    lotteryTokenPolling: unboundActor('lotteryTokenPolling'),
    fetchUser: unboundCall<UserInfo>('fetchUser'),
    logOff: unboundCall<void>('logOff'),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isKnown: ({ context }) => context.user !== null,
    hasLotteryToken: ({ context }) => context.user?.hasLotteryToken === true,
  },
  actions: {
    /** stores the member's info on this device (D8) */
    storeUser: () => undefined,
    clearStorage: () => undefined,
    noteFailure: assign((_, { error }: { error: unknown }) => ({
      failure: loadFailureText(error, { own: PROFILE_FAILED_TEXT }),
    })),
    setUser: assign((_, user: UserInfo) => ({ user })),
    patchUser: assign(({ context: { user } }, patch: Partial<UserInfo>) => ({
      user: user && { ...user, ...patch },
    })),
    forgetMember: assign({ user: null, hasToken: false }),
    notifyEnded: sendParent((_, chosen: boolean): SessionEndedEvent => ({ type: 'session.ended', chosen })),
    reportCrash,
    go,
  },
  delays: {
    lotteryTokenPause: LOTTERY_TOKEN_POLL_MS,
    logoutRedirect: LOGOUT_REDIRECT_MS,
    logoffTimeout: LOGOFF_TIMEOUT_MS,
    abandonRedirect: ABANDON_REDIRECT_MS,
  },
});
