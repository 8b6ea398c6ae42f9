import { expect } from 'vitest';
import type { activityModel, visitorActivityModel } from '#tests/models/promotions/activity.model.ts';
import {
  answerUnknownLogin,
  expectBusy,
  expectButton,
  expectLoadFailed,
  expectLoading,
  expectOwnKey,
  expectRetrying,
  expectSending,
  expectToast,
  expectToasts,
  expectWordsAt,
  expectWaiting,
  loginAfterASecond,
  NETWORK_TEXT,
  openAt,
  type Driver,
} from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const LOCATION = '/activeInfo?id=1';
const ACTIVITY = '/api/activitydeatil';
const APPLY = '/api/doactivityapply';
const BUTTON = '点我申请';
const GONE = '活动不存在或已下架';

const arrive = (driver: Driver) =>
  driver.calls.answer(ACTIVITY, {
    code: 200,
    data: {
      id: 1,
      title: '活动1',
      banner: '',
      content: '<p>规则1</p>',
      memo: '',
      created_at: '2026-11-20 12:00:00',
    },
  });
const press = (driver: Driver) => driver.press('button', BUTTON);
const answer = (code: number, message: string) => (driver: Driver) =>
  driver.calls.answer(APPLY, { code, message });

/** The loaded promotion, with its apply button. */
const isRead = async (driver: Driver) => {
  await driver.sees('heading', '活动1');
  await driver.reads('规则1');
  await expectButton(driver, BUTTON, 'free');
};
const isReading = async (driver: Driver) => {
  await isRead(driver);
  await expectToasts(driver);
};
const toastShown = (text: string) => async (driver: Driver) => {
  await isRead(driver);
  await expectToast(driver, text);
  await expectToasts(driver, text);
};

const told = (text: string) => async (driver: Driver) => {
  await isRead(driver);
  await expectWordsAt(BUTTON)(text)(driver);
  await expectToasts(driver, text);
};

/** A promotion and its application. */
export const activitySteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof activityModel, Driver> => ({
  open: openAt(take, LOCATION, { member: true, hold: [ACTIVITY, APPLY] }),
  close: (driver) => driver.close(),
  sees: {
    waiting: async (driver) => {
      await expectLoading(driver, ACTIVITY);
      // a text or a number, as in the last response
      expect(String(driver.calls.made(ACTIVITY).at(-1)?.['id'])).toBe('1');
    },
    failed: async (driver) => {
      await expectLoadFailed(driver, ACTIVITY);
      await driver.reads(GONE);
    },
    reading: isReading,
    applying: async (driver) => {
      await expectSending(driver, APPLY, BUTTON);
      // a second press sends no request
      expect(driver.calls.made(APPLY)).toEqual([{ activityid: 1 }]);
    },
    applied: toastShown('申请成功，请等待审核'),
    appliedByWord: toastShown('我们会尽快审核'),
    refusalShown: told('您已申请过该活动'),
    fallbackShown: told('申请失败，请稍后重试'),
    networkFaultShown: told(NETWORK_TEXT),
    // an expired session is reported only by the dialog (D6)
    leftToTheDialog: (driver) =>
      driver.look(({ dialogs, toasts, working }) =>
        expect({ dialogs, toasts, working }).toEqual({ dialogs: ['认证失败'], toasts: [], working: false }),
      ),
    applyingAnew: async (driver) => {
      await expectBusy(driver, APPLY, BUTTON);
      expectOwnKey(driver, APPLY);
    },
    applyingTheSame: async (driver) => {
      await expectRetrying(driver, APPLY, BUTTON);
      expect(driver.calls.made(APPLY)).toHaveLength(2);
    },
  },
  does: {
    activityArrives: arrive,
    activityFails: (driver) => driver.calls.answer(ACTIVITY, { code: 404, message: GONE }),
    retry: (driver) => driver.press('button', '重试'),
    apply: press,
    applyAgain: press,
    serverAccepts: answer(200, ''),
    serverAcceptsWithWords: answer(200, '我们会尽快审核'),
    serverRefuses: answer(400, '您已申请过该活动'),
    serverRefusesWithoutWords: answer(400, ''),
    networkFails: (driver) => driver.calls.answer(APPLY, 'lost'),
    loginHasExpired: answerUnknownLogin(APPLY),
  },
});

/** A visitor who applies for a promotion. */
export const visitorActivitySteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof visitorActivityModel, Driver> => {
  const login = loginAfterASecond(LOCATION);
  const nothingIsSent = (sees: (driver: Driver) => Promise<void>) => async (driver: Driver) => {
    await sees(driver);
    expect(driver.calls.made(APPLY)).toEqual([]);
  };
  return {
    open: async () => {
      const driver = await openAt(take, LOCATION, { hold: [ACTIVITY] })();
      await expectWaiting(driver, ACTIVITY);
      await arrive(driver);
      return driver;
    },
    close: (driver) => driver.close(),
    sees: {
      reading: isReading,
      loginRequired: nothingIsSent(login.sees.loginRequired),
      notYetAtLogin: login.sees.notYetAtLogin,
      atLogin: nothingIsSent(login.sees.atLogin),
    },
    does: {
      apply: async (driver) => {
        await login.begin(driver);
        await press(driver);
      },
      ...login.does,
    },
  };
};
