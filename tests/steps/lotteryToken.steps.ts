import { expect } from 'vitest';
import type { lotteryTokenModel } from '#tests/models/lottery/lotteryToken.model.ts';
import { LOTTERY_CALL, LOTTERY_PATH } from '#tests/steps/lotteryPage.steps.ts';
import { expectAt, expectToasts, expectWaiting, userAnswer, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const USER = '/api/user';
const TILE = '极速快三';
const GIVEN_UP = '无法获取 lottery_token，请稍后重试！';
const WITH = userAnswer('8888.88');
const WITHOUT = { ...WITH, data: { ...(WITH.data as object), lottery_token: '' } };

/** Opens the home page, on which there is a lottery. */
async function come(driver: Driver, member: boolean) {
  const lotteryGames = [{ id: 1, name: TILE, gamecode: 'jsks' }];
  await driver.calls.always('/api/hot-game', { code: 200, data: { gameLists: [], lotteryGames } });
  await driver.calls.always('/api/game/list', { code: 200, data: [] });
  await driver.open('/', { member, hold: [USER, LOTTERY_CALL] });
  // the toasts and the member's calls are loaded after the first screen
  await driver.pass(600);
  await driver.sees('button', TILE);
}

const answer = (body: typeof WITH) => (driver: Driver) => driver.calls.answer(USER, body);

/** Number of requests for a token, without the first one for the member's info. */
const tries = ({ calls }: Driver) => calls.made(USER).length - 1;

/** The number of pending user requests, without a toast. */
const quiet = (waiting: number) =>
  async function expectQuiet(driver: Driver) {
    await expectWaiting(driver, USER, waiting);
    await expectToasts(driver);
  };

const idle = (driver: Driver) => expectWaiting(driver, USER, 0);

/** The lottery on the home page, and the polling for its token. */
export const lotteryTokenSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof lotteryTokenModel, Driver> => ({
  open: take,
  close: (driver) => driver.close(),
  sees: {
    outside: (driver) => expect(driver.calls.made(USER)).toEqual([]),
    visitor: async (driver) => {
      await driver.sees('button', TILE);
      await expectToasts(driver);
    },
    loginRequired: (driver) =>
      driver.look(({ toasts, at }) => {
        expect(toasts).toContain('请先登录');
        expect(at).toBe('/');
      }),
    atLogin: (driver) => expectAt(driver, `/login?redirect=${encodeURIComponent(LOTTERY_PATH)}`),
    elsewhere: (driver) => expectAt(driver, '/about'),
    starting: async (driver) => {
      await driver.sees('button', TILE);
      await quiet(0)(driver);
    },
    pleaseWaitShown: async (driver) => {
      await driver.look(({ toasts, at }) => {
        expect(toasts.at(-1)).toBe('彩票服务正在初始化，请稍后重试');
        expect(at).toBe('/');
      });
      await expectWaiting(driver, USER);
    },
    asking: quiet(1),
    waiting: idle,
    ready: idle,
    inLottery: async (driver) => {
      await expectAt(driver, LOTTERY_PATH);
      await expectWaiting(driver, LOTTERY_CALL);
    },
    givenUp: async (driver) => {
      await expectToasts(driver, GIVEN_UP);
      await idle(driver);
      expect(tries(driver)).toBe(20);
    },
    gone: async (driver) => {
      await driver.look(({ token }) => expect(token).toBeNull());
      await quiet(0)(driver);
    },
  },
  does: {
    comeAsVisitor: (driver) => come(driver, false),
    async comeAsMember(driver) {
      await come(driver, true);
      await answer(WITHOUT)(driver);
    },
    async tapALottery(driver) {
      await driver.goTo('/');
      await driver.press('button', TILE);
    },
    twoSecondsPass: (driver) => driver.pass(2000),
    goElsewhere: (driver) => driver.goTo('/about'),
    async profileBringsAToken(driver) {
      await driver.goTo('/userCenter');
      await expectWaiting(driver, USER);
      await answer(WITH)(driver);
    },
    fiveSecondsPass: (driver) => driver.pass(5000),
    tokenComes: answer(WITH),
    noTokenYet: answer(WITHOUT),
    networkFails: (driver) => driver.calls.answer(USER, 'lost'),
    async allTriesAreUsed(driver) {
      while (tries(driver) < 20) {
        await answer(WITHOUT)(driver);
        await expectToasts(driver);
        await driver.pass(5000);
        await expectWaiting(driver, USER);
      }
      await answer(WITHOUT)(driver);
    },
    async aMinutePasses(driver) {
      const asked = tries(driver);
      const shown = await driver.look(({ toasts }) => toasts);
      await driver.pass(60_000);
      await expectToasts(driver, ...shown);
      expect(tries(driver)).toBe(asked);
    },
    async logOut(driver) {
      await driver.press('button', '菜单');
      await driver.press('button', '退出登录');
      await driver.pass(500);
      await driver.press('button', '退出');
      await driver.pass(1000);
    },
    async loginExpires(driver) {
      await driver.calls.always('/api/balance', { code: 401 });
      // requested immediately
      await driver.networkReturns();
    },
  },
});
