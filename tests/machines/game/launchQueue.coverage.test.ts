import { launchQueueMachine } from '#machines/game/launchQueue.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: launchQueueMachine,
  starts: { 'a game': () => ({ platform: 'pp', type: 6, code: 'vs20fruit' }) },
  calls: { requestGameUrl: {}, fetchGameUrl: { outputs: ['', 'https://games.example/1'] } },
  key: ({ context }) => context.tries,
});
