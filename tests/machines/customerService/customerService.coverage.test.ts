import { customerServiceMachine } from '#machines/customerService/customerService.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: customerServiceMachine,
  starts: { idle: () => undefined },
  callbacks: ['serviceWindow', 'watchNavigationAway'],
  calls: { fetchServiceUrl: { outputs: ['https://service.example/1'] } },
  events: {
    'service.open': [{ type: 'service.open' }],
    'address.left': [{ type: 'address.left' }],
    'window.opened': [{ type: 'window.opened' }],
    'window.blocked': [{ type: 'window.blocked' }],
    'window.refused': [{ type: 'window.refused' }],
  },
});
