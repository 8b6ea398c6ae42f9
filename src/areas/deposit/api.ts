import { nullish, object, optional, pipe, string, transform, unknown } from 'valibot';
import type { Client } from '#api/client.ts';
import type { BodyOf } from '#api/contract/contract.ts';
import { flag, ignored, text } from '#api/fields.ts';
import { amount } from '#api/numberFields.ts';
import { listOf } from '#api/lists.ts';

const payWays = object({
  usdt: flag,
  card: flag,
  alipay: flag,
  wxpay: flag,
  online: flag,
  wechat: flag,
});

/** Amounts as a list, as a comma-separated text, or missing; zeros are left out, unknown ones are null (D65). */
const amounts = pipe(
  nullish(ignored, []),
  transform((list) =>
    typeof list === 'string' ? list.split(/[,，]/).filter((one) => one.trim() !== '') : list,
  ),
  listOf(amount),
  transform((list) => list.filter((one) => one === null || /[1-9]/.test(one))),
);

/** A range as text; any other value is as good as none (D65). */
const range = pipe(
  optional(unknown(), ''),
  transform((value) => (typeof value === 'string' ? value : '')),
);

const channel = object({
  channel: text,
  name: text,
  options: listOf(object({ payname: text, bank_code: text, amount_range: range, fixed_amounts: amounts })),
});

const payLink = pipe(
  nullish(object({ url: nullish(string(), ''), payUrl: nullish(string(), '') }), {}),
  transform(({ url, payUrl }) => url || payUrl || ''),
);

const endpoints = {
  ways: { method: 'GET', path: '/api/get_pay_way', data: payWays },
  channels: { method: 'GET', path: '/api/payment-channels', data: listOf(channel) },
  process: { method: 'POST', path: '/api/process', data: payLink },
  recharge: { method: 'POST', path: '/api/recharge', data: ignored },
} as const;

/** The open methods (D50). */
export const fetchPayWays = (call: Client, signal: AbortSignal) =>
  call(endpoints.ways, { signal }).then(({ data }) => data);

/** The channels of online payment with their options. */
export const fetchChannels = (call: Client, signal: AbortSignal) =>
  call(endpoints.channels, { signal }).then(({ data }) => data);

/** Starts an online payment; returns its link, empty if there is none. */
export const processPayment = (
  call: Client,
  body: BodyOf<'POST /api/process'>,
  idempotencyKey: string,
  signal: AbortSignal,
) => call(endpoints.process, { body, idempotencyKey, signal }).then(({ data }) => data);

/** Requests one recharge; returns the message, which contains the deposit number. */
export const recharge = (
  call: Client,
  body: BodyOf<'POST /api/recharge'>,
  idempotencyKey: string,
  signal: AbortSignal,
) => call(endpoints.recharge, { body, idempotencyKey, signal }).then(({ message }) => message);
