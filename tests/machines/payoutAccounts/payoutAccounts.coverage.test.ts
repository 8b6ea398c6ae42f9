import { payoutAccountsMachine } from '#machines/payoutAccounts/payoutAccounts.machine.ts';
import { unbindSubmission } from '#machines/payoutAccounts/unbinding.ts';
import { aPayoutAccount } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { submissionSamples } from '#tests/machines/kit/submission/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: payoutAccountsMachine,
  starts: { 'bank cards': () => ({ kind: 'bank' as const }) },
  callbacks: ['submission'],
  events: {
    'kind.selected': [{ type: 'kind.selected', kind: 'wallet' }],
    'unbind.requested': [{ type: 'unbind.requested', account: aPayoutAccount() }],
    'unbind.cancelled': [{ type: 'unbind.cancelled' }],
    'unbind.confirmed': [{ type: 'unbind.confirmed' }],
    'submission.done': [{ type: 'submission.done', receipt: undefined }],
    'submission.failed': [
      { type: 'submission.failed', error: { kind: 'expired', message: '' }, text: '' },
      {
        type: 'submission.failed',
        error: { kind: 'rejected', code: 404, message: '账户不存在' },
        text: '余额不足',
      },
    ],
    'submission.unsettled': [{ type: 'submission.unsettled', text: '网络错误，请稍后重试' }],
  },
  key: ({ context: { kind, account } }) => [kind, account?.id],
});

describeTransitionCoverage({ machine: unbindSubmission, ...submissionSamples('7', undefined) });
