import { balancePollingMachine } from '#machines/session/balancePolling.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: balancePollingMachine,
  starts: { 'no jitter': () => ({ random: () => 0 }) },
  callbacks: ['watchPresence'],
  calls: { request: { outputs: [{ balance: '1.00', mbalance: '0.00' }] } },
  events: {
    'presence.shown': [{ type: 'presence.shown' }],
    'presence.hidden': [{ type: 'presence.hidden' }],
    'network.online': [{ type: 'network.online' }],
  },
});
