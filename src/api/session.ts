import { nullish, object, pipe, transform } from 'valibot';
import type { Client } from '#api/client.ts';
import { ignored, text } from '#api/fields.ts';
import { decimal, whole } from '#api/numberFields.ts';

/** The member's info as several calls answer it. */
export const user = pipe(
  object({
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
    lottery_token: text,
  }),
  transform(({ lottery_token: lotteryToken, ...info }) => ({ info, lotteryToken })),
);

const balance = object({ balance: decimal, mbalance: nullish(decimal, '0') });

const endpoints = {
  user: { method: 'POST', path: '/api/user', data: user },
  balance: { method: 'POST', path: '/api/balance', data: balance },
  logoff: { method: 'POST', path: '/api/logoff', data: ignored },
} as const;

/** The member's info, with the lottery token apart from it (D8). */
export const fetchUser = (call: Client, signal: AbortSignal) =>
  call(endpoints.user, { signal }).then(({ data }) => data);

/** The main wallet's balance and turnover quota, CNY as decimal strings. */
export const fetchBalance = (call: Client, signal: AbortSignal) =>
  call(endpoints.balance, { signal }).then(({ data }) => data);

/** Ends the session on the server. */
export const logoff = (call: Client, signal: AbortSignal) =>
  call(endpoints.logoff, { signal }).then((): void => undefined);
