import { expect } from 'vitest';
import { gameSearchMachine, SEARCH_PAUSE_MS } from '#machines/games/gameSearch.machine.ts';
import type { Findable } from '#machines/games/gameSearch.ts';
import { gameSearchModel } from '#tests/models/games/gameSearch.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

const GAMES = ['金龙送宝', '龙虎争霸', '麻将狂欢'].map((name): Findable => ({
  kind: 'game',
  game: { id: name, name, platform: 'pp', code: name, type: 3, picture: null },
}));

function openSearch() {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(gameSearchMachine),
    calls,
  });
  const snapshot = () => harness.subject.getSnapshot();
  return {
    ...harness,
    /** whether the typed text has been searched for */
    isAnswered: () => snapshot().matches({ games: 'ready', query: 'searched' }),
    found: () => snapshot().context.found.map(({ game }) => game.name),
    isFetching: () => calls.waiting('fetchAllGames').length > 0,
    isEmpty: () => snapshot().matches({ query: 'empty' }),
    failure: () => (snapshot().matches({ games: 'failed' }) ? snapshot().context.failure : null),
    asked: () => calls.count('fetchAllGames'),
    typed: (query: string) => harness.send({ type: 'search.changed', query }),
  };
}

type World = ReturnType<typeof openSearch>;

const waiting = (world: World) => {
  expect(world.isAnswered()).toBe(false);
  expect(world.isFetching()).toBe(false);
};

const steps: ModelStepsOf<typeof gameSearchModel, World> = {
  open: openSearch,
  close: (world) => world.stop(),
  sees: {
    empty: (world) => {
      expect(world.isEmpty()).toBe(true);
      expect(world.asked()).toBe(0);
    },
    fetching: (world) => {
      expect(world.isFetching()).toBe(true);
      expect(world.isAnswered()).toBe(false);
    },
    failed: (world) => expect(world.failure()).toBe('加载失败，请检查网络'),
    typing: waiting,
    typingNonsense: waiting,
    found: (world) => {
      expect(world.isAnswered()).toBe(true);
      expect(world.found()).toEqual(['龙虎争霸', '金龙送宝']);
    },
    retyping: (world) => {
      waiting(world);
      expect(world.found()).toEqual(['龙虎争霸', '金龙送宝']);
    },
    nothing: (world) => {
      expect(world.isAnswered()).toBe(true);
      expect(world.found()).toEqual([]);
    },
    cleared: (world) => {
      expect(world.isEmpty()).toBe(true);
      expect(world.found()).toEqual([]);
      expect(world.asked()).toBe(1);
    },
    left: (world) => expect(world.isEmpty()).toBe(true),
  },
  does: {
    type: (world) => world.typed('龙'),
    typeNonsense: (world) => world.typed('没有这款'),
    clear: (world) => world.typed(''),
    gamesCome: (world) => world.calls.answer('fetchAllGames', GAMES),
    loadFails: (world) => world.calls.fail('fetchAllGames', { kind: 'offline' }),
    retry: (world) => world.send({ type: 'retry' }),
    // typed again, so that the debounce restarts
    almostRest: async (world) => {
      await world.typed('龙');
      await world.pass(SEARCH_PAUSE_MS - 1);
    },
    rest: async (world) => {
      await world.pass(SEARCH_PAUSE_MS);
    },
  },
};

describeModel('the search', gameSearchModel, steps);
