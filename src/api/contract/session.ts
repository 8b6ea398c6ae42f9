import * as v from 'valibot';
import type { DocumentedCall } from './call.ts';
import { amount, filledText, flag, object, text, unread, whole } from './fields.ts';

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
const session = object({ api_token: filledText });

export const sessionCalls = {
  'POST /api/login_pc': {
    summary: 'Logs in',
    description: '`name` is the user name or the phone.',
    member: false,
    body: v.object({ name: v.string(), password: v.string() }),
    data: session,
  },
  'POST /api/register': {
    summary: 'Registers a member and logs in',
    description: 'Success is code 201.',
    member: false,
    changes: true,
    body: v.object({
      name: v.string(),
      password: v.string(),
      password_confirmation: v.string(),
      realname: v.string(),
      phone: v.string(),
      smsCode: v.pipe(v.string(), v.metadata({ description: 'Empty if sms_open is not 1.' })),
      invite_code: v.pipe(v.string(), v.metadata({ description: 'Empty if none was given.' })),
      pid: v.pipe(v.string(), v.metadata({ description: 'The referrer; empty if there is none.' })),
      sourceurl: v.pipe(v.string(), v.metadata({ description: 'The origin at which the site was opened.' })),
    }),
    data: session,
    success: 201,
  },
  'POST /api/send-sms': {
    summary: 'Sends an SMS code for the registration',
    member: false,
    changes: true,
    body: v.object({ phone: v.string() }),
    data: unread,
  },
  'POST /api/logoff': { summary: 'Ends the session', member: true, changes: true, data: unread },
  'POST /api/user': { summary: 'The member', member: true, data: userInfo },
  'POST /api/balance': {
    summary: 'The main wallet and the turnover quota',
    description:
      'Polled every 3 s while the page is visible. A 401 here logs the member out to the home page without a dialog (D6).',
    member: true,
    data: object({ balance: amount, mbalance: amount }),
  },
  'POST /api/refreshusermoney': {
    summary: 'The member after the server has recounted the money',
    description: 'Any fields of the member; missing ones stay unchanged.',
    member: true,
    data: v.partial(userInfo),
  },
  'POST /api/uploadimg': {
    summary: 'Replaces the member’s picture',
    description: 'JPEG, PNG, GIF or WebP of at most 5 MB.',
    member: true,
    changes: true,
    multipart: true,
    body: v.object({ file: v.instance(Blob) }),
    data: unread,
  },
} satisfies Record<string, DocumentedCall>;
