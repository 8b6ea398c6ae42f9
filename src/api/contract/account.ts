import * as v from 'valibot';
import type { DocumentedCall } from './call.ts';
import { amount, identifier, list, object, text, unread } from './fields.ts';

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

/** A payout account (spec 2 §3). */
export const payoutAccount = object({
  id: identifier,
  bank: text,
  bank_owner: text,
  bank_no: identifier,
  bank_address: v.nullish(text),
  ico: v.nullish(text),
});

/** A notice to members (spec 2 §3). */
export const notice = object({
  id: identifier,
  title: text,
  content: v.pipe(text, v.metadata({ description: 'HTML; shown sanitised.' })),
  created_at: text,
});

const passwords = v.object({
  password: v.pipe(v.string(), v.metadata({ description: 'The old one (D48).' })),
  paypassword: v.pipe(v.string(), v.metadata({ description: 'The new one (D48).' })),
});

const banks = list(object({ bank_name: text }));

export const accountCalls = {
  'POST /api/editPassword': {
    summary: 'Changes the login password',
    member: true,
    changes: true,
    body: passwords,
    data: unread,
  },
  'POST /api/editPayPassword': {
    summary: 'Changes the fund password',
    member: true,
    changes: true,
    body: passwords,
    data: unread,
  },
  'POST /api/updateuserinfo': {
    summary: 'Changes the member’s phone, email or birthday',
    description: 'A missing field stays unchanged.',
    member: true,
    changes: true,
    body: v.object({
      mobile: v.optional(v.string()),
      birthday: v.optional(v.pipe(v.string(), v.metadata({ description: 'As YYYY-MM-DD.' }))),
      email: v.optional(v.string()),
    }),
    data: unread,
  },
  'POST /api/uservip': { summary: 'The VIP levels, lowest first', member: false, data: list(vipLevel) },
  'POST /api/noticeList': {
    summary: 'The notices to members',
    member: true,
    body: v.object({
      page: v.literal(1),
      limit: v.literal(999),
      api_token: v.pipe(v.string(), v.metadata({ description: 'The session’s token again (D8).' })),
    }),
    data: object({ data: list(notice) }),
  },
  'POST /api/getcard': {
    summary: 'The payout accounts of a kind',
    member: true,
    body: v.object({
      type: v.pipe(
        v.picklist([1, 2, 5]),
        v.metadata({ description: '1 bank card or alipay, 2 USDT, 5 other wallet.' }),
      ),
    }),
    data: list(payoutAccount),
  },
  'POST /api/delcard': {
    summary: 'Removes a payout account',
    member: true,
    changes: true,
    body: v.object({ id: v.union([v.string(), v.number()]) }),
    data: unread,
  },
  'POST /api/banklist': { summary: 'The banks of bank cards', member: true, data: banks },
  'GET /api/activebanks': {
    summary: 'The active banks, which are also types of wallets (D22)',
    member: true,
    data: banks,
  },
  'POST /api/getpaybank': {
    summary: 'Not used by the app',
    description: 'The documents name it but describe neither its body nor its answer.',
    member: true,
    data: unread,
    optional: true,
  },
  'POST /api/bindcard': {
    summary: 'Binds a payout account of any kind',
    description:
      'For USDT `bank` is USDT, `bank_no` the address and `bank_owner` the protocol. For another wallet `bank` is its type, `bank_no` the address, and `bank_owner` the protocol if the type is one (D52).',
    member: true,
    changes: true,
    idempotent: true,
    body: v.object({
      bank: v.string(),
      bank_owner: v.string(),
      bank_no: v.string(),
      bank_address: v.string(),
      pay_pass: v.pipe(v.string(), v.metadata({ description: 'The fund password.' })),
    }),
    data: unread,
  },
} satisfies Record<string, DocumentedCall>;
