import { boundCardMachine } from '#machines/deposit/boundCard.machine.ts';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { offlineMethods } from '#machines/deposit/depositRules.ts';
import { depositFactsMachine } from '#machines/deposit/depositFacts.machine.ts';
import { digitalDepositMachine } from '#machines/deposit/digitalDeposit.machine.ts';
import { offlineDepositMachine } from '#machines/deposit/offlineDeposit.machine.ts';
import { onlineDepositMachine } from '#machines/deposit/onlineDeposit.machine.ts';
import { methodsRefreshMachine } from '#machines/deposit/methodsRefresh.machine.ts';
import { onlinePaymentMachine, onlineSubmission } from '#machines/deposit/onlinePayment.machine.ts';
import type { OnlinePayment } from '#machines/deposit/onlinePayment.ts';
import { rechargeMachine } from '#machines/deposit/recharge.machine.ts';
import {
  rechargeSubmission,
  type Recharge,
  type UsdtRecharge,
  type WalletRecharge,
} from '#machines/deposit/recharge.ts';
import { allowanceOf } from '#machines/kit/protection/protection.ts';
import { BANK, CHANNELS, WAYS } from '#tests/machines/deposit/deposits.ts';
import { PROTECTION } from '#tests/machines/playerProtection/playerProtection.ts';
import { foundEvent, submissionSamples } from '#tests/machines/kit/submission/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const factsWhile = (shown: boolean) =>
  ({ type: 'facts.changed', facts: { shown, allowance: allowanceOf(PROTECTION) } }) as const;
/** The end of a method's recharge. */
const recharge = { outputs: ['', '通道维护中'], errors: [] };

const refusal = { kind: 'rejected', code: 400, message: '通道维护中' } as const;

/** The events of a submission. */
const submissionEvents = {
  'submission.done': [{ type: 'submission.done', receipt: 'CK1' }],
  'submission.failed': [{ type: 'submission.failed', error: refusal, text: '余额不足' }],
  'submission.unsettled': [{ type: 'submission.unsettled', text: '网络错误，请稍后重试' }],
  'submission.abandoned': [{ type: 'submission.abandoned' }],
} as const;

describeTransitionCoverage({
  machine: depositMachine,
  starts: { opened: () => undefined },
  calls: { fetchPayWays: { outputs: [WAYS, { ...WAYS, online: false }] } },
  callbacks: ['facts', 'methodsRefresh', 'boundCard', 'online', 'digital', 'offline'],
  events: {
    'ways.refreshed': [
      { type: 'ways.refreshed', ways: WAYS },
      { type: 'ways.refreshed', ways: { ...WAYS, usdt: false } },
    ],
    'channels.refreshed': [{ type: 'channels.refreshed', channels: CHANNELS }],
    'tab.selected': [
      { type: 'tab.selected', tab: 'digital' },
      { type: 'tab.selected', tab: 'offline' },
    ],
    retry: [{ type: 'retry' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
  },
  key: ({ context }) => context.tab,
});

describeTransitionCoverage({
  machine: depositFactsMachine,
  starts: { opened: () => undefined },
  callbacks: ['protection', 'limitPrompt'],
  events: {
    refresh: [{ type: 'refresh' }],
    'protection.loaded': [{ type: 'protection.loaded', protection: PROTECTION }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
  },
  key: ({ context }) => context.shown,
});

describeTransitionCoverage({
  machine: methodsRefreshMachine,
  starts: { opened: () => undefined },
  calls: { fetchPayWays: { outputs: [WAYS] }, fetchChannels: { outputs: [CHANNELS] } },
  callbacks: ['watchFacts'],
  events: { 'facts.changed': [factsWhile(true), factsWhile(false)] },
});

describeTransitionCoverage({
  machine: boundCardMachine,
  starts: { needed: () => ({ isNeeded: true }), 'not needed': () => ({ isNeeded: false }) },
  calls: { fetchBankCards: { outputs: [[]] } },
  events: { 'card.needed': [{ type: 'card.needed' }] },
});

const paid: OnlinePayment = { channel: 'fixed', payname: '扫码定额', payOption: 'QRFIX', amount: '200' };

describeTransitionCoverage({
  machine: onlineDepositMachine,
  starts: { opened: () => undefined },
  calls: {
    fetchChannels: { outputs: [CHANNELS, []] },
    recharge,
  },
  callbacks: ['watchFacts'],
  events: {
    'channel.selected': [
      { type: 'channel.selected', at: 1 },
      { type: 'channel.selected', at: 9 },
    ],
    'option.selected': [{ type: 'option.selected', at: 0 }],
    'amount.typed': [{ type: 'amount.typed', text: '200' }],
    'amount.settled': [{ type: 'amount.settled' }],
    submit: [{ type: 'submit' }],
    retry: [{ type: 'retry' }],
    'channels.refreshed': [
      { type: 'channels.refreshed', channels: CHANNELS },
      { type: 'channels.refreshed', channels: CHANNELS.slice(1) },
    ],
    'facts.changed': [factsWhile(true)],
    'recharge.taken': [{ type: 'recharge.taken' }],
    'submission.found': [foundEvent(paid)],
  },
  key: ({
    context: {
      choice: { channel, option },
      amount,
      invalid,
    },
  }) => [channel?.code, option?.code, amount, invalid],
});

describeTransitionCoverage({
  machine: onlinePaymentMachine,
  starts: {
    'a press': () => ({ intent: paid }),
    'one that was sent before': () => foundEvent(paid),
  },
  callbacks: ['submission', 'paymentWindow', 'receipt'],
  events: {
    'payment.again': [{ type: 'payment.again' }],
    'payment.reopened': [{ type: 'payment.reopened' }],
    'submission.done': [{ type: 'submission.done', receipt: 'https://pay.example/1' }],
    'submission.failed': [{ type: 'submission.failed', error: refusal, text: '余额不足' }],
    'submission.abandoned': [{ type: 'submission.abandoned' }],
    'submission.unsettled': [{ type: 'submission.unsettled', text: '网络错误，请稍后重试' }],
    'payment.retry': [{ type: 'payment.retry' }],
    'window.opened': [{ type: 'window.opened' }],
    'window.blocked': [{ type: 'window.blocked' }],
    'window.refused': [{ type: 'window.refused' }],
  },
  key: ({ context }) => context.url,
});

describeTransitionCoverage({
  machine: digitalDepositMachine,
  starts: { opened: () => undefined },
  calls: { recharge },
  callbacks: ['watchFacts'],
  events: {
    'protocol.selected': [{ type: 'protocol.selected', protocol: 'ERC20' }],
    'amount.typed': [{ type: 'amount.typed', text: '100' }],
    'amount.settled': [{ type: 'amount.settled' }],
    submit: [{ type: 'submit' }],
    'facts.changed': [factsWhile(true)],
    'recharge.taken': [{ type: 'recharge.taken' }],
    'submission.found': [foundEvent<UsdtRecharge>({ paytype: 'usdt', amount: '100', catepay: 'TRC20' })],
  },
  key: ({ context: { choice, amount, invalid } }) => [choice, amount, invalid],
});

const byAlipay: WalletRecharge = { paytype: 'alipay', amount: '100' };

describeTransitionCoverage({
  machine: offlineDepositMachine,
  starts: {
    'every method': () => ({ methods: offlineMethods(WAYS) }),
    'none open': () => ({ methods: [] }),
  },
  calls: { recharge },
  callbacks: ['watchFacts'],
  events: {
    'method.selected': [
      { type: 'method.selected', method: 'bank' },
      { type: 'method.selected', method: 'wxpay' },
    ],
    'amount.typed': [{ type: 'amount.typed', text: '100' }],
    'amount.settled': [{ type: 'amount.settled' }],
    edited: [{ type: 'edited' }],
    'text.refused': [{ type: 'text.refused', invalid: { field: 'bank_no', text: '太长' } }],
    submit: [
      { type: 'submit', details: null },
      { type: 'submit', details: BANK },
    ],
    'facts.changed': [factsWhile(true)],
    'recharge.taken': [{ type: 'recharge.taken' }],
    'submission.found': [foundEvent(byAlipay)],
    'methods.refreshed': [
      { type: 'methods.refreshed', methods: ['service', 'bank'], inFront: true },
      { type: 'methods.refreshed', methods: ['alipay'], inFront: false },
    ],
  },
  key: ({ context: { choice, amount, invalid } }) => [choice.method, amount, invalid],
});

const byBank: Recharge = { paytype: 'bank', amount: '100', ...BANK };

describeTransitionCoverage({
  machine: rechargeMachine,
  starts: {
    'by Alipay': () => ({ intent: byAlipay }),
    'by bank transfer': () => ({ intent: byBank }),
  },
  calls: { payment: { outputs: [undefined], errors: [] } },
  callbacks: ['watchFacts', 'submission', 'receipt'],
  events: {
    ...submissionEvents,
    'receipt.left': [{ type: 'receipt.left' }],
    'receipt.closed': [{ type: 'receipt.closed' }],
    'facts.changed': [factsWhile(true), factsWhile(false)],
  },
  key: ({ context }) => context.shown,
});

describeTransitionCoverage({
  machine: onlineSubmission,
  ...submissionSamples(paid, 'https://pay.example/1'),
});

describeTransitionCoverage({
  machine: rechargeSubmission,
  ...submissionSamples(byAlipay, '提交成功，单号 CK1'),
});
