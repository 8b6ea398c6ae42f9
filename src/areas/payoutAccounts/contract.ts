import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import { identifier, list, object, text, unread } from '#api/contract/fields.ts';

/** A payout account (spec 2 §3). */
export const payoutAccount = object({
  id: identifier,
  bank: text,
  bank_owner: text,
  bank_no: identifier,
  bank_address: v.nullish(text),
  ico: v.nullish(text),
});

const banks = list(object({ bank_name: text }));

export const payoutAccountCalls = {
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
