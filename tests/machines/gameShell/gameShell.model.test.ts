import { expect, test } from 'vitest';
import { GAME_SHELL_FAILED_TEXT, gameShellMachine } from '#machines/gameShell/gameShell.machine.ts';
import type { QueryEvent } from '#machines/root/pageQuery.ts';
import { gameShellModel } from '#tests/models/gameShell/gameShell.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

const ORIGIN = 'https://play.example';
const GAME = 'https://games.example/1';
const OTHER = 'https://games.example/2';

function openShell() {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(gameShellMachine),
    input: { origin: ORIGIN, paths: ['/h5/'] },
    calls,
  });
  return {
    ...harness,
    give: (url: string) => {
      const event: QueryEvent = { type: 'query.changed', search: new URLSearchParams({ url }).toString() };
      return calls.tell('watchQuery', event);
    },
    state: () => harness.subject.getSnapshot().value,
    url: () => harness.subject.getSnapshot().context.url,
  };
}
type World = ReturnType<typeof openShell>;

const sees =
  (state: string, url?: string) =>
  (world: World): void => {
    expect(world.state()).toBe(state);
    if (url !== undefined) expect(world.url()).toBe(url);
    expect(world.toasts()).toEqual([]);
  };

const steps: ModelStepsOf<typeof gameShellModel, World> = {
  open: openShell,
  close: (world) => world.stop(),
  sees: {
    outside: (world) => {
      sees('waiting', '')(world);
      expect(world.calls.given('watchQuery')).toEqual({ path: '/game-shell' });
    },
    home: (world) => {
      sees('waiting', '')(world);
      expect(world.sent.navigation).toEqual([{ type: 'navigation.go', to: '/', replace: true }]);
    },
    loading: sees('loading', GAME),
    stillLoading: sees('loading', GAME),
    playing: sees('shown', GAME),
    loadingAnother: sees('loading', OTHER),
    refused: sees('failed'),
    unloaded: sees('failed', GAME),
  },
  does: {
    openWithoutUrl: (world) => world.give(''),
    openAGame: (world) => world.give(GAME),
    openAScript: (world) => world.give('javascript:alert(1)'),
    openAPageOfOurOwn: (world) => world.give(`${ORIGIN}/#/deposit`),
    openAnotherGame: (world) => world.give(OTHER),
    openTheSameGame: (world) => world.give(GAME),
    frameLoads: (world) => world.send({ type: 'frame.loaded' }),
    justUnderThirtySecondsPass: (world) => world.pass(29_999),
    thirtySecondsPass: (world) => world.pass(30_000),
    retry: (world) => world.send({ type: 'retry' }),
  },
};
describeModel('/game-shell', gameShellModel, steps);

test('an address with spaces around it is framed without them, and one of spaces alone leads home', async () => {
  const world = openShell();
  await world.give(`  ${GAME} `);
  expect(world.state()).toBe('loading');
  expect(world.url()).toBe(GAME);
  await world.give('   ');
  expect(world.state()).toBe('waiting');
  world.stop();
});

test('what may not be framed is not framed by a retry either', async () => {
  const world = openShell();
  await world.give('javascript:alert(1)');
  await world.send({ type: 'retry' });
  expect(world.state()).toBe('failed');
  world.stop();
});

test('a game after which something was refused is opened again', async () => {
  const world = openShell();
  await world.give(GAME);
  await world.send({ type: 'frame.loaded' });
  await world.give('javascript:alert(1)');
  expect(world.state()).toBe('failed');
  await world.give(GAME);
  expect(world.state()).toBe('loading');
  world.stop();
});

test('a game that was left for nothing is opened again', async () => {
  const world = openShell();
  await world.give(GAME);
  await world.send({ type: 'frame.loaded' });
  await world.give('');
  expect(world.state()).toBe('waiting');
  await world.give(GAME);
  expect(world.state()).toBe('loading');
  world.stop();
});

test('what is said where nothing loads (spec 1 §2)', () => {
  expect(GAME_SHELL_FAILED_TEXT).toBe('无法加载游戏链接，请返回首页。');
});
