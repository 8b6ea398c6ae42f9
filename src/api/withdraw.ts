import { object } from 'valibot';
import type { Client } from '#api/client.ts';
import type { BodyOf } from '#api/contract/contract.ts';
import { ignored, text } from '#api/fields.ts';
import { listOf } from '#api/lists.ts';
import { amount, state } from '#api/numberFields.ts';
import { payableFields } from '#api/payableFields.ts';

const endpoints = {
  withdraw: { method: 'POST', path: '/api/withdraw', data: ignored },
  records: {
    method: 'POST',
    path: '/api/gettransrecord',
    data: listOf(
      object({
        amount,
        created_at: text,
        order_no: text,
        relatedorders: text,
        pay_way: text,
        channel_name: text,
        out_trade_no: text,
        order_id: text,
        state,
        status: text,
        ...payableFields,
      }),
    ),
  },
} as const;

/** Requests one withdrawal; `bank` is the account's id, the amount CNY as a decimal string. */
export const withdraw = (
  call: Client,
  body: BodyOf<'POST /api/withdraw'>,
  idempotencyKey: string,
  signal: AbortSignal,
) => call(endpoints.withdraw, { body, idempotencyKey, signal }).then((): void => undefined);

/**
 * The newest records of a kind (gettransrecord's `type`, D49), of today or of another of its `date`s: for the receipt of
 * the last request, and for an order that is not paid.
 */
export const fetchNewest = (call: Client, type: number, signal: AbortSignal, date = 1) =>
  call(endpoints.records, { body: { api_type: '', date, page: 1, type }, signal }).then(({ data }) => data);
