import { nullish, object, pipe, transform } from 'valibot';
import type { Client } from './client.ts';
import type { BodyOf } from '#api/contract/contract.ts';
import { text } from './fields.ts';
import { amount } from './numberFields.ts';

const addresses = pipe(
  nullish(object({ addr_wap: text, addr_web: text }), { addr_wap: '', addr_web: '' }),
  transform((data) => data.addr_wap || data.addr_web),
);

const receipt = nullish(object({ beforeBalance: amount, afterBalance: amount, amount }), {
  beforeBalance: null,
  afterBalance: null,
  amount: null,
});

const endpoints = {
  address: { method: 'POST', path: '/api/game-address', data: addresses },
  balance: { method: 'POST', path: '/api/get-game-balance', data: object({ balance: amount }) },
  transferOut: { method: 'POST', path: '/api/transfer-out', data: receipt },
} as const;

/** A lottery's address, preferably the mobile one; empty if the server has none. */
export const fetchLotteryAddress = (
  call: Client,
  body: BodyOf<'POST /api/game-address'>,
  signal: AbortSignal,
) => call(endpoints.address, { body, signal }).then(({ data }) => data);

/** The balance of the lottery's wallet, CNY. */
export const fetchLotteryBalance = (call: Client, token: string, signal: AbortSignal) =>
  call(endpoints.balance, { body: { token }, signal }).then(({ data }) => data.balance);

/** Moves an amount (CNY, decimal string) from the lottery's wallet into the main one. */
export const transferOut = (
  call: Client,
  { amount, token, idempotencyKey }: { amount: string; token: string; idempotencyKey: string },
  signal: AbortSignal,
) =>
  call(endpoints.transferOut, { body: { amount, token }, idempotencyKey, signal }).then(({ data }) => data);
