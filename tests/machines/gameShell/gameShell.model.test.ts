import { expect, test } from 'vitest';
import {
  GAME_SHELL_FAILED_TEXT,
  gameShellMachine,
  type GameAddressEvent,
} from '#machines/gameShell/gameShell.machine.ts';
import { gameShellModel } from '#tests/models/gameShell/gameShell.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

const ORIGIN = 'https://play.example';
const GAME = 'https://games.example/1';
const NO_GAME = { url: '', address: null, host: '', isKnown: false };
const LISTED = 'https://listed.example';
const OTHER = 'https://games.example/2';

function openShell() {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(gameShellMachine),
    input: { origin: ORIGIN, paths: ['/h5/'], listed: [LISTED] },
    calls,
  });
  return {
    ...harness,
    give: (url: string, isNamed = false) => {
      const search = new URLSearchParams({ url }).toString();
      const event: GameAddressEvent = { type: 'query.changed', search, isNamed };
      return calls.tell('watchQuery', event);
    },
    state: () => harness.subject.getSnapshot().value,
    url: () => harness.subject.getSnapshot().context.url,
    context: () => harness.subject.getSnapshot().context,
    host: () => harness.subject.getSnapshot().context.host,
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
      expect(world.context()).toMatchObject(NO_GAME);
      expect(world.calls.given('watchQuery')).toEqual({ path: '/game-shell' });
    },
    home: (world) => {
      sees('waiting', '')(world);
      expect(world.sent.navigation).toEqual([{ type: 'navigation.go', to: '/', replace: true }]);
    },
    asking: sees('asking', GAME),
    askingForAnother: sees('asking', OTHER),
    leftUnopened: sees('asking', GAME),
    leftForHome: sees('shown', GAME),
    loading: sees('loading', GAME),
    stillLoading: sees('loading', GAME),
    playing: sees('shown', GAME),
    refused: sees('failed'),
    unloaded: sees('failed', GAME),
  },
  does: {
    openWithoutUrl: (world) => world.give(''),
    openAGame: (world) => world.give(GAME),
    openTheOperatorsGame: (world) => world.give(GAME, true),
    agree: (world) => world.send({ type: 'agree' }),
    // a link of the page; the page is kept
    goHome: (world) => world.send({ type: 'page.hidden' }),
    hostIsAway: (world) => world.send({ type: 'frame.failed' }),
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
  expect(world.state()).toBe('asking');
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

test('what may not be framed is not framed because the backend has named it', async () => {
  const world = openShell();
  await world.give('javascript:alert(1)', true);
  expect(world.state()).toBe('failed');
  world.stop();
});

test('a game of the operator is opened over the question about another', async () => {
  const world = openShell();
  await world.give(GAME);
  await world.give(OTHER, true);
  expect([world.state(), world.url()]).toEqual(['loading', OTHER]);
  world.stop();
});

test('a game after which something was refused is opened again', async () => {
  const world = openShell();
  await world.give(GAME, true);
  await world.send({ type: 'frame.loaded' });
  await world.give('javascript:alert(1)');
  expect(world.state()).toBe('failed');
  await world.give(GAME, true);
  expect(world.state()).toBe('loading');
  world.stop();
});

test('a game that was left for nothing is opened again', async () => {
  const world = openShell();
  await world.give(GAME, true);
  await world.send({ type: 'frame.loaded' });
  await world.give('');
  expect(world.state()).toBe('waiting');
  expect(world.context()).toMatchObject(NO_GAME);
  await world.give(GAME, true);
  expect(world.state()).toBe('loading');
  world.stop();
});

test('whoever agreed to one address is asked about the next, also of the same host (D69)', async () => {
  const world = openShell();
  await world.give(GAME);
  await world.send({ type: 'agree' });
  expect(world.state()).toBe('loading');
  await world.give(`${GAME}?stake=1`);
  expect(world.state()).toBe('asking');
  world.stop();
});

test.each([
  ['an origin that the operator lists', `${LISTED}/play`, 'loading'],
  ['its other scheme', 'http://listed.example/play', 'asking'],
  ['its other port', `${LISTED}:8443/play`, 'asking'],
  ['a host below it', 'https://evil.listed.example/play', 'asking'],
  ['a host that begins like it', `${LISTED}.evil.example/play`, 'asking'],
  ['its name as a password', 'https://listed.example@evil.example/', 'asking'],
  ['a page of our own that may be framed', `${ORIGIN}/h5/dragon`, 'loading'],
])('a link alone to %s', async (_, url, state) => {
  const world = openShell();
  await world.give(url);
  expect(world.state()).toBe(state);
  world.stop();
});

test.each([
  ['https://user:pass@games.example:8443/play?x=1', 'games.example:8443'],
  ['https://listed.example@evil.example/', 'evil.example'],
  // a letter that looks like another is shown as what it is
  ['https://gаmes.example/', 'xn--gmes-53d.example'],
  ['javascript:alert(1)', ''],
])('the host of %s', async (url, host) => {
  const world = openShell();
  await world.give(url);
  expect(world.host()).toBe(host);
  world.stop();
});

test('what is said where nothing loads (spec 1 §2)', () => {
  expect(GAME_SHELL_FAILED_TEXT).toBe('无法加载游戏链接，请返回首页。');
});
