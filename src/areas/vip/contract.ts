import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { amount, list, object } from '#api/contract/fields.ts';

/** A VIP level (spec 2 §3); the order of the list is that of the levels. */
export const vipLevel = object({
  flow: v.pipe(amount, v.metadata({ description: 'The cumulative turnover, CNY.' })),
  recharge: v.pipe(amount, v.metadata({ description: 'The cumulative top-up, CNY.' })),
  realperson: amount,
  electron: amount,
  joker: amount,
  sport: amount,
  lottery: amount,
  e_sport: amount,
});

export const vipCalls = {
  'POST /api/uservip': { summary: 'The VIP levels, lowest first', member: false, data: list(vipLevel) },
} satisfies Record<string, DocumentedCall>;
