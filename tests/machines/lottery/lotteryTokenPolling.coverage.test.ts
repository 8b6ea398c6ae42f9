import { lotteryTokenPollingMachine } from '#machines/lottery/lotteryTokenPolling.machine.ts';
import { aMember } from '#tests/support/samples.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: lotteryTokenPollingMachine,
  starts: { 'first try': () => undefined },
  calls: {
    fetchUser: {
      outputs: [aMember({ hasLotteryToken: false }), aMember()],
      errors: [{ kind: 'offline' }],
    },
  },
  key: ({ context }) => context.tries,
});
