import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { offlineMethods } from '#machines/deposit/depositRules.ts';
import { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import { offlineDepositMachine } from '#machines/deposit/offlineDeposit.machine.ts';
import { onlineDepositMachine } from '#machines/deposit/onlineDeposit.machine.ts';
import { paymentInfoMachine } from '#machines/deposit/paymentInfo.machine.ts';
import { BANK, CHANNELS, INFO, WAYS } from '#tests/support/deposits.ts';
import { OUTCOMES } from '#tests/support/submissions.ts';
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
  callbacks: ['paymentWindow'],
  calls: {
    fetchChannels: { outputs: [CHANNELS, []] },
    submission: { outputs: OUTCOMES, errors: broken },
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
    'submission.unsettled': [{ type: 'submission.unsettled' }],
    'submission.retry': [{ type: 'submission.retry' }],
    'submission.abandon': [{ type: 'submission.abandon' }],
    'window.opened': [{ type: 'window.opened' }],
    'window.blocked': [{ type: 'window.blocked' }],
    'window.refused': [{ type: 'window.refused' }],
  },
  key: ({ context: { channel, option, amount, invalid } }) => [channel?.code, option?.code, amount, invalid],
});

describeTransitionCoverage({
  machine: digitalDepositMachine,
  starts: { opened: () => ({ newKey }) },
  calls: { submission: { outputs: OUTCOMES, errors: broken }, paymentInfo: { errors: broken } },
  events: {
    'protocol.selected': [{ type: 'protocol.selected', protocol: 'ERC20' }],
    'amount.typed': [{ type: 'amount.typed', text: '100' }],
    submit: [{ type: 'submit' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'payment.closed': [{ type: 'payment.closed' }],
    'payment.completed': [{ type: 'payment.completed' }],
    'submission.retry': [{ type: 'submission.retry' }],
    'submission.abandon': [{ type: 'submission.abandon' }],
  },
  key: ({ context: { protocol, amount, invalid, shown } }) => [protocol, amount, invalid, shown],
});

describeTransitionCoverage({
  machine: offlineDepositMachine,
  starts: {
    'every method': () => ({ methods: offlineMethods(WAYS), newKey }),
    'none open': () => ({ methods: [], newKey }),
  },
  calls: {
    submission: { outputs: OUTCOMES, errors: broken },
    paymentInfo: { errors: broken },
    fetchReceipt: { outputs: [null] },
  },
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
    'receipt.held': [{ type: 'receipt.held' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'payment.closed': [{ type: 'payment.closed' }],
    'payment.completed': [{ type: 'payment.completed' }],
    'submission.retry': [{ type: 'submission.retry' }],
    'submission.abandon': [{ type: 'submission.abandon' }],
  },
  key: ({ context: { method, amount, invalid, shown } }) => [method, amount, invalid, shown],
});

describeTransitionCoverage({
  machine: paymentInfoMachine,
  starts: { 'a deposit': () => ({ depositNo: 'CK1' }) },
  calls: { fetchPaymentInfo: { outputs: [INFO] } },
  events: { retry: [{ type: 'retry' }] },
});
