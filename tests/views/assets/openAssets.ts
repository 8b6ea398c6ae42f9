import { userEvent } from '@testing-library/user-event';
import type { RecordTab } from '#machines/kit/money/recordTabs.ts';
import type { AnswerBody } from '#tests/support/answerBody.ts';
import { userAnswer, type Answer } from '#tests/support/driver.ts';
import type { RenderedDriver } from '#tests/support/renderedDriver.tsx';

/** The records of deposits, withdrawals, transfers and bonuses. */
export const RECORDS = '/api/gettransrecord';
/** The records of bets. */
export const BETS = '/api/betrecord';
/** The records of rebates, with their summary. */
export const REBATES = '/api/getfanshui';
/** The platforms' balances. */
export const BALANCES = '/api/balancelist';
/** Requests a transfer. */
export const TRANSFER = '/api/transfer';
/** Turns automatic transfers on or off. */
export const TRANSFER_SWITCH = '/api/uptransferstatus';
/** Claims the rebate. */
export const CLAIM = '/api/dofanshui';

/** Reads where to pay a deposit. */
export const PAY_INFO = '/api/payinfo';

/** Reads the address of customer service. */
export const SERVICE = '/api/getservicerurl';

const MONEY = { balance: '100.50', mbalance: '300.1' };
const PLATFORMS = [
  { name: 'PP电子', platname: 'pp', balance: '66.60' },
  { name: 'AE电子', platname: 'ae', balance: '0.00' },
];

/** An online deposit with this number. */
export const record = (number: string, channel_name = '极速通道') => ({
  amount: '200.00',
  created_at: '2026-11-21 12:00:00',
  channel_name,
  order_no: number,
  status: 'pending',
});

/** A digital deposit with this number that waits for its payment. */
export const deposit = (order_no: string) => ({
  amount: '200.00',
  created_at: '2026-11-21 12:00:00',
  pay_way: 'USDT',
  order_no,
  state: 1,
});

/** A single page with all the records. */
export const onePage = (...rows: object[]): AnswerBody => ({
  code: 200,
  data: { data: rows, last_page: 1 },
});

/** The rebate of a member without records. */
export const rebate = (claimed: string, pending: string): AnswerBody => ({
  code: 200,
  data: { list: [], last_page: 1, jisuan: claimed, nojisuan: pending },
});

/**
 * Opens the records page at this tab, for a member who transfers by hand, with the first page of records and the
 * platforms' balances; returns a user. Later requests stay pending.
 */
export async function openAssets(
  app: RenderedDriver,
  tab: RecordTab,
  first: Answer = onePage(record('CK1')),
) {
  await app.calls.always('/api/user', userAnswer(MONEY.balance, { ...MONEY, transferstatus: 0 }));
  await app.calls.always('/api/balance', { code: 200, data: MONEY });
  await app.open(`/assets?type=${tab}`, {
    member: true,
    hold: [RECORDS, BETS, REBATES, BALANCES, TRANSFER, TRANSFER_SWITCH, CLAIM, PAY_INFO, SERVICE],
  });
  await app.calls.answer(tab === '4' ? BETS : tab === '5' ? REBATES : RECORDS, first);
  await app.pass(500);
  await app.calls.answer(BALANCES, { code: 200, data: PLATFORMS });
  return userEvent.setup({ delay: null });
}
