import { expect } from 'vitest';
import type { gameSearchModel } from '#tests/models/games/gameSearch.model.ts';
import { expectButton, expectWaiting, openAt, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

/** The last of the lists that the search requests; the others fail, so that the result only depends on this one. */
const LOTTERIES = '/api/lottery-games';
const OTHERS = ['/api/game/list', '/api/gamelistBycode'];
const FIELD = '搜索游戏';
const RESULTS = '搜索结果';
const NONSENSE = '没有这款';
/** The pause in typing that starts a search, in ms. */
const PAUSE_MS = 250;

const GAMES = ['金龙送宝', '龙虎争霸', '麻将狂欢'];
const FOUND = ['龙虎争霸', '金龙送宝'];

/** The results of the search, and whether it is busy. */
const searches = (names: string[], isAtWork: boolean) => (driver: Driver) =>
  driver.look(({ controls, loading, toasts }) => {
    expect(controls.map(({ name }) => name).filter((name) => GAMES.includes(name))).toEqual(names);
    expect(loading.includes(RESULTS)).toBe(isAtWork);
    expect(toasts).toEqual([]);
  });
/** The page's own lists are rendered instead of the search. */
const isAway = async (driver: Driver) => {
  await driver.misses('region', RESULTS);
  await driver.look(({ chosen }) => expect(chosen).toEqual(['推荐']));
};
const queryOf = ({ look }: Driver) =>
  look(({ fields }) => fields.find(({ label }) => label === FIELD)?.value ?? '');
const typing = async (driver: Driver) => {
  await expectWaiting(driver, LOTTERIES, 0);
  await driver.look(({ words }) => expect(words.join()).not.toMatch(/找到|没有找到/));
};

/** The search across all games. */
export const gameSearchSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof gameSearchModel, Driver> => {
  /** number of requests for the games so far */
  let asked = 0;
  /** types the letter; if it is already there, with a space, which the search ignores */
  const type = async (driver: Driver) => driver.type(FIELD, (await queryOf(driver)) === '龙' ? '龙 ' : '龙');
  return {
    open: async () => {
      asked = 1;
      const driver = await openAt(take, '/games', { hold: [LOTTERIES] })();
      for (const path of OTHERS) await driver.calls.always(path, { code: 500 });
      return driver;
    },
    close: (driver) => driver.close(),
    sees: {
      empty: async (driver) => {
        await isAway(driver);
        expect(driver.calls.made(LOTTERIES)).toEqual([]);
      },
      fetching: async (driver) => {
        await expectWaiting(driver, LOTTERIES);
        await searches([], true)(driver);
      },
      failed: async (driver) => {
        await expectButton(driver, '重试', 'free');
        await searches([], false)(driver);
      },
      typing: async (driver) => {
        await typing(driver);
        await driver.sees('region', RESULTS);
      },
      typingNonsense: typing,
      found: async (driver) => {
        await driver.reads('找到 2 款游戏');
        await searches(FOUND, false)(driver);
      },
      retyping: searches(FOUND, true),
      nothing: async (driver) => {
        await driver.reads('没有找到相关游戏');
        await searches([], false)(driver);
      },
      cleared: async (driver) => {
        await isAway(driver);
        await expectWaiting(driver, LOTTERIES, 0);
        expect(driver.calls.made(LOTTERIES)).toHaveLength(asked);
      },
      left: async (driver) => {
        await isAway(driver);
        await expectWaiting(driver, LOTTERIES);
      },
    },
    does: {
      type,
      typeNonsense: (driver) => driver.type(FIELD, NONSENSE),
      clear: (driver) => driver.press('button', '清除搜索'),
      gamesCome: async (driver) => {
        await driver.calls.answer(LOTTERIES, {
          code: 200,
          data: GAMES.map((name) => ({ id: name, name, title: name, gamecode: name, pic: '' })),
        });
        // the pause may have passed during the response, so typing another letter restarts it
        if ((await queryOf(driver)) !== '') await type(driver);
      },
      loadFails: (driver) => driver.calls.answer(LOTTERIES, { code: 500 }),
      retry: async (driver) => {
        asked += 1;
        await driver.press('button', '重试');
      },
      almostRest: async (driver) => {
        await type(driver);
        await driver.pass(PAUSE_MS - 1);
      },
      rest: (driver) => driver.pass(PAUSE_MS),
    },
  };
};
