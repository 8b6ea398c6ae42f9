import { expect } from 'vitest';
import { PUBLIC_TOAST_MS } from '#machines/app/toasts/toast.machine.ts';
import type { smsCooldownModel } from '#tests/models/register/smsCooldown.model.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { control, expectToastAndFree, openAt, type Driver } from '#tests/support/driver.ts';

const SMS = '/api/send-sms';
const PHONE = '13912345678';
const SEND = '获取验证码';
const FAILED = '发送验证码失败，请稍后重试！';
const COUNTING = /^\d+秒后重发$/;
/** Loading a page takes some time: the rest of the last second must outlast a reload. */
const LAST_SECOND_MS = 800;

const counting = (most: number, least: number) => (driver: Driver) =>
  driver.look((seen) => {
    const button = control(seen, COUNTING);
    const seconds = Number.parseInt(button.name, 10);
    expect(seconds).toBeLessThanOrEqual(most);
    expect(seconds).toBeGreaterThanOrEqual(least);
    expect(button.ready).toBe(false);
    expect(driver.calls.waiting(SMS)).toBe(0);
  });

/** The words stand at the field that they mean, which has the focus. */
const told = (label: string, text: string) => async (driver: Driver) => {
  await expectToastAndFree(SEND)(text)(driver);
  await driver.look(({ marked, focused }) => {
    expect(marked).toEqual([{ label, message: text }]);
    expect(focused).toBe(label);
  });
};

const press = async (driver: Driver) => {
  const { name } = await driver.look((seen) => control(seen, /^(获取验证码|\d+秒后重发)$/));
  await driver.type('手机号', PHONE);
  await driver.press('button', name);
};

/**
 * The SMS button on the registration page. The displayed seconds may be off by a few, because loading the page takes
 * time on the clock; the exact boundaries are tested on the machine.
 */
export function smsCooldownSteps(
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof smsCooldownModel, Driver> {
  return {
    open: openAt(take, '/register', { hold: [SMS] }),
    close: (driver) => driver.close(),
    sees: {
      ready: (driver) =>
        driver.look((seen) => {
          expect(control(seen, SEND)).toMatchObject({ ready: true, busy: false });
          expect(seen.marked).toEqual([]);
          expect(driver.calls.waiting(SMS)).toBe(0);
        }),
      sending: (driver) =>
        driver.look((seen) => {
          expect(control(seen, SEND)).toMatchObject({ ready: false, busy: true });
          expect(driver.calls.waiting(SMS)).toBe(1);
          expect(driver.calls.made(SMS).at(-1)).toEqual({ phone: PHONE });
        }),
      coolingDown: counting(60, 57),
      elsewhere: (driver) =>
        driver.look((seen) => {
          expect(seen.at).toBe('/about');
          expect(driver.calls.waiting(SMS)).toBe(1);
        }),
      coolingDownWithoutToast: async (driver) => {
        await counting(60, 57)(driver);
        await driver.look((seen) => expect(seen.toast).toBe(''));
      },
      readyWithoutToast: (driver) =>
        driver.look((seen) => {
          expect(control(seen, SEND)).toMatchObject({ ready: true, busy: false });
          expect(seen.toast).toBe('');
        }),
      half: counting(30, 27),
      lastSecond: counting(1, 1),
      refusalShown: told('手机号', '该手机号已注册'),
      failureShown: told('短信验证码', FAILED),
    },
    does: {
      press,
      codeIsSent: async (driver) => {
        await driver.calls.answer(SMS, { code: 200 });
        await driver.look((seen) => expect(seen.toast).toBe('验证码已发送！'));
      },
      serverRefuses: (driver) => driver.calls.answer(SMS, { code: 422, message: '该手机号已注册' }),
      serverRefusesWithoutWords: (driver) => driver.calls.answer(SMS, { code: 500 }),
      networkFails: (driver) => driver.calls.answer(SMS, 'lost'),
      halfPasses: (driver) => driver.pass(30_000),
      allButAMillisecondPasses: async (driver) => {
        // up to the last second, in steps short enough not to skip it
        await driver.pass(55_000);
        for (let step = 0; step < 50; step += 1) {
          const { name } = await driver.look((seen) => control(seen, COUNTING));
          if (Number.parseInt(name, 10) === 1) return;
          await driver.pass(1000 - LAST_SECOND_MS);
        }
      },
      aMillisecondPasses: (driver) => driver.pass(1000),
      sleepThroughTheCooldown: (driver) => driver.pass(60_000),
      reload: (driver) => driver.reload(),
      leaveThePage: async (driver) => {
        await driver.goTo('/about');
        // the toast of an earlier request goes
        await driver.pass(PUBLIC_TOAST_MS);
      },
      lateCodeIsSent: async (driver) => {
        await driver.calls.answer(SMS, { code: 200 });
        await driver.goTo('/register');
      },
      lateFailure: async (driver) => {
        await driver.calls.answer(SMS, 'lost');
        await driver.goTo('/register');
      },
    },
  };
}
