import { gameShellMachine } from '#machines/gameShell/gameShell.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: gameShellMachine,
  starts: { opened: () => ({ own: 'https://play.example' }) },
  calls: { watchUrl: { errors: [{ kind: 'malformed' }] } },
  events: {
    'url.given': [
      { type: 'url.given', url: '' },
      { type: 'url.given', url: 'https://games.example/1' },
      { type: 'url.given', url: 'javascript:alert(1)' },
    ],
    'frame.loaded': [{ type: 'frame.loaded' }],
    retry: [{ type: 'retry' }],
  },
  key: ({ context }) => context.url,
});
