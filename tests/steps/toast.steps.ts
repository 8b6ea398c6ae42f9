import { expect } from 'vitest';
import type { toastModel } from '#tests/models/app/toasts/toast.model.ts';
import { expectToast, passUntil, userAnswer, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { aMember } from '#tests/support/samples.ts';

const GAME = { id: 1, name: '水果派对', platform_name: 'pp', game_code: 'vs20fruit', category: 'gaming' };
/** Each kind of page with a button that tells something at once. */
export const PAGES = {
  public: { at: '/', press: GAME.name, text: '进入游戏最低余额为0元！' },
  member: { at: '/resetPasswordNew', press: '提交', text: '请输入旧密码' },
  game: { at: '/games', press: GAME.name, text: '进入游戏最低余额为0元！' },
} as const;
type ToastPage = (typeof PAGES)[keyof typeof PAGES];

/** The one toast on the screen; a balance below 0 keeps the member out of every game. */
export const toastSteps = (take: () => Driver | Promise<Driver>): ModelStepsOf<typeof toastModel, Driver> => {
  /** when the toast came, by the phone's clock */
  let came = 0;
  const showToastOn =
    ({ at, press, text }: ToastPage) =>
    async (driver: Driver) => {
      await driver.goTo(at);
      await driver.press('button', press);
      came = await driver.look(({ now, toast }) => {
        expect(toast).toBe(text);
        return now;
      });
    };
  const shows =
    ({ text }: ToastPage) =>
    (driver: Driver) =>
      expectToast(driver, text);
  return {
    open: async () => {
      const driver = await take();
      await driver.calls.always('/api/user', userAnswer('-0.01'));
      await driver.calls.always('/api/balance', { code: 200, data: { balance: '-0.01', mbalance: '0' } });
      await driver.calls.always('/api/hot-game', {
        code: 200,
        data: { gameLists: [GAME], lotteryGames: [] },
      });
      await driver.calls.always('/api/game/list', { code: 200, data: [{ ...GAME, app_state: 1 }] });
      // known from the start, lest the first press leads into the game
      await driver.open('/', { member: true, user: aMember({ balance: '-0.01' }) });
      // what answers a first press may still be on its way
      await showToastOn(PAGES.public)(driver);
      await driver.pass(2000);
      return driver;
    },
    close: (driver) => driver.close(),
    sees: {
      nothing: (driver) => expectToast(driver, ''),
      public: shows(PAGES.public),
      publicAboutToGo: shows(PAGES.public),
      member: shows(PAGES.member),
      memberAboutToGo: shows(PAGES.member),
      game: shows(PAGES.game),
      gameAboutToGo: shows(PAGES.game),
    },
    does: {
      showToastOnAPublicPage: showToastOn(PAGES.public),
      showToastInTheMemberArea: showToastOn(PAGES.member),
      showToastOnAGamePage: showToastOn(PAGES.game),
      almostTwoSecondsPass: (driver) => passUntil(driver, came, 1999),
      almostThreeSecondsPass: (driver) => passUntil(driver, came, 2999),
      aMillisecondPasses: (driver) => driver.pass(1),
    },
  };
};
