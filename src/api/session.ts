import { array, object, pipe, string, transform } from 'valibot';
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

/** A member's info; the lottery token is separate (D8) and empty if the answer has none. */
const user = pipe(
  object({ ...info.entries, lottery_token: text }),
  transform(({ lottery_token: lotteryToken, ...info }) => ({ info, lotteryToken })),
);

/** Adds the names of the fields that have a value to an answer's fields. */
const withGiven = pipe(
  ignored,
  transform((data) =>
    typeof data === 'object' && data !== null
      ? { ...data, given: Object.entries(data).flatMap(([name, value]) => (value == null ? [] : [name])) }
      : data,
  ),
);
const given = array(string());

/** The fields that the answer contained: a field without a value leaves the known one unchanged. */
function givenOf<Fields extends { given: string[] }>({
  given: names,
  ...fields
}: Fields): Partial<Omit<Fields, 'given'>> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))) as Partial<
    Omit<Fields, 'given'>
  >;
}

/** Like `user`, for an answer with some fields, possibly only the money. */
export const userPatch = pipe(
  withGiven,
  object({ ...info.entries, lottery_token: text, given }),
  transform(givenOf),
  transform(({ lottery_token: lotteryToken = '', ...patch }) => ({
    patch: patch as Partial<UserInfo>,
    lotteryToken,
  })),
);

const balance = pipe(
  withGiven,
  object({ balance: decimal, mbalance: decimal, given }),
  transform((read) => givenOf(read) as Balance),
);

const endpoints = {
  user: { method: 'POST', path: '/api/user', data: user },
  balance: { method: 'POST', path: '/api/balance', data: balance },
  logoff: { method: 'POST', path: '/api/logoff', data: ignored },
} as const;

/** The member's info; the lottery token is separate (D8). */
export const fetchUser = (call: Client, signal: AbortSignal) =>
  call(endpoints.user, { signal }).then(({ data }) => data);

/**
 * The main wallet's balance and turnover quota, CNY as decimal strings; fields that the answer does not contain are
 * absent.
 */
export const fetchBalance = (call: Client, signal: AbortSignal) =>
  call(endpoints.balance, { signal }).then(({ data }) => data);

/** Ends the session on the server. */
export const logoff = (call: Client, signal: AbortSignal) =>
  call(endpoints.logoff, { signal }).then((): void => undefined);
