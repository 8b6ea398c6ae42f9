import { expect } from 'vitest';
import type { gameShellModel } from '#tests/models/gameShell/gameShell.model.ts';
import { control, expectAt, ok, openAt, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import type { Seen } from '#tests/support/readScreen.ts';

const GAME = 'https://games.example/play?id=1&mode=real';
const OTHER = 'https://other.example/play';
const HOST = 'https://games.example/';
const ACTIVITY = '/api/activitydeatil';
const ACTIVITY_DATA = { id: 1, title: '活动1', banner: '', memo: '', created_at: '2026-11-20 12:00:00' };
const FAILED = '无法加载游戏链接，请返回首页。';
const OUTSIDE = '/about';

/** Time when a game was last opened, on the device's clock. */
let opened = 0;

const open = (url: string) =>
  async function openInTheShell(driver: Driver) {
    // a link to the current location does not navigate
    await driver.goTo(OUTSIDE);
    opened = await driver.look(({ now }) => now);
    await driver.goTo(`/game-shell${url === '' ? '' : `?url=${encodeURIComponent(url)}`}`);
  };

/** The way home that is on the page itself. */
const hasWayHome = (seen: Seen) => expect(seen.links).toContain('返回首页 #/');

/** The question before a game that came by a link alone; nothing was asked of its host. */
const asks = (url: string) => (driver: Driver) =>
  driver.look((seen) => {
    const { host } = new URL(url);
    expect(seen.words.join('')).toContain(`即将打开${host}`);
    expect(seen.frames).toEqual([]);
    hasWayHome(seen);
    expect(control(seen, '继续打开').ready).toBe(true);
    expect([driver.calls.waiting(HOST), driver.calls.waiting(url)]).toEqual([0, 0]);
  });

const framed = (url: string, comes: boolean) => (driver: Driver) =>
  driver.look((seen) => {
    const { frames, loading, words } = seen;
    expect(frames).toEqual([{ title: '游戏', address: url, sandbox: expect.any(String) }]);
    const allowed = frames[0]?.sandbox ?? '';
    expect(allowed.split(' ')).toEqual(
      expect.arrayContaining(['allow-same-origin', 'allow-scripts', 'allow-popups']),
    );
    expect(allowed).not.toContain('navigation');
    expect(loading).toEqual(comes ? [''] : []);
    expect(words).not.toContain(FAILED);
    expect(words).toContain(new URL(url).host);
    hasWayHome(seen);
  });

const unframed = (seen: Seen) => {
  expect(seen.words).toContain(FAILED);
  expect(seen.frames).toEqual([]);
  hasWayHome(seen);
};
const atHome = (driver: Driver) =>
  driver.look(({ at, frames }) => {
    expect(at).toBe('/');
    expect(frames).toEqual([]);
  });

/** The game shell with an external game. */
export const gameShellSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof gameShellModel, Driver> => ({
  open: openAt(take, OUTSIDE, { hold: [GAME, OTHER, HOST] }),
  close: (driver) => driver.close(),
  sees: {
    outside: (driver) => expectAt(driver, OUTSIDE),
    home: atHome,
    asking: asks(GAME),
    askingForAnother: asks(OTHER),
    leftUnopened: atHome,
    leftForHome: atHome,
    loading: framed(GAME, true),
    stillLoading: framed(GAME, true),
    playing: framed(GAME, false),
    async refused(driver) {
      await driver.look(unframed);
      await driver.misses('button', '重试');
    },
    unloaded: (driver) => driver.look(unframed),
  },
  does: {
    openWithoutUrl: open(''),
    openAGame: open(GAME),
    async openTheOperatorsGame(driver) {
      const content = `<p><a href="#/game-shell?url=${encodeURIComponent(GAME)}">进入游戏</a></p>`;
      await driver.calls.always(ACTIVITY, ok({ ...ACTIVITY_DATA, content }));
      await driver.goTo('/activeInfo?id=1');
      opened = await driver.look(({ now }) => now);
      await driver.press('link', '进入游戏');
    },
    async agree(driver) {
      opened = await driver.look(({ now }) => now);
      await driver.press('button', '继续打开');
    },
    goHome: (driver) => driver.press('link', '返回首页'),
    hostIsAway: (driver) => driver.calls.answer(HOST, 'lost'),
    openTheSameGame: open(GAME),
    openAnotherGame: open(OTHER),
    openAScript: open('javascript:alert(1)'),
    openAPageOfOurOwn: open('/#/userCenter'),
    // any HTML document will do
    frameLoads: (driver) => driver.calls.answer(GAME, 'garbled'),
    async justUnderThirtySecondsPass(driver) {
      const now = await driver.look((seen) => seen.now);
      await driver.pass(opened + 29_999 - now);
    },
    thirtySecondsPass: (driver) => driver.pass(30_000),
    retry: (driver) => driver.press('button', '重试'),
  },
});
