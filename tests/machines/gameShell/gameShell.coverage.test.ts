import { gameShellMachine } from '#machines/gameShell/gameShell.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: gameShellMachine,
  starts: { opened: () => ({ origin: 'https://play.example', paths: ['/h5/'], listed: [] }) },
  callbacks: ['watchQuery'],
  events: {
    'query.changed': [
      { type: 'query.changed', search: '', isNamed: false },
      { type: 'query.changed', search: 'url=https%3A%2F%2Fgames.example%2F1', isNamed: false },
      { type: 'query.changed', search: 'url=https%3A%2F%2Fgames.example%2F1', isNamed: true },
      { type: 'query.changed', search: 'url=javascript%3Aalert(1)', isNamed: false },
    ],
    agree: [{ type: 'agree' }],
    'frame.loaded': [{ type: 'frame.loaded' }],
    'frame.failed': [{ type: 'frame.failed' }],
    retry: [{ type: 'retry' }],
  },
  key: ({ context }) => context.url,
});
