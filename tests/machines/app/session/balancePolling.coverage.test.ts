import { balancePollingMachine } from '#machines/app/session/balancePolling.machine.ts';
import { pollSamples } from '#tests/machines/kit/poll/polls.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage(pollSamples(balancePollingMachine, { balance: '1.00', mbalance: '0.00' }, {}));
