import { boolean, literal, number, object, safeParse, string, type GenericSchema } from 'valibot';
import { readStored, type StoredKey } from '#lib/storage.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';
import type { AppInfo } from '#machines/site/appInfo.ts';

const appInfo = object({
  title: string(),
  open: boolean(),
  repairTips: string(),
  redPacketOpen: boolean(),
  welcomeOpen: boolean(),
  webContent: string(),
  smsOpen: boolean(),
  name: string(),
  version: string(),
  iosDownloadUrl: string(),
}) satisfies GenericSchema<unknown, AppInfo>;

const user = object({
  username: string(),
  avatar: string(),
  balance: string(),
  mbalance: string(),
  vip: number(),
  vipname: string(),
  paysum: string(),
  realname: string(),
  mobile: string(),
  email: string(),
  birthday: string(),
  isagent: number(),
  transferstatus: number(),
  withdrawcashfee: string(),
  withdrawfeeusdttrc: string(),
  withdrawusdtrate: string(),
  usdtrate: string(),
  hasLotteryToken: literal(false),
}) satisfies GenericSchema<unknown, UserInfo>;

/** What is stored may be of an older version of the app, or touched by hand: only the right shape is used. */
function stored<Value>(key: StoredKey, schema: GenericSchema<unknown, Value>): Value | null {
  const result = safeParse(schema, readStored(key));
  return result.success ? result.output : null;
}

/** The site's facts of the last visit. */
export function storedAppInfo(): AppInfo | null {
  return stored('appInfo', appInfo);
}

/** The member of this window's session as last known. */
export function storedUser(): UserInfo | null {
  return stored('userInfo', user);
}
