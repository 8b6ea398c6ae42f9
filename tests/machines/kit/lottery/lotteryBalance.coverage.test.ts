import { createLotteryBalanceMachine } from '#machines/kit/lottery/lotteryBalance.machine.ts';
import { createLotteryTransfer } from '#machines/kit/lottery/lotteryTransfer.ts';
import { tokenIs } from '#tests/machines/lottery/lotteries.ts';
import { foundEvent, submissionSamples } from '#tests/machines/kit/submission/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const receipt = { beforeBalance: '88.10', afterBalance: '0.00', amount: '88.10' };

describeTransitionCoverage({
  machine: createLotteryBalanceMachine('game'),
  starts: { opened: () => undefined },
  calls: { fetchLotteryBalance: { outputs: ['0.00', '88.10', null] } },
  callbacks: ['watchFacts', 'submission'],
  events: {
    refresh: [{ type: 'refresh' }],
    transfer: [{ type: 'transfer' }],
    'facts.changed': [tokenIs('given'), tokenIs('missing')],
    'submission.found': [foundEvent({ amount: '88.10' })],
    'submission.done': [{ type: 'submission.done', receipt }],
    'submission.failed': [
      { type: 'submission.failed', error: { kind: 'rejected', code: 400, message: '' }, text: '余额不足' },
    ],
    'submission.unsettled': [{ type: 'submission.unsettled', text: '网络错误，请稍后重试' }],
    'submission.abandoned': [{ type: 'submission.abandoned' }],
  },
  key: ({ context }) => context.hasToken,
});

describeTransitionCoverage({
  machine: createLotteryTransfer('game'),
  ...submissionSamples({ amount: '88.10' }, receipt),
});
