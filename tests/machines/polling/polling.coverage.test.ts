import { createPollingMachine } from '#machines/polling/polling.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: createPollingMachine<'polling', string>('polling'),
  starts: { 'no jitter': () => ({ random: () => 0 }), 'most jitter': () => ({ random: () => 0.999 }) },
  callbacks: ['watchPresence'],
  calls: { request: { outputs: ['答复'] } },
  events: {
    'presence.shown': [{ type: 'presence.shown' }],
    'presence.hidden': [{ type: 'presence.hidden' }],
    'network.online': [{ type: 'network.online' }],
  },
});
