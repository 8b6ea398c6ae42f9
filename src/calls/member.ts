import * as api from '#api/session.ts';
import { boundPoll } from '#calls/boundPoll.ts';
import { client } from '#calls/client.ts';
import { keepLotteryToken } from '#calls/keepLotteryToken.ts';
import { watchDocument } from '#calls/watchDocument.ts';
import { balancePollingMachine } from '#machines/app/session/balancePolling.machine.ts';
import type { UserInfo } from '#machines/app/session/userInfo.ts';

/** Reads the member's info and stores its lottery token separately. */
export async function fetchMember(signal: AbortSignal): Promise<UserInfo> {
  const { info, lotteryToken } = await api.fetchUser(client, signal);
  return { ...info, hasLotteryToken: keepLotteryToken(lotteryToken) };
}

/** Balance polling with its call. */
export const balancePolling = balancePollingMachine.provide({
  actors: {
    request: boundPoll((signal) => api.fetchBalance(client, signal)),
    watchVisibilityAndNetwork: watchDocument,
  },
});

/** Ends the session on the server. */
export function logOff(signal: AbortSignal): Promise<void> {
  return api.logoff(client, signal);
}
