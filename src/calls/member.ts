import * as api from '#api/session.ts';
import { client } from '#calls/client.ts';
import { setLotteryToken } from '#calls/lotteryToken.ts';
import type { Balance, UserInfo } from '#machines/session/userInfo.ts';

/** Reads the member's info, keeping its lottery token apart. */
export async function fetchMember(signal: AbortSignal): Promise<UserInfo> {
  const { info, lotteryToken } = await api.fetchUser(client, signal);
  setLotteryToken(lotteryToken);
  return { ...info, hasLotteryToken: lotteryToken !== '' };
}

/** The member's balance and turnover quota. */
export function fetchBalance(signal: AbortSignal): Promise<Balance> {
  return api.fetchBalance(client, signal);
}

/** Ends the session on the server. */
export function logOff(signal: AbortSignal): Promise<void> {
  return api.logoff(client, signal);
}
