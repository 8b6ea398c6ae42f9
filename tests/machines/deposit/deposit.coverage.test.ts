import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { offlineMethods } from '#machines/deposit/depositRules.ts';
import { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import { offlineDepositMachine } from '#machines/deposit/offlineDeposit.machine.ts';
import { onlineDepositMachine } from '#machines/deposit/onlineDeposit.machine.ts';
import { onlinePaymentMachine } from '#machines/deposit/onlinePayment.machine.ts';
import { onlineSubmission, type OnlinePayment } from '#machines/deposit/onlinePayment.ts';
import { paymentMachine } from '#machines/deposit/payment.machine.ts';
import { rechargeMachine } from '#machines/deposit/recharge.machine.ts';
import { rechargeSubmission, type Recharge } from '#machines/deposit/recharge.ts';
import { BANK, CHANNELS, INFO, RECEIPT, WAYS } from '#tests/support/deposits.ts';
import { OUTCOMES, submissionSamples } from '#tests/support/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const newKey = () => 'key-1';
const broken = [{ kind: 'malformed' }] as const;

describeTransitionCoverage({
  machine: depositMachine,
  starts: { opened: () => ({ newKey }) },
  calls: {
    fetchPayWays: { outputs: [WAYS, { ...WAYS, online: false }] },
    online: { errors: broken },
    digital: { errors: broken },
    offline: { errors: broken },
  },
  events: {
    'tab.selected': [{ type: 'tab.selected', tab: 'digital' }],
    retry: [{ type: 'retry' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
  },
  key: ({ context }) => context.tab,
});

describeTransitionCoverage({
  machine: onlineDepositMachine,
  starts: { opened: () => ({ newKey }) },
  calls: {
    fetchChannels: { outputs: [CHANNELS, []] },
    payment: { outputs: [{ opened: true }, { opened: false }], errors: broken },
    fetchReceipt: { outputs: [null] },
  },
  events: {
    'channel.selected': [
      { type: 'channel.selected', code: 'fixed' },
      { type: 'channel.selected', code: 'none' },
    ],
    'option.selected': [{ type: 'option.selected', code: 'QRFIX' }],
    'amount.typed': [{ type: 'amount.typed', text: '200' }],
    submit: [{ type: 'submit' }],
    retry: [{ type: 'retry' }],
    'payment.again': [{ type: 'payment.again' }],
  },
  key: ({ context: { channel, option, amount, invalid } }) => [channel?.code, option?.code, amount, invalid],
});

describeTransitionCoverage({
  machine: onlinePaymentMachine,
  starts: {
    'a press': () => ({ intent: { channel: '', payname: '', payOption: '', amount: '200' }, newKey }),
  },
  callbacks: ['paymentWindow'],
  calls: { submission: { outputs: OUTCOMES, errors: broken } },
  events: {
    'submission.unsettled': [{ type: 'submission.unsettled' }],
    'submission.retry': [{ type: 'submission.retry' }],
    'submission.abandon': [{ type: 'submission.abandon' }],
    'window.opened': [{ type: 'window.opened' }],
    'window.blocked': [{ type: 'window.blocked' }],
    'window.refused': [{ type: 'window.refused' }],
  },
});

const recharged = { outputs: [{ taken: true }, { taken: false }], errors: broken };

describeTransitionCoverage({
  machine: digitalDepositMachine,
  starts: { opened: () => ({ newKey }) },
  calls: { recharge: recharged },
  events: {
    'protocol.selected': [{ type: 'protocol.selected', protocol: 'ERC20' }],
    'amount.typed': [{ type: 'amount.typed', text: '100' }],
    submit: [{ type: 'submit' }],
    'recharge.taken': [{ type: 'recharge.taken', depositNo: 'CK1' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
  },
  key: ({ context: { protocol, amount, invalid, shown } }) => [protocol, amount, invalid, shown],
});

describeTransitionCoverage({
  machine: offlineDepositMachine,
  starts: {
    'every method': () => ({ methods: offlineMethods(WAYS), newKey }),
    'none open': () => ({ methods: [], newKey }),
  },
  calls: { recharge: recharged, receipt: { errors: broken } },
  events: {
    'method.selected': [
      { type: 'method.selected', method: 'bank' },
      { type: 'method.selected', method: 'wxpay' },
    ],
    'amount.typed': [{ type: 'amount.typed', text: '100' }],
    edited: [{ type: 'edited' }],
    submit: [
      { type: 'submit', details: null },
      { type: 'submit', details: BANK },
    ],
    'recharge.taken': [{ type: 'recharge.taken', depositNo: 'CK1' }],
    'receipt.left': [{ type: 'receipt.left' }],
    'receipt.closed': [{ type: 'receipt.closed' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
  },
  key: ({ context: { method, amount, invalid, sent, shown } }) => [method, amount, invalid, sent, shown],
});

describeTransitionCoverage({
  machine: rechargeMachine,
  starts: {
    'by Alipay': () => ({ intent: { paytype: 'alipay' as const, amount: '100' }, newKey }),
    'by bank': () => ({ intent: { paytype: 'bank' as const, amount: '100', ...BANK }, newKey }),
  },
  calls: { submission: { outputs: OUTCOMES, errors: broken }, payment: { errors: broken } },
  events: {
    'submission.retry': [{ type: 'submission.retry' }],
    'submission.abandon': [{ type: 'submission.abandon' }],
  },
});

describeTransitionCoverage({
  machine: paymentMachine,
  starts: { 'a deposit': () => ({ depositNo: 'CK1' }) },
  calls: { fetchPaymentInfo: { outputs: [INFO] }, fetchReceipt: { outputs: [RECEIPT, null] } },
  events: {
    retry: [{ type: 'retry' }],
    'payment.closed': [{ type: 'payment.closed' }],
    'payment.completed': [{ type: 'payment.completed' }],
  },
});

const scanned: OnlinePayment = { channel: 'fixed', payname: '扫码定额', payOption: 'QRFIX', amount: '200' };

describeTransitionCoverage({
  machine: onlineSubmission,
  ...submissionSamples(scanned, 'https://pay.example/1'),
});

const byAlipay: Recharge = { paytype: 'alipay', amount: '100' };

describeTransitionCoverage({
  machine: rechargeSubmission,
  ...submissionSamples(byAlipay, '提交成功，单号 CK1'),
});
