import { createClaimMachine, type ClaimReceipt } from '#machines/kit/submission/claim.machine.ts';
import { createSubmissionMachine } from '#machines/kit/submission/submission.machine.ts';
import { claimSamples, submissionSamples } from './submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: createSubmissionMachine<{ amount: string }, string, string>('submission'),
  ...submissionSamples({ amount: '100' }, '提交成功', '123456'),
});

describeTransitionCoverage({
  machine: createClaimMachine('claim', createSubmissionMachine<null, ClaimReceipt>('submission'), {
    none: '暂无领取额度！',
    done: (receipt) => receipt ?? '',
  }),
  ...claimSamples('12.50'),
});
