import { fromCallback } from 'xstate';
import { rootMachine } from '#machines/app/root.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';
import { defineFlow } from '#machines/app/flowHost.machine.ts';

const logic = fromCallback(() => undefined);

describeTransitionCoverage({
  machine: rootMachine,
  alone: true,
  starts: {
    visitor: (now) => ({
      appInfo: null,
      user: null,
      hasToken: false,
      now,
    }),
  },
  callbacks: [
    'stopOrphans',
    'navigation',
    'network',
    'crashReporter',
    'site',
    'session',
    'gameEntry',
    'toasts',
  ],
  events: {
    'flow.needed': [{ type: 'flow.needed', flow: defineFlow({ id: 'smsCooldown', logic }) }],
    'page.entered': [
      { type: 'page.entered', page: { id: '/games', kept: true, logic }, input: undefined },
      {
        type: 'page.entered',
        page: { id: '/assets', kept: false, logic },
        input: undefined,
      },
    ],
    'page.left': [
      { type: 'page.left', id: '/games' },
      { type: 'page.left', id: '/assets' },
    ],
    'page.closed': [{ type: 'page.closed', id: '/assets' }],
    'session.ended': [{ type: 'session.ended', chosen: true }],
    'location.changed': [{ type: 'location.changed', location: '/assets?type=6' }],
    'network.online': [{ type: 'network.online' }],
    'network.offline': [{ type: 'network.offline' }],
  },
  key: ({ context }) => Object.keys(context.pages),
});
