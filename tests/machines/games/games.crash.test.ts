import { expect, test } from 'vitest';
import { assign, type ActorRefFrom } from 'xstate';
import type { SavedGames } from '#machines/games/savedGames.ts';
import { savedGamesMachine } from '#machines/games/savedGames.machine.ts';
import { createGameListMachine } from '#machines/games/gameList.machine.ts';
import { gamesMachine } from '#machines/games/games.machine.ts';
import type { Game } from '#machines/kit/games/catalogue.ts';
import { gameSearchMachine } from '#machines/games/gameSearch.machine.ts';
import { CallScript, settle } from '#tests/support/callScript.ts';
import { openHostedPage } from '#tests/machines/app/hostedPage.ts';

const GAME: Game = { id: '1', name: '一', platform: 'pp', code: '1', type: 3, picture: null };
const SAVED: SavedGames = { recent: [], favourites: [] };

/** The page, whose parts throw at what they receive until `mended`. */
function openGames() {
  const calls = new CallScript();
  let mended = false;
  const fault = () => {
    if (!mended) throw new Error('a fault');
    return {};
  };
  const logic = calls.bind(gamesMachine).provide({
    actors: {
      gameSearch: calls.bind(gameSearchMachine).provide({ actions: { find: assign(fault) } }),
      savedGames: calls
        .bind(savedGamesMachine)
        .provide({ actors: { watchFacts: calls.callback() }, actions: { setSaved: assign(fault) } }),
      pp: calls.bind(createGameListMachine('pp', 0)).provide({ actions: { setGames: assign(fault) } }),
    },
  });
  const world = openHostedPage(logic, calls);
  return {
    ...world,
    page: () => world.page() as ActorRefFrom<typeof gamesMachine>,
    mend() {
      mended = true;
      return world.retry();
    },
  };
}
type World = ReturnType<typeof openGames>;

const breakages: Readonly<Record<string, (world: World) => Promise<void>>> = {
  'the search': async (world) => {
    world.page().getSnapshot().children.gameSearch?.send({ type: 'search.changed', query: '一' });
    await settle();
    await world.calls.answer('fetchAllGames', [{ kind: 'game', game: GAME }]);
  },
  'the saved games': async (world) => {
    const event = { type: 'facts.changed', facts: { username: 'player88' } };
    await world.calls.tell('watchFacts', event);
    await world.calls.answer('loadSavedGames', SAVED);
  },
  'the watcher of the member': (world) => world.calls.crash('watchFacts', new Error('a fault')),
  'a list': async (world) => {
    world.page().send({ type: 'tab.selected', tab: 'pp' });
    await settle();
    await world.calls.answer('load', [GAME]);
  },
};

test.each(Object.keys(breakages))('where %s crashes, a retry starts all of the page afresh', async (part) => {
  const world = openGames();
  await world.calls.answer('load', [GAME]);
  await breakages[part]?.(world);
  expect(world.isCrashed()).toBe(true);
  expect(world.toasts()).toEqual([]);

  await world.mend();
  await world.calls.answer('load', [GAME]);
  await breakages['the search']?.(world);
  await breakages['the saved games']?.(world);
  const { context, children } = world.page().getSnapshot();
  expect(context.lists.recommended?.getSnapshot().context.games).toEqual([GAME]);
  expect(children.gameSearch?.getSnapshot()).toMatchObject({ status: 'active', value: { games: 'ready' } });
  expect(children.savedGames?.getSnapshot()).toMatchObject({
    status: 'active',
    value: { ready: 'idle' },
  });
  world.stop();
});
