import { beijingText } from '#sandbox/http/beijing.ts';
import type { deposits } from '#sandbox/db/ledgerSchema.ts';
import type { bets, bonuses, rebates, transfers, withdrawals } from '#sandbox/db/moneySchema.ts';
import { maskedNumber } from '#machines/kit/money/accountNumber.ts';
import { yuan } from '#sandbox/ledger/cents.ts';
import { platforms } from './platforms.ts';

/**
 * Rows of gettransrecord (spec 2 §3 transaction record). Every row has every field, empty if it does not apply, because
 * the documents do not say which tab reads which field.
 */
function record(fields: { amount: number; at: number; number: string; state: number }) {
  const { amount, at, number, state } = fields;
  return {
    amount: yuan(amount),
    created_at: beijingText(at),
    pay_way: '',
    channel_name: '',
    out_trade_no: '',
    order_id: '',
    order_no: number,
    relatedorders: '',
    state,
    status: '',
    type: 0,
  };
}

/** The end of a review: its time, and where the money has arrived its arrival, or why it was rejected. */
function review({ state, settledAt }: { state: number; settledAt: number | null }, reason: string) {
  if (settledAt === null) return {};
  const at = beijingText(settledAt);
  return state === 2 ? { reviewed_at: at, arrived_at: at } : { reviewed_at: at, reason };
}

const onlineStates: Readonly<Record<number, string>> = { 1: 'pending', 2: 'success', 3: 'failed' };

/** The address of an online deposit's payment page (sandbox/pages). */
export const cashierOf = (number: string, amount: number) =>
  `/sandbox/pay?number=${number}&amount=${yuan(amount)}`;

/** A deposit; while it is pending, its record says whether and where it can be paid. */
export const depositRow = (row: typeof deposits.$inferSelect) => ({
  ...record({ ...row, at: row.createdAt }),
  pay_way: row.payWay,
  channel_name: row.channel,
  // the number that the payment channel knows
  out_trade_no: row.kind === 'online' ? `M${row.number}` : '',
  status: row.kind === 'online' ? (onlineStates[row.state] ?? '') : '',
  ...review(row, '未收到款项'),
  ...(row.kind === 'online'
    ? { pay_url: row.state === 1 ? cashierOf(row.number, row.amount) : '' }
    : { payable: row.state === 1 ? 1 : 0 }),
});

export const withdrawalRow = (row: typeof withdrawals.$inferSelect) => ({
  ...record({ ...row, at: row.createdAt }),
  pay_way: row.bank,
  ...review(row, '收款账户信息有误，金额已退回主账户'),
  account: `${row.bank} ${maskedNumber(row.bankNo)}`,
  // in CNY the amount arrives whole
  ...(row.received === ''
    ? { fee: '0.00', received: yuan(row.amount) }
    : { fee: row.fee, received: row.received, currency: 'USDT' }),
});

export const transferRow = (row: typeof transfers.$inferSelect) => ({
  ...record({ ...row, at: row.createdAt }),
  pay_way: platforms.get(row.platform) ?? row.platform,
  channel_name: row.platform,
});

export const bonusRow = (row: typeof bonuses.$inferSelect) => ({
  ...record({ ...row, at: row.createdAt }),
  type: row.type,
});

/** A bet (spec 2 §3 bet record); `win_loss` is negative for a loss. */
export const betRow = (row: typeof bets.$inferSelect) => ({
  bet_id: row.number,
  bet_amount: yuan(row.amount),
  bet_time: beijingText(row.createdAt),
  Code: row.code,
  win_loss: yuan(row.winLoss),
  state: row.state,
});

/** A rebate (spec 2 §3 rebate record). */
export const rebateRow = (row: typeof rebates.$inferSelect) => ({
  money: yuan(row.amount),
  gamename: platforms.get(row.platform) ?? row.platform,
  state: row.state,
  created_at: beijingText(row.createdAt),
  updated_at: beijingText(row.updatedAt),
});
