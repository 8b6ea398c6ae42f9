import { balancePollingMachine } from '#machines/session/balancePolling.machine.ts';
import { pollSamples } from '#tests/support/polls.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: balancePollingMachine,
  ...pollSamples({ balance: '1.00', mbalance: '0.00' }),
});
