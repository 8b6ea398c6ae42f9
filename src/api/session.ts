import { array, object, pipe, string, transform } from 'valibot';
import type { Client } from '#api/client.ts';
import { ignored, text } from '#api/fields.ts';
import { amount, amountOrZero, usdt, whole } from '#api/numberFields.ts';

/** The money of a member; the documents' defaults are those of an absent field (spec 1 §3). */
const money = {
  balance: amountOrZero,
  mbalance: amount,
  paysum: amountOrZero,
  withdrawcashfee: usdt,
  withdrawfeeusdttrc: usdt,
  withdrawusdtrate: usdt,
  usdtrate: usdt,
};

const info = object({
  ...money,
  username: text,
  avatar: text,
  vip: whole,
  vipname: text,
  realname: text,
  mobile: text,
  email: text,
  birthday: text,
  isagent: whole,
  transferstatus: whole,
});

/** A member's info; the lottery token is separate (D8) and empty if the answer has none. */
const user = pipe(
  object({ ...info.entries, lottery_token: text }),
  transform(({ lottery_token: lotteryToken, ...info }) => ({ info, lotteryToken })),
);

/** Whether an answer's field has a value: a null is one where it makes an amount unknown (D65). */
const isGiven = ([name, value]: [string, unknown]) => value != null || (value === null && name in money);

/** Adds the names of the fields that have a value to an answer's fields. */
const withGiven = pipe(
  ignored,
  transform((data) =>
    typeof data === 'object' && data !== null
      ? {
          ...data,
          given: Object.entries(data)
            .filter(isGiven)
            .map(([name]) => name),
        }
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
    patch,
    lotteryToken,
  })),
);

const balance = pipe(withGiven, object({ balance: amount, mbalance: amount, given }), transform(givenOf));

const endpoints = {
  user: { method: 'POST', path: '/api/user', data: user },
  balance: { method: 'POST', path: '/api/balance', data: balance },
  logoff: { method: 'POST', path: '/api/logoff', data: ignored },
} as const;

/** The member's info; the lottery token is separate (D8). */
export const fetchUser = (call: Client, signal: AbortSignal) =>
  call(endpoints.user, { signal }).then(({ data }) => data);

/**
 * The main wallet's balance and turnover quota, CNY; fields that the answer does not contain are absent.
 */
export const fetchBalance = (call: Client, signal: AbortSignal) =>
  call(endpoints.balance, { signal }).then(({ data }) => data);

/** Ends the session on the server. */
export const logoff = (call: Client, signal: AbortSignal) =>
  call(endpoints.logoff, { signal }).then((): void => undefined);
