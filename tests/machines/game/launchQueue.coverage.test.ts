import { gameUrlPollingMachine } from '#machines/game/gameUrlPolling.machine.ts';
import { launchQueueMachine } from '#machines/game/launchQueue.machine.ts';
import { pollSamples } from '#tests/machines/kit/poll/polls.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

const URL = 'https://games.example/1';

describeTransitionCoverage({
  machine: launchQueueMachine,
  starts: { 'a game': () => ({ platform: 'pp', type: 6, code: 'vs20fruit' }) },
  calls: {
    requestGameUrl: {},
    gameUrlPolling: {
      outputs: [{ error: null }, { error: { kind: 'rejected', code: 400, message: '' } }],
      errors: [],
    },
  },
  events: { 'gameUrl.polled': [{ type: 'gameUrl.polled', answer: URL }] },
});

describeTransitionCoverage(pollSamples(gameUrlPollingMachine, URL, ''));
