import type { transferModel } from '#tests/models/assets/transfer.model.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import {
  expectBusy,
  expectButton,
  expectHeld,
  expectMarked,
  expectRefused,
  expectSameKey,
  expectToast,
  expectWordsAt,
  expectUnknown,
  expectWaiting,
  openWithMoney,
  UNREADABLE_TEXT,
  type Driver,
} from '#tests/support/driver.ts';

const CALL = '/api/transfer';
const DIALOG = '额度转换';
const PRESS = '确认转账';

/** A transfer; main wallet and platform have less than 10,000,000 each. */
export function transferSteps(
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof transferModel, Driver> {
  const pressWith = async (driver: Driver, amount: string) => {
    await driver.type('金额', amount);
    await driver.press('button', PRESS);
  };
  const filling = async (driver: Driver) => {
    await driver.sees('dialog', DIALOG);
    await expectButton(driver, PRESS, 'free');
    await expectMarked(driver);
  };
  const sending = async (driver: Driver) => {
    await driver.sees('dialog', DIALOG);
    await expectBusy(driver, CALL, PRESS);
  };
  return {
    open: async () => {
      const driver = await openWithMoney(await take(), '/assets?type=2', [CALL]);
      // the platform balances are requested half a second after the page has opened
      await driver.pass(600);
      // before they are loaded, the button is disabled
      await expectButton(driver, DIALOG, 'free');
      return driver;
    },
    close: (driver) => driver.close(),
    sees: {
      closed: (driver) => driver.misses('dialog', DIALOG),
      filling,
      amountMissing: (driver) => expectRefused(driver, '请输入操作金额！', CALL),
      async amountUnreadable(driver) {
        await expectRefused(driver, UNREADABLE_TEXT, CALL);
        await expectHeld(driver, '金额', '1e3');
      },
      beyondMain: (driver) => expectRefused(driver, '操作金额超出了您的账户余额！', CALL),
      beyondPlatform: (driver) => expectRefused(driver, '操作金额超出了您该游戏平台的余额！', CALL),
      sending,
      async sendingUnseen(driver) {
        await driver.misses('dialog', DIALOG);
        await expectWaiting(driver, CALL);
      },
      async refusalShown(driver) {
        await expectWordsAt('确认转账')('平台维护中')(driver);
        await filling(driver);
      },
      unknown: (driver) => expectUnknown(driver),
      async sendingAgain(driver) {
        await expectWaiting(driver, CALL);
        expectSameKey(driver, CALL);
      },
      async moved(driver) {
        await expectToast(driver, '转账成功');
        await driver.misses('dialog', DIALOG);
      },
    },
    does: {
      async open(driver) {
        await driver.press('button', DIALOG);
        await driver.sees('dialog', DIALOG);
      },
      close: (driver) => driver.press('button', '关闭'),
      pressWithoutAmount: (driver) => pressWith(driver, ''),
      pressWithUnreadable: (driver) => pressWith(driver, '1e3'),
      pressWithTooMuch: (driver) => pressWith(driver, '9999999.99'),
      async turnAndPressWithTooMuch(driver) {
        await driver.press('button', '切换方向');
        await driver.choose('平台', 'PP电子');
        await pressWith(driver, '9999999.99');
      },
      press: (driver) => pressWith(driver, '5'),
      pressAgain: (driver) => driver.press('button', PRESS),
      type: (driver) => driver.type('金额', '5'),
      serverMoves: (driver) => driver.calls.answer(CALL, 'own'),
      serverRefuses: (driver) => driver.calls.answer(CALL, { code: 400, message: '平台维护中' }),
      answerIsLost: (driver) => driver.calls.answer(CALL, 'lost'),
      retry: (driver) => driver.press('button', '重试'),
      giveUp: (driver) => driver.press('button', '已核对'),
    },
  };
}
