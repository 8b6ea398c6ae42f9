import { expect } from 'vitest';
import type { lotteryPageModel } from '#tests/models/lottery/lotteryPage.model.ts';
import {
  answerUnknownLogin,
  expectAt,
  expectButton,
  expectRetrying,
  expectSending,
  expectStanding,
  expectToast,
  expectWaiting,
  NETWORK_TEXT,
  type Answer,
  type Driver,
  type Opening,
} from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

export const LOTTERY_PATH = '/LotteryGamePage?gamecode=jsks';
/** The call for a lottery's address. */
export const LOTTERY_CALL = '/api/game-address';
const BALANCE = '/api/get-game-balance';
const TRANSFER = '/api/transfer-out';
const GAME = 'https://lottery.example/play';
const TAKE_OUT = '彩票下分';
const TRANSFERRED = '下分成功！金额：88.10';
/** Longer than any session, in ms. */
const NEVER = 100_000_000;
/** How long a toast stays on the page of the game, in ms (D11). */
const TOAST_MS = 3000;

/** Number of toasts when last noted. */
const toastsBefore = new WeakMap<Driver, number>();

const noteToasts = (driver: Driver) =>
  driver.look(({ toasts }) => void toastsBefore.set(driver, toasts.length));

/** The toasts since then, and no others. */
const seesNewToasts = (driver: Driver, ...texts: string[]) =>
  driver.look(({ toasts }) => expect(toasts.slice(toastsBefore.get(driver) ?? 0)).toEqual(texts));

const stands = (text: string) => (driver: Driver) => driver.look((seen) => expectStanding(seen, text));

/** A displayed failure with one toast, and a link home. */
const failed = (text: string) =>
  async function expectFailure(driver: Driver) {
    await driver.look((seen) => {
      expectStanding(seen, text);
      expect(seen.frames).toEqual([]);
      expect(seen.links).toContain('返回首页 #/');
    });
    await expectButton(driver, '重试', 'free');
    await seesNewToasts(driver, text);
  };

/** Nothing was sent; the toast says why. */
const notSent = (text: string) =>
  async function expectNotSent(driver: Driver) {
    await seesNewToasts(driver, text);
    expect(driver.calls.made(TRANSFER)).toEqual([]);
  };

const openAt = (driver: Driver, location: string, options?: Opening) =>
  driver.open(location, { ...options, hold: [LOTTERY_CALL, BALANCE, TRANSFER] });

/** Opens the page for a member whose token is available after this delay, in ms. */
const openAsMember = (lotteryDelay: number, location = LOTTERY_PATH) =>
  async function openForMember(driver: Driver) {
    await driver.sandbox('/sandbox/settings', { lotteryDelay });
    await openAt(driver, location, { member: true });
  };

const answerAddress = (answer: Answer) => (driver: Driver) => driver.calls.answer(LOTTERY_CALL, answer);

const addressIs = (url: string) => answerAddress({ code: 200, data: { addr_wap: url, addr_web: url } });

const answerBalance = (balance: string) => (driver: Driver) =>
  driver.calls.answer(BALANCE, { code: 200, data: { balance } });

const press = (driver: Driver) => driver.press('button', TAKE_OUT);

/** Presses 彩票下分, and answers the request for the balance that it sends. */
async function pressWith(driver: Driver, balance: string) {
  await press(driver);
  await answerBalance(balance)(driver);
}

async function beginTransfer(driver: Driver) {
  await pressWith(driver, '88.10');
  await expectSending(driver, TRANSFER, TAKE_OUT);
  expect(driver.calls.made(TRANSFER).at(-1)).toMatchObject({ amount: '88.10' });
}

const endTransfer = (driver: Driver) =>
  driver.calls.answer(TRANSFER, {
    code: 200,
    data: { beforeBalance: '88.10', afterBalance: '0.00', amount: '88.10' },
  });

async function finish(driver: Driver) {
  await endTransfer(driver);
  // the transfer is followed by another request for the balance
  await answerBalance('0.00')(driver);
}

async function leave(driver: Driver) {
  await noteToasts(driver);
  await driver.goTo('/about');
}

/** The lottery page and the wallet above the game. */
export const lotteryPageSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof lotteryPageModel, Driver> => ({
  open: take,
  close: (driver) => driver.close(),
  sees: {
    outside: (driver) => expect(driver.calls.made(LOTTERY_CALL)).toEqual([]),
    loginRequired: async (driver) => {
      await driver.look((seen) => {
        expectStanding(seen, '请先登录');
        expect(seen.toasts).toEqual(['请先登录']);
        expect(seen.at).toBe(LOTTERY_PATH);
      });
      expect(driver.calls.made(LOTTERY_CALL)).toEqual([]);
    },
    atLogin: (driver) => expectAt(driver, `/login?redirect=${encodeURIComponent(LOTTERY_PATH)}`),
    starting: async (driver) => {
      await driver.look((seen) => {
        expectStanding(seen, '彩票服务正在初始化，请稍后重试');
        expect(seen.toasts).toEqual(['彩票服务正在初始化，请稍后重试']);
      });
      expect(driver.calls.made(LOTTERY_CALL)).toEqual([]);
    },
    asking: async (driver) => {
      await expectWaiting(driver, LOTTERY_CALL);
      expect(driver.calls.made(LOTTERY_CALL).at(-1)).toMatchObject({ gameId: 'jsks' });
      await driver.sees('progressbar', '加载中');
      await noteToasts(driver);
    },
    noAddress: failed('获取彩票游戏地址失败'),
    unusable: failed('游戏地址不可用'),
    // the dialog covers the page
    unknownLogin: async (driver) => {
      await driver.look(({ dialogs, frames }) => {
        expect(dialogs).toEqual(['认证失败']);
        expect(frames).toEqual([]);
      });
      await seesNewToasts(driver, '登录信息已失效，请重新登录');
    },
    forbidden: failed('您暂无权限进行该操作'),
    tooFrequent: failed('请求过于频繁，请稍候重试'),
    offline: failed(NETWORK_TEXT),
    playing: async (driver) => {
      // the game gets the host of the site in its query
      await driver.look(({ frames, host }) =>
        expect(frames).toEqual([
          {
            title: '彩票游戏',
            address: `${GAME}?from_host=${encodeURIComponent(host)}`,
            sandbox: expect.any(String),
          },
        ]),
      );
      await expectWaiting(driver, BALANCE);
    },
    withBalance: async (driver) => {
      await stands('¥88.10')(driver);
      await noteToasts(driver);
    },
    withoutBalance: stands('获取彩票余额失败'),
    takenOut: async (driver) => {
      await expectToast(driver, TRANSFERRED);
      await stands('¥0.00')(driver);
    },
    tooLow: notSent('彩票余额不足，无法下分'),
    refused: (driver) => seesNewToasts(driver, '下分失败'),
    uncounted: notSent('获取彩票余额失败'),
    unanswered: async (driver) => {
      await seesNewToasts(driver, NETWORK_TEXT);
      await expectButton(driver, TAKE_OUT, 'free');
    },
    leftBehind: async (driver) => {
      await expectWaiting(driver, TRANSFER);
      await seesNewToasts(driver);
    },
    resultShownAfterwards: async (driver) => {
      await seesNewToasts(driver, '彩票下分 ¥88.10：下分成功');
      // the page that would request the balance has ended
      await expectWaiting(driver, BALANCE, 0);
    },
    left: async (driver) => {
      await expectAt(driver, '/about');
      await expectWaiting(driver, LOTTERY_CALL, 0);
      await expectWaiting(driver, BALANCE, 0);
      await seesNewToasts(driver);
    },
  },
  does: {
    openAsVisitor: (driver) => openAt(driver, LOTTERY_PATH),
    openWithoutGamecode: openAsMember(0, '/LotteryGamePage?gamecode='),
    openWithoutToken: openAsMember(NEVER),
    openWithToken: openAsMember(0),
    twoSecondsPass: (driver) => driver.pass(2000),
    async tokenComes(driver) {
      await driver.sandbox('/sandbox/settings', { lotteryDelay: 0 });
      await driver.pass(5000);
    },
    async retry(driver) {
      // the same toast only counts as new once the first has disappeared
      await driver.pass(TOAST_MS);
      await driver.press('button', '重试');
    },
    addressComes: addressIs(GAME),
    addressIsMissing: addressIs(''),
    addressIsAScript: addressIs('javascript:alert(1)'),
    loginIsUnknown: answerUnknownLogin(LOTTERY_CALL, 'Unauthenticated.'),
    accessIsForbidden: answerAddress({ code: 403, message: 'Forbidden' }),
    requestIsTooFrequent: answerAddress({ code: 429 }),
    serverBreaks: answerAddress({ code: 500 }),
    networkFails: answerAddress('lost'),
    balanceComes: answerBalance('88.1'),
    balanceFails: (driver) => driver.calls.answer(BALANCE, 'lost'),
    refresh: (driver) => driver.press('button', '刷新彩票余额'),
    async takeAllOut(driver) {
      await beginTransfer(driver);
      await finish(driver);
    },
    takeOutNothing: (driver) => pressWith(driver, '0.00'),
    async beRefused(driver) {
      await beginTransfer(driver);
      await driver.calls.answer(TRANSFER, { code: 400 });
    },
    async failToRecount(driver) {
      await press(driver);
      await driver.calls.answer(BALANCE, 'late');
    },
    async loseTheAnswer(driver) {
      await beginTransfer(driver);
      await driver.calls.answer(TRANSFER, 'lost');
    },
    async takeOutAgain(driver) {
      await press(driver);
      await expectRetrying(driver, TRANSFER, TAKE_OUT);
      await finish(driver);
    },
    leave,
    async leaveWhileTransferring(driver) {
      await beginTransfer(driver);
      await leave(driver);
    },
    transferEnds: endTransfer,
    lateAnswersCome: (driver) => driver.pass(60_000),
  },
});
