import { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';
import { withdrawSubmission } from '#machines/withdraw/withdrawal.ts';
import { ACCOUNTS } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { foundEvent, submissionSamples } from '#tests/machines/kit/submission/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: withdrawMachine,
  starts: { opened: () => ({ least: '100' }) },
  callbacks: ['submission', 'receipt'],
  events: {
    'tab.selected': [{ type: 'tab.selected', tab: 'virtual' }],
    'address.typed': [{ type: 'address.typed', address: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' }],
    'protocol.selected': [{ type: 'protocol.selected', protocol: 'TRC20' }],
    'account.selected': [{ type: 'account.selected', account: '7' }],
    'amount.typed': [{ type: 'amount.typed', text: '100' }],
    'amount.settled': [{ type: 'amount.settled' }],
    edited: [{ type: 'edited' }],
    'text.refused': [{ type: 'text.refused', invalid: { field: 'password', text: '太长' } }],
    submit: [
      { type: 'submit', password: '' },
      { type: 'submit', password: '123456' },
    ],
    'receipt.left': [{ type: 'receipt.left' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'resource.loaded': [{ type: 'resource.loaded', data: ACCOUNTS }],
    'submission.retry': [
      { type: 'submission.retry', secret: '' },
      { type: 'submission.retry', secret: '123456' },
    ],
    'submission.found': [foundEvent({ amount: '100', bank: '2' })],
    'submission.done': [{ type: 'submission.done', receipt: undefined }],
    'submission.failed': [{ type: 'submission.failed', error: { kind: 'expired', message: '' }, text: '' }],
    'submission.unsettled': [{ type: 'submission.unsettled', text: '网络错误，请稍后重试' }],
    'submission.abandoned': [{ type: 'submission.abandoned' }],
  },
  key: ({ context: { tab, account, address, protocol, amount, invalid, shown } }) => [
    tab,
    account,
    address,
    protocol,
    amount,
    invalid,
    shown,
  ],
});

describeTransitionCoverage({
  machine: withdrawSubmission,
  ...submissionSamples({ amount: '100', bank: '1' }, undefined, '123456'),
});
