import { createLotteryBalanceMachine } from '#machines/lottery/lotteryBalance.machine.ts';
import { createLotteryTransfer } from '#machines/lottery/lotteryTransfer.ts';
import { submissionSamples } from '#tests/support/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const receipt = { beforeBalance: '88.10', afterBalance: '0.00', amount: '88.10' };

describeTransitionCoverage({
  machine: createLotteryBalanceMachine('game'),
  starts: {
    'with a lottery token': () => ({ hasToken: () => true, newKey: () => 'key' }),
    'without a lottery token': () => ({ hasToken: () => false, newKey: () => 'key' }),
  },
  calls: {
    fetchLotteryBalance: { outputs: ['0.00', '88.10'] },
    submission: {
      outputs: [
        { outcome: 'done', receipt },
        { outcome: 'rejected', error: { kind: 'rejected', code: 400, message: '' } },
      ],
      errors: [{ kind: 'offline' }],
    },
  },
  events: {
    refresh: [{ type: 'refresh' }],
    transfer: [{ type: 'transfer' }],
    'submission.unsettled': [{ type: 'submission.unsettled' }],
  },
});

describeTransitionCoverage({
  machine: createLotteryTransfer('game'),
  ...submissionSamples({ amount: '88.10' }, receipt),
});
