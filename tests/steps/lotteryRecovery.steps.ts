import { expect } from 'vitest';
import type { lotteryRecoveryModel } from '#tests/models/userCenter/userCenter.models.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import {
  expectBusy,
  expectButton,
  expectRetrying,
  openWithMoney,
  expectToastAndFree,
  expectWordsAt,
  type Driver,
} from '#tests/support/driver.ts';

const COUNT = '/api/get-game-balance';
const RECOVER = '/api/transfer-out';
const PRESS = '彩票下分';
const USER = '/api/user';

/** Number of user requests when the recovery was sent. */
const asked = new WeakMap<Driver, number>();

const press = (driver: Driver) => driver.press('button', PRESS);

const toastShown = expectToastAndFree(PRESS);
const told = expectWordsAt(PRESS);

/** The recovery of the lottery’s money in the user centre. */
export const lotteryRecoverySteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof lotteryRecoveryModel, Driver> => ({
  open: async () => {
    const driver = await openWithMoney(await take(), '/userCenter', [COUNT, RECOVER]);
    await driver.sees('button', PRESS);
    // the wallet counts it too
    await driver.calls.answer(COUNT, { code: 200, data: { balance: '320.50' } });
    return driver;
  },
  close: (driver) => driver.close(),
  sees: {
    idle: async (driver) => {
      await expectButton(driver, PRESS, 'free');
      expect(driver.calls.made(COUNT)).toHaveLength(1);
    },
    counting: (driver) => expectBusy(driver, COUNT, PRESS),
    nothingToRecoverShown: told('彩票余额不足，无法下分'),
    balanceFailedShown: told('获取彩票余额失败，请稍后重试'),
    recovering: async (driver) => {
      await expectBusy(driver, RECOVER, PRESS);
      expect(driver.calls.made(RECOVER).at(-1)).toMatchObject({ amount: '320.50' });
      asked.set(driver, driver.calls.made(USER).length);
    },
    recovered: async (driver) => {
      await toastShown('下分成功！金额：320.50')(driver);
      // the member's info is requested again
      await driver.look(() =>
        expect(driver.calls.made(USER).length).toBeGreaterThan(asked.get(driver) ?? Infinity),
      );
    },
    refusalShown: told('下分请求失败，请稍后重试'),
    outcomeUnknown: told('下分请求失败，请稍后重试'),
    recoveringTheSame: (driver) => expectRetrying(driver, RECOVER, PRESS),
  },
  does: {
    recover: press,
    recoverAgain: press,
    balanceArrives: (driver) => driver.calls.answer(COUNT, { code: 200, data: { balance: '320.50' } }),
    nothingIsThere: (driver) => driver.calls.answer(COUNT, { code: 200, data: { balance: '0.00' } }),
    balanceFails: (driver) => driver.calls.answer(COUNT, { code: 400 }),
    serverRecovers: async (driver) => {
      await driver.calls.answer(RECOVER, {
        code: 200,
        data: { beforeBalance: '320.50', afterBalance: '0.00', amount: '320.50' },
      });
      await driver.calls.answer(COUNT, { code: 200, data: { balance: '0.00' } });
    },
    serverRefuses: (driver) => driver.calls.answer(RECOVER, { code: 400 }),
    networkFails: (driver) => driver.calls.answer(RECOVER, 'lost'),
  },
});
