import { object, partial, pick, pipe, record, string, transform } from 'valibot';
import type { Client } from '#api/client.ts';
import { ignored, text } from '#api/fields.ts';
import { decimal, whole } from '#api/numberFields.ts';
import type { Balance, UserInfo } from '#machines/session/userInfo.ts';

const info = object({
  username: text,
  avatar: text,
  balance: decimal,
  mbalance: decimal,
  vip: whole,
  vipname: text,
  paysum: decimal,
  realname: text,
  mobile: text,
  email: text,
  birthday: text,
  isagent: whole,
  transferstatus: whole,
  withdrawcashfee: decimal,
  withdrawfeeusdttrc: decimal,
  withdrawusdtrate: decimal,
  usdtrate: decimal,
});

/** A member's info with the lottery token apart from it (D8); empty where the answer has none. */
const user = pipe(
  object({ ...info.entries, lottery_token: text }),
  transform(({ lottery_token: lotteryToken, ...told }) => ({ info: told, lotteryToken })),
);

/** What of a member's info is told, be it the money alone: what has no value leaves what is known as it is. */
const told = pipe(
  record(string(), ignored),
  transform((fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null))),
);

/** As `user`, of what is told. */
export const userPatch = pipe(
  told,
  partial(object({ ...info.entries, lottery_token: text })),
  // a field that is not told has no key: `partial` types it as undefined
  transform(({ lottery_token: lotteryToken = '', ...patch }) => ({
    patch: patch as Partial<UserInfo>,
    lotteryToken,
  })),
);

const balance = pipe(
  told,
  partial(pick(info, ['balance', 'mbalance'])),
  transform((patch) => patch as Balance),
);

const endpoints = {
  user: { method: 'POST', path: '/api/user', data: user },
  balance: { method: 'POST', path: '/api/balance', data: balance },
  logoff: { method: 'POST', path: '/api/logoff', data: ignored },
} as const;

/** The member's info, with the lottery token apart from it (D8). */
export const fetchUser = (call: Client, signal: AbortSignal) =>
  call(endpoints.user, { signal }).then(({ data }) => data);

/** The main wallet's balance and turnover quota, CNY as decimal strings; what the answer does not tell is absent. */
export const fetchBalance = (call: Client, signal: AbortSignal) =>
  call(endpoints.balance, { signal }).then(({ data }) => data);

/** Ends the session on the server. */
export const logoff = (call: Client, signal: AbortSignal) =>
  call(endpoints.logoff, { signal }).then((): void => undefined);
