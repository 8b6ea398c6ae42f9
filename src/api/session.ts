import { object, optional, pipe, string, transform, nonEmpty } from 'valibot';
import type { Client } from '#api/client.ts';
import { decimal, ignored, text, whole } from '#api/fields.ts';

const token = object({ api_token: pipe(string(), nonEmpty()) });

const user = pipe(
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

const balance = object({ balance: decimal, mbalance: optional(decimal, '0') });

const endpoints = {
  login: { method: 'POST', path: '/api/login_pc', data: token },
  register: { method: 'POST', path: '/api/register', data: token, success: 201 },
  user: { method: 'POST', path: '/api/user', data: user },
  balance: { method: 'POST', path: '/api/balance', data: balance },
  logoff: { method: 'POST', path: '/api/logoff', data: ignored },
  sendSms: { method: 'POST', path: '/api/send-sms', data: ignored },
} as const;

/** The fields of a registration as the server names them (spec 1 §3). */
export interface RegistrationPayload extends Record<string, string> {
  name: string;
  password: string;
  password_confirmation: string;
  realname: string;
  phone: string;
  smsCode: string;
  invite_code: string;
  pid: string;
  sourceurl: string;
}

/** Logs in; answers the session token. */
export const login = (call: Client, body: { name: string; password: string }, signal: AbortSignal) =>
  call(endpoints.login, { body, signal }).then(({ data }) => data.api_token);

/** Registers; answers the session token. Success is code 201 (spec 1 §7). */
export const register = (call: Client, body: RegistrationPayload, signal: AbortSignal) =>
  call(endpoints.register, { body, signal }).then(({ data }) => data.api_token);

/** The member's info, with the lottery token apart from it (D8). */
export const fetchUser = (call: Client, signal: AbortSignal) =>
  call(endpoints.user, { signal }).then(({ data }) => data);

/** The main wallet's balance and turnover quota, CNY as decimal strings. */
export const fetchBalance = (call: Client, signal: AbortSignal) =>
  call(endpoints.balance, { signal }).then(({ data }) => data);

/** Ends the session on the server. */
export const logoff = (call: Client, signal: AbortSignal) =>
  call(endpoints.logoff, { signal }).then((): void => undefined);

/** Has the server send an SMS code. */
export const sendSms = (call: Client, phone: string, signal: AbortSignal) =>
  call(endpoints.sendSms, { body: { phone }, signal }).then((): void => undefined);
