import * as v from 'valibot';
import type { DocumentedCall } from './call.ts';
import { amount, object, text, unread, filledText, flag, whole } from './fields.ts';

/** The member (spec 1 §3, spec 2 §3). */
export const userInfo = object({
  username: text,
  avatar: v.nullish(text),
  balance: amount,
  mbalance: v.pipe(amount, v.metadata({ description: 'The turnover quota, CNY.' })),
  vip: v.nullish(whole),
  vipname: v.nullish(v.pipe(text, v.metadata({ description: 'The address of the level’s icon.' }))),
  paysum: v.nullish(v.pipe(amount, v.metadata({ description: 'The total recharge, CNY.' }))),
  realname: v.nullish(text),
  mobile: v.nullish(text),
  email: v.nullish(text),
  birthday: v.nullish(v.pipe(text, v.metadata({ description: 'As YYYY-MM-DD; empty if unknown.' }))),
  isagent: v.nullish(flag),
  transferstatus: v.nullish(flag),
  withdrawcashfee: v.nullish(
    v.pipe(
      amount,
      v.metadata({ description: 'The ERC20 fee, USDT; without it, what would arrive is not shown.' }),
    ),
  ),
  withdrawfeeusdttrc: v.nullish(
    v.pipe(
      amount,
      v.metadata({ description: 'The TRC20 fee, USDT; without it, what would arrive is not shown.' }),
    ),
  ),
  withdrawusdtrate: v.nullish(
    v.pipe(
      amount,
      v.metadata({ description: 'CNY per USDT for withdrawals; required if USDT is paid out.' }),
    ),
  ),
  usdtrate: v.nullish(v.pipe(amount, v.metadata({ description: 'CNY per USDT for deposits.' }))),
  api_token: v.nullish(text),
  lottery_token: v.nullish(
    v.pipe(
      text,
      v.metadata({
        description: 'Empty or missing until it is ready: the app polls every 5 s, 20 times.',
      }),
    ),
  ),
});

/** The session's token, which the app then sends as bearer token. */
export const session = object({ api_token: filledText });

export const sessionCalls = {
  'POST /api/logoff': { summary: 'Ends the session', member: true, changes: true, data: unread },
  'POST /api/user': { summary: 'The member', member: true, data: userInfo },
  'POST /api/balance': {
    summary: 'The main wallet and the turnover quota',
    description:
      'Polled every 3 s while the page is visible. A 401 here logs the member out to the home page without a dialog (D6).',
    member: true,
    data: object({ balance: amount, mbalance: amount }),
  },
} satisfies Record<string, DocumentedCall>;
