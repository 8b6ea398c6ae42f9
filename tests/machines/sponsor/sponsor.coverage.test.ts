import { sponsorMachine } from '#machines/sponsor/sponsor.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: sponsorMachine,
  starts: { opened: () => undefined },
  events: {
    'history.selected': [{ type: 'history.selected' }],
    'sponsorship.selected': [{ type: 'sponsorship.selected' }],
  },
});
