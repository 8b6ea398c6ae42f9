import { object, string } from 'valibot';
import type { Client } from '#api/client.ts';
import type { BodyOf } from '#api/contract/contract.ts';
import { ignored } from '#api/fields.ts';
import type { CallError } from '#machines/kit/calls/callError.ts';

const token = object({ api_token: string() });

/** The token of an answer; an empty one counts as missing (D7). */
function tokenOf({ data }: { data: { api_token: string } }): string {
  if (data.api_token === '') throw { kind: 'malformed' } satisfies CallError;
  return data.api_token;
}

const loginCall = { method: 'POST', path: '/api/login_pc', data: token } as const;
const registerCall = {
  method: 'POST',
  path: '/api/register',
  data: token,
  success: 201,
} as const;
const sendSmsCall = { method: 'POST', path: '/api/send-sms', data: ignored } as const;

/** Logs in; returns the session token. */
export const login = (call: Client, body: BodyOf<'POST /api/login_pc'>, signal: AbortSignal) =>
  call(loginCall, { body, signal }).then(tokenOf);

/** Registers; returns the session token. Success is code 201 (spec 1 §7). */
export const register = (call: Client, body: BodyOf<'POST /api/register'>, signal: AbortSignal) =>
  call(registerCall, { body, signal }).then(tokenOf);

/** Makes the server send an SMS code. */
export const sendSms = (call: Client, phone: string, signal: AbortSignal) =>
  call(sendSmsCall, { body: { phone }, signal }).then((): void => undefined);
