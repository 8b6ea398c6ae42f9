import * as api from '#api/session.ts';
import { client } from '#calls/client.ts';
import { boundCall, boundPoll } from '#calls/boundCall.ts';
import { lazyActor } from '#calls/lazyActor.ts';
import { watchDocument } from '#calls/presence.ts';
import { clearStorage, writeStored, writeToken } from '#lib/storage.ts';
import { balancePollingMachine } from '#machines/session/balancePolling.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';

/** The lottery token stays in memory: it is neither stored nor shown to a machine (D8). */
let lotteryToken = '';

/** The member's lottery token; empty until the server has given one. */
export function currentLotteryToken(): string {
  return lotteryToken;
}

/** Reads the member's info, keeping its lottery token apart. */
export async function fetchMember(signal: AbortSignal): Promise<UserInfo> {
  const { info, lotteryToken: token } = await api.fetchUser(client, signal);
  lotteryToken = token;
  return { ...info, hasLotteryToken: token !== '' };
}

/** Keeps a token that a login or registration was answered with, unless its page has been left meanwhile. */
export function keepToken(token: string, signal: AbortSignal): void {
  if (!signal.aborted) writeToken(token);
}

/** The session with its calls and storage. */
export const session = sessionMachine.provide({
  actors: {
    balancePolling: balancePollingMachine.provide({
      actors: {
        request: boundPoll((signal) => api.fetchBalance(client, signal)),
        watchPresence: watchDocument,
      },
    }),
    lotteryTokenPolling: lazyActor(() =>
      import('./lotteryTokenPolling.ts').then((m) => m.lotteryTokenPolling),
    ),
    fetchUser: boundCall((_: void, signal) => fetchMember(signal)),
    logOff: boundCall((_: void, signal) => api.logoff(client, signal)),
  },
  actions: {
    // whether there is a lottery token is known anew after each start, as the token itself is not stored
    storeUser: (_, { user }) => writeStored('userInfo', user && { ...user, hasLotteryToken: false }),
    clearStorage: () => {
      lotteryToken = '';
      clearStorage();
    },
  },
});
