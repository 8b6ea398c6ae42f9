import { nullish, object, pipe, transform } from 'valibot';
import type { Client } from '#api/client.ts';
import { amount, amountOrZero, percentage, whole } from '#api/numberFields.ts';
import { listOf } from '#api/lists.ts';

const level = object({
  level: nullish(whole, 0),
  flow: amount,
  // a requirement that is missing is none (D31)
  recharge: amountOrZero,
  realperson: percentage,
  electron: percentage,
  joker: percentage,
  sport: percentage,
  lottery: percentage,
  e_sport: percentage,
});

const levels = pipe(
  listOf(level),
  // the documents name no number of a level: without one its place in the list counts
  transform((rows) =>
    rows.map(({ e_sport: eSport, ...row }, at) => ({ ...row, eSport, level: row.level || at + 1 })),
  ),
);

const endpoints = { levels: { method: 'POST', path: '/api/uservip', data: levels } } as const;

/** The VIP levels, lowest first. */
export const fetchVipLevels = (call: Client, signal: AbortSignal) =>
  call(endpoints.levels, { signal }).then(({ data }) => data);
