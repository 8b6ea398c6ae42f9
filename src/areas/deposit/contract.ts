import * as v from 'valibot';
import type { DocumentedCall } from '#api/contract/call.ts';
import {
  amount,
  identifier,
  list,
  object,
  text,
  unread,
  filledText,
  openFlag,
} from '#api/contract/fields.ts';

/** A channel of online payment with its options (spec 2 §3). */
export const channel = object({
  channel: identifier,
  name: text,
  options: list(
    object({
      payname: text,
      bank_code: v.nullish(
        v.pipe(
          identifier,
          v.metadata({ description: 'Sent as payOption; may be empty or the same twice (D60).' }),
        ),
      ),
      amount_range: v.nullish(
        v.pipe(
          text,
          v.regex(/^$|^\s*\d+(\.\d+)?\s*-\s*\d+(\.\d+)?\s*$/, 'range such as 100-5000'),
          v.metadata({ description: 'min-max, CNY; empty if there is no limit.', examples: ['100-5000'] }),
        ),
      ),
      fixed_amounts: v.nullish(
        v.pipe(
          list(amount),
          v.metadata({ description: 'The only allowed amounts; empty if any amount is allowed.' }),
        ),
      ),
    }),
  ),
});

/** A text of an extension, which a backend may lack. */
const extension = (description: string, ...examples: readonly string[]) =>
  v.nullish(v.pipe(text, v.metadata({ description, ...(examples.length > 0 && { examples }) })));

const card = object({
  mch_id: identifier,
  payimg: v.nullish(text),
  bank_owner: extension('An extension: the name of the account’s holder.'),
  bank_address: extension('An extension: the bank’s branch.'),
});

/** The payment details of a deposit (spec 2 §3). */
export const paymentInfo = object({
  info: object({
    amount: v.pipe(amount, v.metadata({ description: 'CNY.' })),
    real_money: v.nullish(v.pipe(amount, v.metadata({ description: 'The amount to pay; USDT for usdt.' }))),
    bank: v.nullish(
      v.pipe(
        text,
        v.metadata({ description: 'The network of a USDT address; otherwise the bank or wallet.' }),
      ),
    ),
    paytype: v.nullish(text),
    arrival: extension('An extension: the usual time until it is credited, in words.', '约 1-5 分钟'),
  }),
  cardlist: v.pipe(
    v.union([list(card), card], 'list or object'),
    v.metadata({ description: 'The first one is shown: mch_id is the address or account, payimg its code.' }),
  ),
});

const rechargeAmount = v.pipe(v.string(), v.metadata({ description: 'CNY, such as "100.00".' }));

export const depositCalls = {
  'GET /api/get_pay_way': {
    summary: 'The open deposit methods',
    member: true,
    data: object({
      usdt: v.nullish(openFlag),
      card: v.nullish(openFlag),
      alipay: v.nullish(openFlag),
      wxpay: v.nullish(openFlag),
      online: v.nullish(openFlag),
      wechat: v.nullish(openFlag),
    }),
  },
  'GET /api/payment-channels': {
    summary: 'The channels of online payment',
    member: true,
    data: list(channel),
  },
  'POST /api/process': {
    summary: 'Starts an online payment',
    description: 'The browser opens the address.',
    member: true,
    changes: true,
    idempotent: true,
    body: v.object({
      channel: v.string(),
      payname: v.string(),
      payOption: v.pipe(v.string(), v.metadata({ description: 'The option’s bank_code, or empty (D60).' })),
      amount: rechargeAmount,
      api_token: v.pipe(v.string(), v.metadata({ description: 'The session’s token again (D8).' })),
    }),
    data: v.union([object({ url: filledText }), object({ payUrl: filledText })], 'object with url or payUrl'),
  },
  'POST /api/recharge': {
    summary: 'Requests a deposit by USDT, bank, Alipay or WeChat',
    description: 'The app then calls payinfo with the deposit number.',
    message: 'deposit number',
    member: true,
    changes: true,
    idempotent: true,
    body: v.variant('paytype', [
      v.object({
        paytype: v.literal('usdt'),
        amount: rechargeAmount,
        catepay: v.picklist(['TRC20', 'ERC20']),
      }),
      v.object({
        paytype: v.literal('bank'),
        amount: rechargeAmount,
        bank: v.string(),
        bank_address: v.string(),
        bank_no: v.string(),
        bank_owner: v.string(),
      }),
      v.object({ paytype: v.literal('alipay'), amount: rechargeAmount }),
      v.object({ paytype: v.literal('wxpay'), amount: rechargeAmount }),
    ]),
    data: unread,
  },
  'POST /api/payinfo': {
    summary: 'Where to pay a deposit',
    description:
      'Asked after the recharge, and again from its record for as long as that is pending review; a deposit that is settled, or another member’s, is refused with a message.',
    member: true,
    body: v.object({ deposit_no: v.string() }),
    data: paymentInfo,
  },
} satisfies Record<string, DocumentedCall>;
