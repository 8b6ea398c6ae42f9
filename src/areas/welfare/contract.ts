import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { amount, list, object, whole, time } from '#api/contract/fields.ts';

export const welfareCalls = {
  'POST /api/redpacket': {
    summary: 'The red packets granted for recharges, 10 per page',
    member: true,
    body: v.object({ page: v.number() }),
    data: object({
      data: list(object({ money: amount, redpacketmoney: amount, created_at: time })),
      total: v.pipe(whole, v.metadata({ description: 'The number on all pages.' })),
    }),
  },
} satisfies Record<string, DocumentedCall>;
