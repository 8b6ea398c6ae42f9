import type { BankDetails, PayChannel, PayWays } from '#machines/deposit/depositRules.ts';
import type { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import type { offlineDepositMachine } from '#machines/deposit/offlineDeposit.machine.ts';
import type { PaymentInfo } from '#machines/kit/money/payment.machine.ts';
import type { Receipt } from '#machines/kit/money/receipt.machine.ts';
import type { Harness } from '#tests/support/harness.ts';

/** All methods available. */
export const WAYS: PayWays = {
  usdt: true,
  card: true,
  alipay: true,
  wxpay: true,
  online: true,
  wechat: true,
};

/** Channels with a range, with fixed amounts, with both, and with no limit. */
export const CHANNELS: PayChannel[] = [
  {
    code: 'fast',
    name: '极速通道',
    options: [
      { name: '银联快捷', code: 'UNION', range: { min: '100', max: '50000' }, fixed: [] },
      { name: '网银转账', code: 'EBANK', range: { min: '500', max: '100000' }, fixed: [] },
    ],
  },
  {
    code: 'fixed',
    name: '定额通道',
    options: [
      { name: '扫码定额', code: 'QRFIX', range: null, fixed: ['100', '200'] },
      { name: '话费直充', code: 'PHONE', range: { min: '50', max: '300' }, fixed: ['30', '50', '100'] },
    ],
  },
  { code: 'bare', name: '备用通道', options: [] },
];

/** Valid values of the bank form. */
export const BANK: BankDetails = {
  bank_owner: '张三',
  bank: '招商银行',
  bank_no: '6222021234567890',
  bank_address: '深圳分行',
};

/** The payment info of a digital deposit. */
export const INFO: PaymentInfo = {
  address: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
  network: 'TRC20',
  picture: null,
  amount: '100.00',
  bank: '',
  holder: '',
  branch: '',
  payable: { amount: '15.73', currency: 'USDT' },
  arrival: '',
};

/** Matches the address of the info, whose groups stand in elements of their own. */
export const isShownAddress = (_: string, element: Element | null): boolean =>
  element?.tagName === 'P' && element.textContent === INFO.address;

/** The record of a digital deposit. */
export const RECEIPT: Receipt = {
  number: 'CK20261121000001',
  numberName: '单号',
  details: [],
  amount: '100.00',
  time: '2026-11-21 08:03:00',
  state: '待审核',
};

type Method = Pick<Harness<typeof digitalDepositMachine | typeof offlineDepositMachine>, 'subject' | 'pass'>;

/** The recharge that a method has under way. */
export function rechargeOf({ subject }: Pick<Method, 'subject'>) {
  const { recharge } = subject.getSnapshot().children;
  if (recharge === undefined) throw new Error('No recharge is under way');
  return recharge;
}

/** Closes the payment of a method's recharge. */
export async function closePayment({ subject, pass }: Method) {
  rechargeOf({ subject }).getSnapshot().children.payment?.send({ type: 'payment.closed' });
  await pass(0);
}

/** Tells the recharge of a method that its page is shown or hidden, as `watchFacts` does. */
export async function pageIs(event: 'page.shown' | 'page.hidden', { subject, pass }: Method) {
  const facts = { shown: event === 'page.shown', allowance: null };
  rechargeOf({ subject }).send({ type: 'facts.changed', facts });
  await pass(0);
}
