import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { unread } from '#api/contract/fields.ts';

export const withdrawCalls = {
  'POST /api/withdraw': {
    summary: 'Requests a withdrawal',
    member: true,
    changes: true,
    idempotent: true,
    body: v.object({
      amount: v.string(),
      bank: v.pipe(
        v.union([v.string(), v.number()]),
        v.metadata({
          description:
            'The id of the payout account. Where the operator offers withdrawal to an address (D23, off by default), the USDT address itself, in the shape of its protocol: `0x…` for ERC20, `T…` for TRC20.',
        }),
      ),
      password: v.pipe(v.string(), v.metadata({ description: 'The fund password.' })),
    }),
    data: unread,
  },
} satisfies Record<string, DocumentedCall>;
