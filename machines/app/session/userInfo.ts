import type { ServerAmount } from '#machines/kit/money/serverAmount.ts';

/**
 * The member as the app stores it: without tokens, so that it may be stored and inspected (D8). Amounts are CNY,
 * fees USDT, rates CNY per USDT; null is unknown (D65).
 */
export interface UserInfo {
  username: string;
  avatar: string;
  balance: ServerAmount;
  mbalance: ServerAmount;
  vip: number;
  vipname: string;
  paysum: ServerAmount;
  realname: string;
  mobile: string;
  email: string;
  birthday: string;
  isagent: number;
  transferstatus: number;
  withdrawcashfee: ServerAmount;
  withdrawfeeusdttrc: ServerAmount;
  withdrawusdtrate: ServerAmount;
  usdtrate: ServerAmount;
  /** The lottery token itself stays with the calls; a flow only needs to know whether there is one. */
  hasLotteryToken: boolean;
}

/** The answer of a balance poll; CNY. */
export type Balance = Partial<Pick<UserInfo, 'balance' | 'mbalance'>>;

/** Sends the session other member data that a flow has received; ignored if the member is not known yet. */
export interface ProfilePatchedEvent {
  type: 'profile.patched';
  patch: Partial<UserInfo>;
}
