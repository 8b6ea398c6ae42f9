import { createLotteryBalanceMachine } from '#machines/lottery/lotteryBalance.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

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
        { outcome: 'done', receipt: { beforeBalance: '88.10', afterBalance: '0.00', amount: '88.10' } },
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
