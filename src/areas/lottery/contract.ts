import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { amount, object, filledText } from '#api/contract/fields.ts';

const lotteryToken = v.pipe(v.string(), v.metadata({ description: 'The member’s lottery_token.' }));

export const lotteryCalls = {
  'POST /api/game-address': {
    summary: 'The address of a lottery',
    description:
      'The mobile address takes precedence. Codes with their own texts: 401, 403, 429; 500 shows its message.',
    member: true,
    body: v.object({
      gameId: v.pipe(v.string(), v.metadata({ description: 'The lottery’s gamecode.' })),
      token: lotteryToken,
    }),
    data: v.union(
      [object({ addr_wap: filledText }), object({ addr_web: filledText })],
      'object with addr_wap or addr_web',
    ),
  },
  'POST /api/get-game-balance': {
    summary: 'The lottery’s wallet',
    member: true,
    body: v.object({ token: lotteryToken }),
    data: object({ balance: amount }),
  },
  'POST /api/transfer-out': {
    summary: 'Moves an amount from the lottery’s wallet into the main one',
    member: true,
    changes: true,
    idempotent: true,
    body: v.object({ amount: v.string(), token: lotteryToken }),
    data: object({ beforeBalance: v.nullish(amount), afterBalance: v.nullish(amount), amount }),
  },
} satisfies Record<string, DocumentedCall>;
