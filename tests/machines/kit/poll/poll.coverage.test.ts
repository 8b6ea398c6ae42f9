import { createPollMachine } from '#machines/kit/poll/poll.machine.ts';
import { BALANCE_POLL } from '#machines/kit/poll/balancePoll.ts';
import { pollSamples } from './polls.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage(pollSamples(createPollMachine<'poll', string>('poll', BALANCE_POLL), '答复', ''));
