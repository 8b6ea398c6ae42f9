import { readStored, type StoredKey } from '#lib/storage.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';
import type { AppInfo } from '#machines/site/appInfo.ts';

// the kinds of the fields, by name: a schema of the library would weigh more on the first screen
const appInfo: Readonly<Record<keyof AppInfo, string>> = {
  title: 'string',
  open: 'boolean',
  repairTips: 'string',
  redPacketOpen: 'boolean',
  welcomeOpen: 'boolean',
  webContent: 'string',
  smsOpen: 'boolean',
  name: 'string',
  version: 'string',
  iosDownloadUrl: 'string',
};

const user: Readonly<Record<keyof UserInfo, string>> = {
  username: 'string',
  avatar: 'string',
  balance: 'string',
  mbalance: 'string',
  vip: 'number',
  vipname: 'string',
  paysum: 'string',
  realname: 'string',
  mobile: 'string',
  email: 'string',
  birthday: 'string',
  isagent: 'number',
  transferstatus: 'number',
  withdrawcashfee: 'string',
  withdrawfeeusdttrc: 'string',
  withdrawusdtrate: 'string',
  usdtrate: 'string',
  hasLotteryToken: 'boolean',
};

/** What is stored may be of an older version of the app, or touched by hand: only the right shape is used. */
function stored<Value>(key: StoredKey, kinds: Readonly<Record<keyof Value & string, string>>): Value | null {
  const value = readStored(key) as Record<string, unknown> | null;
  const isWhole = Object.entries(kinds).every(([field, kind]) => typeof value?.[field] === kind);
  return isWhole ? (value as Value) : null;
}

/** The site's facts of the last visit. */
export function storedAppInfo(): AppInfo | null {
  return stored('appInfo', appInfo);
}

/** The member of this window's session as last known. */
export function storedUser(): UserInfo | null {
  return stored('userInfo', user);
}
