import { lotteryTokenPollingMachine } from '#machines/lottery/lotteryTokenPolling.machine.ts';
import { pollSamples } from '#tests/machines/kit/poll/polls.ts';
import { aMember } from '#tests/support/samples.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage(
  pollSamples(lotteryTokenPollingMachine, aMember(), aMember({ hasLotteryToken: false })),
);
