import type { AssetRecord } from '#machines/assets/records.ts';

/** An open deposit, whose payment can be opened again. */
export const OPEN_DEPOSIT: AssetRecord = {
  key: 'CK1',
  title: 'USDT',
  amount: '100.00',
  sign: '+',
  time: '2026-11-21 08:03:00',
  state: '待审核',
  tone: 'open',
  number: 'CK1',
  numberName: '单号',
  details: [],
  note: '',
  isPayable: true,
};
