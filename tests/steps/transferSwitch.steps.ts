import { expect } from 'vitest';
import type { transferSwitchModel } from '#tests/models/assets/transferSwitch.model.ts';
import {
  answerUnknownLogin,
  expectBusy,
  expectButton,
  expectWordsAt,
  NETWORK_TEXT,
  openWithMoney,
  type Driver,
} from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const CALL = '/api/uptransferstatus';
const SWITCH = '自动转账';

/** The switch is enabled, and manual transfers are offered while it is off. */
const stands = (on: boolean) =>
  async function expectSwitch(driver: Driver) {
    await expectButton(driver, SWITCH, 'free');
    await turned(driver, on);
  };

const turned = (driver: Driver, on: boolean) =>
  driver.look(({ chosen, controls }) => {
    expect(chosen.includes(SWITCH)).toBe(on);
    expect(controls.some(({ name }) => name === '额度转换')).toBe(!on);
  });

const turning = (on: boolean) =>
  async function expectSaving(driver: Driver) {
    await expectBusy(driver, CALL, SWITCH);
    await turned(driver, !on);
    await driver.look(() => expect(driver.calls.made(CALL).at(-1)).toEqual({ transferstatus: on ? 1 : 0 }));
  };

const toldAndOff = (text: string) =>
  async function toldAndOff(driver: Driver) {
    await expectWordsAt(SWITCH)(text)(driver);
    await stands(false)(driver);
  };

/** The switch of automatic transfers on the records page. */
export function transferSwitchSteps(
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof transferSwitchModel, Driver> {
  const press = (driver: Driver) => driver.press('switch', SWITCH);
  return {
    open: async () => openWithMoney(await take(), '/assets?type=6', [CALL]),
    close: (driver) => driver.close(),
    sees: {
      off: stands(false),
      turningOn: turning(true),
      refused: toldAndOff('系统维护'),
      unanswered: toldAndOff(NETWORK_TEXT),
      leftToTheDialog: (driver) =>
        driver.look(({ dialogs, toasts, working }) => {
          expect(dialogs).toEqual(['认证失败']);
          expect(toasts).not.toContain('您的账号登陆过期，请重新登陆');
          expect(working).toBe(false);
        }),
      on: stands(true),
      turningOff: turning(false),
      stillOn: stands(true),
    },
    does: {
      press,
      pressAgain: press,
      serverSaves: (driver) => driver.calls.answer(CALL, 'own'),
      serverRefuses: (driver) => driver.calls.answer(CALL, { code: 400, message: '系统维护' }),
      answerIsLost: (driver) => driver.calls.answer(CALL, 'lost'),
      loginHasExpired: answerUnknownLogin(CALL),
    },
  };
}
