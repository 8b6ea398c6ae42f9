import { nullish, object, pipe, transform } from 'valibot';
import type { Client } from '#api/client.ts';
import { ignored, text } from '#api/fields.ts';
import { listOf } from '#api/lists.ts';
import { amount, whole } from '#api/numberFields.ts';

const endpoints = {
  chances: {
    method: 'GET',
    path: '/api/userredpacket',
    data: object({ sendnums: whole, acquirednum: whole }),
  },
  records: {
    method: 'POST',
    path: '/api/redpacket',
    data: pipe(
      ignored,
      // a list without a page around it tells no total
      transform((page) => (Array.isArray(page) || !page ? { data: page } : page)),
      object({
        data: listOf(object({ money: amount, redpacketmoney: amount, created_at: text })),
        total: nullish(whole, 0),
      }),
      transform(({ data, total }) => ({ rows: data, total })),
    ),
  },
} as const;

/** The numbers of red packets that may be grabbed and have been grabbed; the server may send less than 0. */
export const fetchChances = (call: Client, signal: AbortSignal) =>
  call(endpoints.chances, { query: { page: 1 }, signal }).then(({ data }) => data);

/** A page of the red packets granted for recharges. */
export const fetchRedPackets = (call: Client, page: number, signal: AbortSignal) =>
  call(endpoints.records, { body: { page }, signal }).then(({ data }) => data);
