import { createGameListMachine } from '#machines/games/gameList.machine.ts';
import { gamesMachine } from '#machines/games/games.machine.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: gamesMachine,
  starts: { opened: () => undefined },
  callbacks: ['gameSearch', 'savedGames'],
  events: {
    'tab.selected': [{ type: 'tab.selected', tab: 'pp' }],
    'page.shown': [{ type: 'page.shown' }],
    'search.focused': [{ type: 'search.focused' }],
  },
});

describeTransitionCoverage({
  machine: createGameListMachine('pp', 2000),
  starts: { opened: () => undefined },
  calls: { load: { outputs: [[]], errors: [{ kind: 'offline' }] } },
  events: { refresh: [{ type: 'refresh' }], retry: [{ type: 'retry' }] },
});
