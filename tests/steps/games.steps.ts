import { expect } from 'vitest';
import type { gamesModel } from '#tests/models/games/games.model.ts';
import type { AnswerBody } from '#tests/support/answerBody.ts';
import { expectWaiting, openAt, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const LIST = '/api/game/list';
const PROVIDER = '/api/gamelistBycode';
const RECOMMENDED = '推荐';
const PP = 'PP电子';

const recommended = (...names: string[]): AnswerBody => ({
  code: 200,
  data: names.map((name) => ({ id: name, name, platform_name: 'pp', game_code: name, app_state: 1 })),
});
const provided = (...names: string[]): AnswerBody => ({
  code: 200,
  data: names.map((gamename) => ({ catecode: 'pp', gamecode: gamename, gamename, gamepic: '' })),
});

/** The games of the selected list, and whether the loading indicator is shown. */
const shows = (tab: string, names: string[], isLoading = false) =>
  async function expectGames(driver: Driver) {
    await driver.look(({ chosen, controls, loading, toasts }) => {
      expect(chosen).toEqual([tab]);
      expect(controls.map(({ name }) => name).filter((name) => /\d号$/.test(name))).toEqual(names);
      expect(loading).toEqual(isLoading ? [`${tab}游戏`] : []);
      expect(toasts).toEqual([]);
    });
  };
const failed = (driver: Driver) => driver.sees('button', '重试');

/** The electronic games: the recommended ones and those of one provider. */
export const gamesSteps = (take: () => Driver | Promise<Driver>): ModelStepsOf<typeof gamesModel, Driver> => {
  /** time when games last arrived, on the device's clock */
  let came = 0;
  /** answers the request of the displayed list */
  const answer = async (driver: Driver, ...names: string[]) => {
    const { chosen, now } = await driver.look((seen) => seen);
    came = now;
    if (chosen.includes(PP)) await driver.calls.answer(PROVIDER, provided(...names));
    else await driver.calls.answer(LIST, recommended(...names));
  };
  return {
    open: openAt(take, '/games', { hold: [LIST, PROVIDER] }),
    close: (driver) => driver.close(),
    sees: {
      async loading(driver) {
        await shows(RECOMMENDED, [], true)(driver);
        await expectWaiting(driver, LIST);
      },
      failed,
      empty: (driver) => driver.reads('暂无游戏'),
      recommended: shows(RECOMMENDED, ['1号', '2号']),
      refreshing: shows(RECOMMENDED, ['1号', '2号'], true),
      grown: shows(RECOMMENDED, ['1号', '2号', '3号']),
      providerLoading: shows(PP, [], true),
      providerIndicating: shows(PP, ['1号', '2号'], true),
      stillIndicating: shows(PP, ['1号', '2号'], true),
      provider: shows(PP, ['1号', '2号']),
      recommendedAgain: shows(RECOMMENDED, ['1号', '2号']),
      async providerAgain(driver) {
        await shows(PP, ['1号', '2号'])(driver);
        expect(driver.calls.waiting(PROVIDER)).toBe(0);
      },
      providerFailed: failed,
    },
    does: {
      gamesCome: (driver) => answer(driver, '1号', '2号'),
      noGamesCome: (driver) => answer(driver),
      loadFails: (driver) =>
        driver.calls.answer(driver.calls.waiting(PROVIDER) > 0 ? PROVIDER : LIST, 'lost'),
      retry: (driver) => driver.press('button', '重试'),
      openProvider: (driver) => driver.press('tab', PP),
      openRecommended: (driver) => driver.press('tab', RECOMMENDED),
      async justUnderTwoSecondsPass(driver) {
        const now = await driver.look((seen) => seen.now);
        await driver.pass(came + 1999 - now);
      },
      twoSecondsPass: (driver) => driver.pass(2000),
      refresh: (driver) => driver.press('button', '刷新'),
      refreshBringsMore: (driver) => answer(driver, '1号', '2号', '3号'),
      refreshFails: (driver) => driver.calls.answer(LIST, 'lost'),
    },
  };
};
