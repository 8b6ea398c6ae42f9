import { expect } from 'vitest';
import type { recoveryModel } from '#tests/models/userCenter/userCenter.models.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import {
  expectBusy,
  expectButton,
  expectOwnKey,
  expectSameKey,
  expectToast,
  expectWaiting,
  openWithMoney,
  expectToastAndFree,
  expectWordsAt,
  type Driver,
} from '#tests/support/driver.ts';

const RECOVER = '/api/transall';
const MONEY = '/api/refreshusermoney';
const PRESS = '游戏下分';
const ARRIVED = { balance: '4321.00', mbalance: '0.00' };

const press = (driver: Driver) => driver.press('button', PRESS);

const toastShown = expectToastAndFree(PRESS);
const told = expectWordsAt(PRESS);

/** The recovery of the games’ money in the user centre. */
export const recoverySteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof recoveryModel, Driver> => ({
  open: async () => {
    const driver = await openWithMoney(await take(), '/userCenter', [RECOVER, MONEY]);
    await driver.sees('button', PRESS);
    return driver;
  },
  close: (driver) => driver.close(),
  sees: {
    idle: async (driver) => {
      await expectButton(driver, PRESS, 'free');
      expect(driver.calls.keys(RECOVER)).toEqual([]);
    },
    recovering: async (driver) => {
      await expectBusy(driver, RECOVER, PRESS);
      expect(driver.calls.keys(RECOVER)).toHaveLength(1);
    },
    recovered: async (driver) => {
      await expectBusy(driver, MONEY, PRESS);
      await expectToast(driver, '下分成功');
      expect(driver.calls.keys(RECOVER)).toHaveLength(1);
    },
    counted: async (driver) => {
      await driver.reads('¥4,321.00');
      await expectButton(driver, PRESS, 'free');
    },
    successShown: toastShown('下分成功'),
    refusalShown: told('下分请求失败，请稍后重试'),
    networkFaultShown: told('网络错误，请稍后重试'),
    recoveringAnew: async (driver) => {
      await expectWaiting(driver, RECOVER);
      expectOwnKey(driver, RECOVER);
    },
    recoveringTheSame: async (driver) => {
      await expectWaiting(driver, RECOVER);
      expectSameKey(driver, RECOVER);
    },
  },
  does: {
    recover: press,
    recoverAgain: press,
    serverRecovers: (driver) => driver.calls.answer(RECOVER, { code: 200, message: '下分成功' }),
    serverRefuses: (driver) => driver.calls.answer(RECOVER, { code: 400 }),
    networkFails: (driver) => driver.calls.answer(RECOVER, 'lost'),
    moneyArrives: (driver) => driver.calls.answer(MONEY, { code: 200, data: ARRIVED }),
    moneyFails: (driver) => driver.calls.answer(MONEY, 'lost'),
  },
});
