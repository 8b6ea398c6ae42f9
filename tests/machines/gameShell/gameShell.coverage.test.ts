import { gameShellMachine } from '#machines/gameShell/gameShell.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: gameShellMachine,
  starts: { opened: () => ({ origin: 'https://play.example', paths: ['/h5/'] }) },
  callbacks: ['watchQuery'],
  events: {
    'query.changed': [
      { type: 'query.changed', search: '' },
      { type: 'query.changed', search: 'url=https%3A%2F%2Fgames.example%2F1' },
      { type: 'query.changed', search: 'url=javascript%3Aalert(1)' },
    ],
    'frame.loaded': [{ type: 'frame.loaded' }],
    retry: [{ type: 'retry' }],
  },
  key: ({ context }) => context.url,
});
