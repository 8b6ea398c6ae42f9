import { fallback, object, pipe, transform, type GenericSchema } from 'valibot';
import type { Client } from './client.ts';
import type { BodyOf } from '#api/contract/contract.ts';
import { ignored, text } from './fields.ts';
import { amount, state, usdt, whole } from './numberFields.ts';
import { listOf } from './lists.ts';
import { payableFields } from './payableFields.ts';

/** A text that a backend may lack; one in another form is none. */
const extra = fallback(text, '');

const transaction = object({
  amount,
  created_at: text,
  pay_way: text,
  channel_name: text,
  out_trade_no: text,
  order_id: text,
  state,
  status: text,
  order_no: text,
  relatedorders: text,
  type: text,
  reviewed_at: extra,
  arrived_at: extra,
  reason: extra,
  account: extra,
  fee: usdt,
  received: usdt,
  currency: extra,
  ...payableFields,
});

const bet = object({
  bet_amount: amount,
  bet_time: text,
  Code: text,
  win_loss: amount,
  bet_id: text,
  state,
});

const rebate = object({ money: amount, gamename: text, state, created_at: text, updated_at: text });

/** The last page; null if it is not sent. */
const lastPage = pipe(
  whole,
  transform((page) => page || null),
);

/** A page as `{data, last_page}`, or a bare list as its only page (D51). */
function pageOf<Row extends GenericSchema>(row: Row) {
  return pipe(
    ignored,
    transform((page) => (Array.isArray(page) || !page ? { data: page, last_page: 1 } : page)),
    object({ data: listOf(row), last_page: lastPage }),
    transform(({ data, last_page }) => ({ rows: data, lastPage: last_page })),
  );
}

const platform = object({ name: text, platname: text, balance: amount });

const endpoints = {
  transactions: { method: 'POST', path: '/api/gettransrecord', data: pageOf(transaction) },
  bets: { method: 'POST', path: '/api/betrecord', data: pageOf(bet) },
  rebates: {
    method: 'POST',
    path: '/api/getfanshui',
    data: object({
      list: listOf(rebate),
      last_page: lastPage,
      jisuan: amount,
      nojisuan: amount,
    }),
  },
  claim: { method: 'POST', path: '/api/dofanshui', data: ignored },
  balances: { method: 'POST', path: '/api/balancelist', data: listOf(platform) },
  transfer: { method: 'POST', path: '/api/transfer', data: ignored },
  saveStatus: { method: 'POST', path: '/api/uptransferstatus', data: ignored },
} as const;

/** Transactions; `type` is 1, 2, 3, 4, 6 or 7 (D49). */
export const fetchTransactions = (
  call: Client,
  body: BodyOf<'POST /api/gettransrecord'>,
  signal: AbortSignal,
) => call(endpoints.transactions, { body, signal }).then(({ data }) => data);

/** Bets. */
export const fetchBets = (call: Client, body: BodyOf<'POST /api/betrecord'>, signal: AbortSignal) =>
  call(endpoints.bets, { body, signal }).then(({ data }) => data);

/** Rebates with their summary: `jisuan` claimed, `nojisuan` pending. */
export const fetchRebates = (call: Client, body: BodyOf<'POST /api/getfanshui'>, signal: AbortSignal) =>
  call(endpoints.rebates, { body, signal }).then(({ data }) => data);

/** Claims the pending rebate; returns the message. */
export const claimRebate = (call: Client, idempotencyKey: string, signal: AbortSignal) =>
  call(endpoints.claim, { idempotencyKey, signal }).then(({ message }) => message);

/** The member's balance on each platform. */
export const fetchPlatforms = (call: Client, signal: AbortSignal) =>
  call(endpoints.balances, { signal }).then(({ data }) => data);

/** Moves money between the main wallet (`userbalance`) and a platform; returns the message. */
export const transfer = (
  call: Client,
  body: BodyOf<'POST /api/transfer'>,
  idempotencyKey: string,
  signal: AbortSignal,
) => call(endpoints.transfer, { body, idempotencyKey, signal }).then(({ message }) => message);

/** Turns automatic transfers on (1) or off (0). */
export const saveTransferStatus = (call: Client, transferstatus: number, signal: AbortSignal) =>
  call(endpoints.saveStatus, { body: { transferstatus }, signal }).then((): void => undefined);

/** A transaction as the server lists it. */
export type TransactionItem = Awaited<ReturnType<typeof fetchTransactions>>['rows'][number];
/** A bet as the server lists it. */
export type BetItem = Awaited<ReturnType<typeof fetchBets>>['rows'][number];
/** A rebate as the server lists it. */
export type RebateItem = Awaited<ReturnType<typeof fetchRebates>>['list'][number];
