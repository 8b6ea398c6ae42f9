import { array, nullish, object, pipe, transform } from 'valibot';
import type { Client } from './client.ts';
import { PROTOCOLS } from '#machines/kit/money/payoutAccount.ts';
import { readAmount } from '#machines/kit/money/serverAmount.ts';
import { ignored, text } from './fields.ts';
import { amount } from './numberFields.ts';

const card = object({ mch_id: text, payimg: text, bank_owner: text, bank_address: text });
/** `cardlist` may be a list or one object (D51). */
const paymentInfo = pipe(
  object({
    info: nullish(
      object({ amount, real_money: nullish(ignored, ''), bank: text, paytype: text, arrival: text }),
      { amount: null, real_money: '', bank: '', paytype: '', arrival: '' },
    ),
    cardlist: pipe(
      nullish(ignored, []),
      transform((cards): unknown[] => (Array.isArray(cards) ? cards : [cards])),
      array(card),
    ),
  }),
  transform(({ info: { amount, real_money: toPay, bank, paytype, arrival }, cardlist }) => {
    // a backend may name it within a longer text, such as `USDT-TRC20`
    const network = PROTOCOLS.find((protocol) => bank.toUpperCase().includes(protocol)) ?? null;
    const isUsdt = paytype === 'usdt' || network !== null;
    // empty if the answer names no amount of its own to pay
    const real_money = toPay === '' ? '' : readAmount(toPay, isUsdt ? 'USDT' : 'CNY');
    return { amount, isUsdt, network, real_money, bank, arrival, ...cardlist[0] };
  }),
);

const endpoint = { method: 'POST', path: '/api/payinfo', data: paymentInfo } as const;

/** The payment details of a deposit number. */
export const fetchPaymentInfo = (call: Client, depositNo: string, signal: AbortSignal) =>
  call(endpoint, { body: { deposit_no: depositNo }, signal }).then(({ data }) => data);
