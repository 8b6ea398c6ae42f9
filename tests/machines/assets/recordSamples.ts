import type { AssetRecord } from '#machines/assets/records.ts';

/** An open deposit, whose payment can be opened again. */
export const OPEN_DEPOSIT: AssetRecord = {
  key: 'CK1',
  title: 'USDT',
  amount: '100.00',
  sign: '+',
  amountTone: 'plain',
  time: '2026-11-21 08:03:00',
  state: '待审核',
  tone: 'open',
  number: 'CK1',
  numberName: '单号',
  details: [],
  note: '',
  steps: [],
  bet: null,
  isWaiting: true,
  isPayable: true,
  cashier: '',
};

/** A settled bet with this result (CNY) at this Beijing time. */
export function settledBet(result: string | null, time: string): AssetRecord {
  return {
    ...OPEN_DEPOSIT,
    key: `BET ${time}`,
    title: '金龙送宝',
    amount: result,
    sign: '',
    time,
    state: '已结算',
    tone: 'good',
    number: `BET ${time}`,
    bet: { stake: '20.00', result, isSettled: true },
    isWaiting: false,
    isPayable: false,
    cashier: '',
  };
}
