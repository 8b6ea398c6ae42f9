import { expect } from 'vitest';
import type { gameShellModel } from '#tests/models/gameShell/gameShell.model.ts';
import { control, expectAt, openAt, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tests/support/modelRunner.ts';
import type { Seen } from '#tests/support/readScreen.ts';

const GAME = 'https://games.example/play?id=1&mode=real';
const OTHER = 'https://games.example/other';
const FAILED = '无法加载游戏链接，请返回首页。';
const OUTSIDE = '/about';

/** Time when the shell was last opened, on the device's clock. */
let opened = 0;

const open = (url: string) =>
  async function openInTheShell(driver: Driver) {
    // a link to the current location does not navigate
    await driver.goTo(OUTSIDE);
    opened = await driver.look(({ now }) => now);
    await driver.goTo(`/game-shell${url === '' ? '' : `?url=${encodeURIComponent(url)}`}`);
  };

const framed = (url: string, comes: boolean) => (driver: Driver) =>
  driver.look(({ frames, loading, words }) => {
    expect(frames).toEqual([{ title: '游戏', address: url, sandbox: expect.any(String) }]);
    const allowed = frames[0]?.sandbox ?? '';
    expect(allowed.split(' ')).toEqual(
      expect.arrayContaining(['allow-same-origin', 'allow-scripts', 'allow-popups']),
    );
    expect(allowed).not.toContain('navigation');
    expect(loading).toEqual(comes ? [''] : []);
    expect(words).not.toContain(FAILED);
  });

const unframed = ({ frames, words }: Seen) => {
  expect(words).toContain(FAILED);
  expect(frames).toEqual([]);
};

/** The game shell with an external game. */
export const gameShellSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof gameShellModel, Driver> => ({
  open: openAt(take, OUTSIDE, { hold: [GAME, OTHER] }),
  close: (driver) => driver.close(),
  sees: {
    outside: (driver) => expectAt(driver, OUTSIDE),
    home: (driver) =>
      driver.look(({ at, frames }) => {
        expect(at).toBe('/');
        expect(frames).toEqual([]);
      }),
    loading: framed(GAME, true),
    stillLoading: framed(GAME, true),
    loadingAnother: framed(OTHER, true),
    playing: framed(GAME, false),
    async refused(driver) {
      await driver.look((seen) => {
        unframed(seen);
        expect(control(seen, '返回首页').to).toBe('#/');
      });
      await driver.misses('button', '重试');
    },
    unloaded: (driver) => driver.look(unframed),
  },
  does: {
    openWithoutUrl: open(''),
    openAGame: open(GAME),
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
