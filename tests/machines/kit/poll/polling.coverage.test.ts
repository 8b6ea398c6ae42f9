import { createPollingMachine } from '#machines/kit/poll/polling.machine.ts';
import { pollSamples } from './polls.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: createPollingMachine<'polling', string>('polling'),
  ...pollSamples('答复'),
  starts: { 'no jitter': () => ({ random: () => 0 }), 'most jitter': () => ({ random: () => 0.999 }) },
});
