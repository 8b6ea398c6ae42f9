import { object, string } from 'valibot';
import type { Client, Endpoint } from '#api/client.ts';
import { ignored } from '#api/fields.ts';
import type { CallError } from '#machines/calls/callError.ts';

const token = object({ api_token: string() });

/** The token of an answer; an empty one is as bad as none (D7). */
function tokenOf({ data }: { data: { api_token: string } }): string {
  if (data.api_token === '') throw { kind: 'malformed' } satisfies CallError;
  return data.api_token;
}

const loginCall: Endpoint<typeof token> = { method: 'POST', path: '/api/login_pc', data: token };
const registerCall: Endpoint<typeof token> = {
  method: 'POST',
  path: '/api/register',
  data: token,
  success: 201,
};
const sendSmsCall: Endpoint<typeof ignored> = { method: 'POST', path: '/api/send-sms', data: ignored };

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
  call(loginCall, { body, signal }).then(tokenOf);

/** Registers; answers the session token. Success is code 201 (spec 1 §7). */
export const register = (call: Client, body: RegistrationPayload, signal: AbortSignal) =>
  call(registerCall, { body, signal }).then(tokenOf);

/** Has the server send an SMS code. */
export const sendSms = (call: Client, phone: string, signal: AbortSignal) =>
  call(sendSmsCall, { body: { phone }, signal }).then((): void => undefined);
