import { userCenterMachine } from '#machines/userCenter/userCenter.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: userCenterMachine,
  starts: { 'balance shown': () => ({ masked: false }), 'balance masked': () => ({ masked: true }) },
  events: {
    'balance.mask': [{ type: 'balance.mask' }],
    'balance.show': [{ type: 'balance.show' }],
    'page.shown': [{ type: 'page.shown' }],
  },
});
