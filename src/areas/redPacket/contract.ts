import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { amount, list, object, whole, time } from '#api/contract/fields.ts';

/** The red packets of a member, with the rules of the grab (spec 1 §3). */
export const redPacketInfo = object({
  sendnums: v.pipe(whole, v.metadata({ description: 'The remaining chances; below 0 counts as 0.' })),
  acquirednum: whole,
  max_times: whole,
  yesterday_deposit: v.optional(
    v.pipe(
      amount,
      v.metadata({
        description:
          'The deposits of the previous Beijing day, CNY, by which the chances are given. Without it the page shows only the chances.',
      }),
    ),
  ),
  rules: list(
    object({
      start_time: v.pipe(
        time,
        v.metadata({ description: 'Beijing time; before it the grab is not open yet (D54).' }),
      ),
      end_time: v.pipe(time, v.metadata({ description: 'Beijing time; after it the grab is over (D54).' })),
      day_flow: amount,
      flow_money: amount,
      recharge: amount,
    }),
  ),
});

export const redPacketCalls = {
  'GET /api/userredpacket': {
    summary: 'The member’s red packets and the rules of the grab',
    member: true,
    query: v.optional(v.object({ page: v.number() })),
    data: redPacketInfo,
  },
  'POST /api/douserredpacket': {
    summary: 'Grabs one red packet',
    description: 'A refusal shows its message.',
    member: true,
    changes: true,
    idempotent: true,
    data: object({ redpacketmoney: v.pipe(amount, v.metadata({ description: 'The prize, CNY.' })) }),
  },
} satisfies Record<string, DocumentedCall>;
