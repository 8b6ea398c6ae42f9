/**
 * The member as the app stores it: without tokens, so that it may be stored and inspected (D8). Amounts are CNY as
 * decimal strings; fees and rates are decimal strings too (D17).
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
  /** The lottery token itself stays with the calls; a flow only needs to know whether there is one. */
  hasLotteryToken: boolean;
}

/** The answer of a balance poll; CNY as decimal strings. */
export type Balance = Partial<Pick<UserInfo, 'balance' | 'mbalance'>>;

/** Sends the session other member data that a flow has received; ignored if the member is not known yet. */
export interface ProfilePatchedEvent {
  type: 'profile.patched';
  patch: Partial<UserInfo>;
}
