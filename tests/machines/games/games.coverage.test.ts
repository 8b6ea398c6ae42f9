import { createGameListMachine } from '#machines/games/gameList.machine.ts';
import { gamesMachine } from '#machines/games/games.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: gamesMachine,
  starts: { opened: () => undefined },
  calls: {},
  events: { 'tab.selected': [{ type: 'tab.selected', tab: 'pp' }] },
});

describeTransitionCoverage({
  machine: createGameListMachine('pp', 2000),
  starts: { opened: () => undefined },
  calls: { load: { outputs: [[]], errors: [{ kind: 'offline' }] } },
  events: { refresh: [{ type: 'refresh' }], retry: [{ type: 'retry' }] },
});
