import { networkMachine } from '#machines/app/network/network.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: networkMachine,
  starts: { started: () => undefined },
  callbacks: ['watchSigns'],
  key: ({ context }) => context.saysOffline,
  calls: { askHost: { outputs: [true, false] } },
  events: {
    'browser.online': [{ type: 'browser.online' }],
    'browser.offline': [{ type: 'browser.offline' }],
    'call.answered': [{ type: 'call.answered' }],
    'call.unanswered': [{ type: 'call.unanswered' }],
  },
});
