import { ownerMark, readStored, type StoredKey } from '#lib/storage.ts';
import { readAmount } from '#machines/kit/money/serverAmount.ts';
import type { UserInfo } from '#machines/app/session/userInfo.ts';
import type { AppInfo } from '#machines/app/site/appInfo.ts';

/** The names of fields by the type of their values, separated by spaces. */
type Kinds = Readonly<Partial<Record<'string' | 'number' | 'boolean' | 'amount', string>>>;

// names in one line: a library schema or a table would add more to the first screen
const appInfo: Kinds = {
  string: 'title repairTips webContent name version iosDownloadUrl',
  boolean: 'open redPacketOpen redPacketIcon welcomeOpen smsOpen',
};

const user: Kinds = {
  string: 'username avatar vipname realname mobile email birthday',
  amount: 'balance mbalance paysum withdrawcashfee withdrawfeeusdttrc withdrawusdtrate usdtrate',
  number: 'vip isagent transferstatus',
  boolean: 'hasLotteryToken',
};

/** An amount is stored as it was read; null is unknown (D65). */
function is(value: unknown, kind: string): boolean {
  return kind === 'amount' ? readAmount(value) === value : typeof value === kind;
}

/** Stored data may come from an older version of the app or be edited by hand: only data of the right shape is used. */
function stored(key: StoredKey, kinds: Kinds): unknown {
  const value = readStored(key) as Record<string, unknown> | null;
  const isWhole = Object.entries(kinds).every(([kind, names]) =>
    names.split(' ').every((name) => is(value?.[name], kind)),
  );
  return isWhole ? value : null;
}

/** The site's facts of the last visit. */
export function storedAppInfo(): AppInfo | null {
  return stored('appInfo', appInfo) as AppInfo | null;
}

/**
 * The last known member of this window's session; a member who has logged in in another window since is not returned.
 */
export function storedUser(): UserInfo | null {
  const known = stored('userInfo', user) as (UserInfo & { owner?: number }) | null;
  return known?.owner === ownerMark() ? known : null;
}
