import { expect } from 'vitest';
import type { payoutAccountsModel } from '#tests/models/payoutAccounts/payoutAccounts.model.ts';
import {
  answerUnknownLogin,
  expectBusy,
  expectToast,
  expectWordsAt,
  expectWaiting,
  NETWORK_TEXT,
  openAt,
  type Driver,
} from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const LIST = '/api/getcard';
const UNBIND = '/api/delcard';
const QUESTION = '解绑';

const press = (name: string) => (driver: Driver) => driver.press('button', name);
const refuse = (message: string) => (driver: Driver) => driver.calls.answer(UNBIND, { code: 400, message });

/** The bank cards, without a dialog or a pending request. */
const isLooking = (driver: Driver) =>
  driver.look(({ chosen, dialogs, words }) => {
    expect({ chosen, dialogs }).toEqual({ chosen: ['银行卡'], dialogs: [] });
    expect(words).toContain('**** **** **** 0123');
    expect(driver.calls.waiting(UNBIND)).toBe(0);
  });
/** After the result, the list is requested again. */
const toastShown = (text: string) => async (driver: Driver) => {
  await isLooking(driver);
  await expectToast(driver, text);
  await expectWaiting(driver, LIST);
};

/** The words stay at the account. */
const told = (text: string) => async (driver: Driver) => {
  await expectWordsAt(QUESTION)(text)(driver);
  await toastShown(text)(driver);
};

/** The payout accounts and the unbinding of one. */
export const payoutAccountsSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof payoutAccountsModel, Driver> => ({
  open: async () => {
    const driver = await openAt(take, '/bankCard', { member: true, hold: [LIST, UNBIND] })();
    await driver.calls.answer(LIST, {
      code: 200,
      data: [
        {
          id: 7,
          bank: '工商银行',
          bank_owner: '张三',
          bank_no: '6222021234567890123',
          bank_address: '朝阳支行',
          ico: '',
        },
      ],
    });
    return driver;
  },
  close: (driver) => driver.close(),
  sees: {
    looking: isLooking,
    lookingAtUsdt: async (driver) => {
      await expectWaiting(driver, LIST);
      await driver.look(({ chosen }) => expect(chosen).toEqual(['USDT']));
      // the list of a kind is only requested when its tab is opened
      expect(driver.calls.made(LIST)).toEqual([{ type: 1 }, { type: 2 }]);
    },
    lookingAgain: async (driver) => {
      await isLooking(driver);
      // the loaded list is displayed and not requested again
      expect(driver.calls.made(LIST)).toHaveLength(2);
    },
    asked: async (driver) => {
      await driver.reads('确定要解绑该账户吗？');
      await driver.look(({ dialogs }) => expect(dialogs).toEqual([QUESTION]));
      expect(driver.calls.waiting(UNBIND)).toBe(0);
    },
    unbinding: async (driver) => {
      await expectBusy(driver, UNBIND, '确定');
      expect(driver.calls.made(UNBIND).at(-1)).toEqual({ id: 7 });
    },
    unbound: toastShown('解绑成功'),
    refusalShown: told('账户不存在'),
    fallbackShown: told('解绑失败，请稍后重试'),
    networkFaultShown: told(NETWORK_TEXT),
    // an expired session is reported only by the dialog (D6)
    leftToTheDialog: (driver) =>
      driver.look(({ dialogs, toasts, working }) => {
        expect({ dialogs, working }).toEqual({ dialogs: ['认证失败'], working: false });
        expect(toasts).not.toContain(NETWORK_TEXT);
        expect(driver.calls.waiting(LIST)).toBe(0);
      }),
  },
  does: {
    askToUnbind: press(QUESTION),
    cancel: press('取消'),
    confirm: press('确定'),
    confirmAgain: press('确定'),
    turnToUsdt: (driver) => driver.press('tab', 'USDT'),
    turnBack: (driver) => driver.press('tab', '银行卡'),
    serverUnbinds: (driver) => driver.calls.answer(UNBIND, { code: 200 }),
    serverRefuses: refuse('账户不存在'),
    serverRefusesWithoutWords: refuse(''),
    networkFails: (driver) => driver.calls.answer(UNBIND, 'lost'),
    loginHasExpired: answerUnknownLogin(UNBIND),
  },
});
