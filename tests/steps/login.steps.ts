import { expect } from 'vitest';
import type { loginModel } from '#tests/models/login/login.model.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { control, expectWordsAt, openAt, type Driver } from '#tests/support/driver.ts';

const LOGIN = '/api/login_pc';
const NEEDED = '请输入您的账号和密码！';

const submit = (name: string, password: string) =>
  async function fillAndSubmit(driver: Driver) {
    await driver.type('账号', name);
    await driver.type('密码', password);
    await driver.press('button', '登录');
  };

const refused = (label: string) => (driver: Driver) =>
  driver.look((seen) => {
    expect(seen.marked).toEqual([{ label, message: NEEDED }]);
    expect(seen.toast).toBe(NEEDED);
    expect(driver.calls.waiting(LOGIN)).toBe(0);
    expect(seen.token).toBeNull();
  });

const toldAtButton = (text: string) => async (driver: Driver) => {
  await expectWordsAt('登录')(text)(driver);
  await driver.look((seen) => {
    expect(seen.fields.map(({ value }) => value)).toEqual(['demo888', 'demo8888']);
    expect(seen.token).toBeNull();
  });
};

/** The login page: opened at this location, it leads to `leadsTo`. */
export function loginSteps(
  take: () => Driver | Promise<Driver>,
  location = '/login',
  leadsTo = '/',
): ModelStepsOf<typeof loginModel, Driver> {
  return {
    open: openAt(take, location, { hold: [LOGIN] }),
    close: (driver) => driver.close(),
    sees: {
      filling: (driver) =>
        driver.look((seen) => {
          expect(seen.at).toBe(location);
          expect(seen.marked).toEqual([]);
          expect(control(seen, '登录')).toMatchObject({ ready: true, busy: false, says: '' });
        }),
      nameRefused: refused('账号'),
      passwordRefused: refused('密码'),
      waiting: (driver) =>
        driver.look((seen) => {
          expect(control(seen, '登录')).toMatchObject({ ready: false, busy: true });
          expect(seen.marked).toEqual([]);
          expect(driver.calls.waiting(LOGIN)).toBe(1);
          expect(driver.calls.made(LOGIN).at(-1)).toEqual({ name: 'demo888', password: 'demo8888' });
        }),
      refusalShown: toldAtButton('账号或密码错误'),
      networkFaultShown: toldAtButton('网络错误，请稍后重试'),
      serverFaultShown: toldAtButton('服务器异常，请稍后再试'),
      inside: (driver) =>
        driver.look((seen) => {
          expect(seen.at).toBe(leadsTo);
          expect(seen.token).not.toBeNull();
          expect(JSON.stringify(seen.user ?? {})).not.toContain(seen.token);
        }),
    },
    does: {
      submitNothing: submit('', ''),
      submitWithoutName: submit('  ', 'demo8888'),
      submitWithoutPassword: submit('demo888', ''),
      submit: submit('demo888', 'demo8888'),
      submitAgain: (driver) => driver.press('button', '登录'),
      edit: (driver) => driver.type('账号', 'd'),
      serverAccepts: (driver) => driver.calls.answer(LOGIN, 'own'),
      serverRefuses: (driver) => driver.calls.answer(LOGIN, { code: 422, message: '账号或密码错误' }),
      serverRefusesWithoutWords: (driver) => driver.calls.answer(LOGIN, { code: 500 }),
      networkFails: (driver) => driver.calls.answer(LOGIN, 'lost'),
      answerMakesNoSense: (driver) => driver.calls.answer(LOGIN, 'garbled'),
    },
  };
}
