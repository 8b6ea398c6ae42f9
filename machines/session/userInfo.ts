/**
 * The member as the app keeps it: without tokens, so that it may be stored and inspected (D8).
 * Amounts are CNY as decimal strings; fees and rates are decimal strings too (D17).
 */
export interface UserInfo {
  username: string;
  avatar: string;
  balance: string;
  mbalance: string;
  vip: number;
  vipname: string;
  paysum: string;
  realname: string;
  mobile: string;
  email: string;
  birthday: string;
  isagent: number;
  transferstatus: number;
  withdrawcashfee: string;
  withdrawfeeusdttrc: string;
  withdrawusdtrate: string;
  usdtrate: string;
  /** The lottery token itself stays with the calls; a flow needs only to know that there is one. */
  hasLotteryToken: boolean;
}

/** What the answer of a balance poll tells; CNY as decimal strings. */
export type Balance = Partial<Pick<UserInfo, 'balance' | 'mbalance'>>;

/** Tells the session what else another flow has learnt of the member; nothing of one who is not known yet. */
export interface ProfilePatchedEvent {
  type: 'profile.patched';
  patch: Partial<UserInfo>;
}
