import { expect, test } from 'vitest';
import { createGameListMachine } from '#machines/games/gameList.machine.ts';
import { gamesMachine, GAMES_TABS, type GamesTab } from '#machines/games/games.machine.ts';
import type { Game } from '#machines/kit/games/catalogue.ts';
import { gamesModel } from '#tests/models/games/games.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

const game = (name: string): Game => ({ id: name, name, platform: 'pp', code: name, type: 3, picture: null });
const ONE = [game('一')];
const TWO = [game('一'), game('二')];

function openGames() {
  const calls = new CallScript();
  const list = (id: GamesTab, indicatorDelayMs: number) =>
    calls.bind(createGameListMachine(id, indicatorDelayMs));
  const harness = createHarness({
    machine: gamesMachine.provide({
      actors: {
        gameSearch: calls.callback() as never,
        savedGames: calls.callback() as never,
        recommended: list('recommended', 0),
        obgdy: list('obgdy', 2000),
        fgdz: list('fgdz', 2000),
        pp: list('pp', 2000),
        ae: list('ae', 2000),
      },
    }),
    calls,
  });
  const context = () => harness.subject.getSnapshot().context;
  const shown = () => context().lists[context().tab]?.getSnapshot();
  return {
    ...harness,
    tab: () => context().tab,
    opened: () => Object.entries(context().lists).map(([tab, { id }]) => [tab, id]),
    games: () => shown()?.context.games,
    isIndicating: () => shown()?.hasTag('indicating'),
    failure: () => (shown()?.matches('failed') === true ? shown()?.context.failure : null),
    asked: () => [calls.waiting('load').length, calls.waiting('refresh').length],
    open: (tab: GamesTab) => harness.send({ type: 'tab.selected', tab }),
    ask: async (type: 'retry' | 'refresh') => {
      context().lists[context().tab]?.send({ type });
      await harness.pass(0);
    },
  };
}
type World = ReturnType<typeof openGames>;

interface Sight {
  tab?: GamesTab;
  games: Game[] | null;
  isIndicating?: boolean;
  failure?: string;
  asked?: [number, number];
}
const sees = (sight: Sight) => async (world: World) => {
  // a list without a delay of its loading indicator is ready at once
  await world.pass(0);
  expect(world.tab()).toBe(sight.tab ?? 'recommended');
  expect(world.games()).toEqual(sight.games);
  expect(world.isIndicating()).toBe(sight.isIndicating ?? false);
  expect(world.failure()).toBe(sight.failure ?? null);
  expect(world.asked()).toEqual(sight.asked ?? [0, 0]);
};

const steps: ModelStepsOf<typeof gamesModel, World> = {
  open: openGames,
  close: (world) => world.stop(),
  sees: {
    loading: sees({ games: null, isIndicating: true, asked: [1, 0] }),
    failed: sees({ games: null, failure: '加载失败，请检查网络' }),
    empty: sees({ games: [] }),
    recommended: sees({ games: ONE }),
    refreshing: sees({ games: ONE, isIndicating: true, asked: [0, 1] }),
    grown: sees({ games: TWO }),
    providerLoading: sees({ tab: 'pp', games: null, isIndicating: true, asked: [1, 0] }),
    providerIndicating: sees({ tab: 'pp', games: ONE, isIndicating: true }),
    stillIndicating: sees({ tab: 'pp', games: ONE, isIndicating: true }),
    provider: sees({ tab: 'pp', games: ONE }),
    recommendedAgain: sees({ games: ONE }),
    providerAgain: sees({ tab: 'pp', games: ONE }),
    providerFailed: sees({ tab: 'pp', games: null, failure: '加载失败，请检查网络' }),
  },
  does: {
    gamesCome: (world) => world.calls.answer('load', ONE),
    noGamesCome: (world) => world.calls.answer('load', []),
    loadFails: (world) => world.calls.fail('load', { kind: 'offline' }),
    retry: (world) => world.ask('retry'),
    openProvider: (world) => world.open('pp'),
    openRecommended: async (world) => {
      await world.open('recommended');
      // the provider's pending request belongs to another list
      if (world.asked()[0] === 1) await world.calls.answer('load', ONE);
    },
    justUnderTwoSecondsPass: (world) => world.pass(1999),
    twoSecondsPass: (world) => world.pass(2000),
    refresh: (world) => world.ask('refresh'),
    refreshBringsMore: (world) => world.calls.answer('refresh', TWO),
    refreshFails: (world) => world.calls.fail('refresh', { kind: 'timeout' }),
  },
};
describeModel('/games', gamesModel, steps);

test('each tab has a list of its own name, fetched the first time it is opened', async () => {
  const world = openGames();
  await world.calls.answer('load', ONE);
  for (const tab of GAMES_TABS.slice(1)) {
    await world.open(tab);
    await world.calls.answer('load', ONE);
  }
  for (const tab of GAMES_TABS) await world.open(tab);
  expect(world.opened()).toEqual(GAMES_TABS.map((tab) => [tab, tab]));
  expect(world.calls.count('load')).toBe(GAMES_TABS.length);
  world.stop();
});

test('a list that failed is requested again when the page refreshes it', async () => {
  const world = openGames();
  await world.calls.fail('load', { kind: 'offline' });
  await world.ask('refresh');
  expect(world.asked()).toEqual([1, 0]);
  world.stop();
});

test('the saved games are read again when one comes back to the page', async () => {
  const world = openGames();
  expect(world.calls.received('savedGames')).toEqual([]);
  await world.send({ type: 'page.shown' });
  expect(world.calls.received('savedGames')).toEqual([{ type: 'refresh' }]);
  world.stop();
});

test('an address that asks for the search is replaced once the search has the focus', async () => {
  const world = openGames();
  await world.send({ type: 'search.focused' });
  expect(world.sent.navigation).toEqual([{ type: 'navigation.go', to: '/games', replace: true }]);
  world.stop();
});
