import { expect } from 'vitest';
import type { wantedPlaceModel } from '#tests/models/app/session/wantedPlace.model.ts';
import type { Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const LOGIN = '/api/login_pc';
const REGISTER = '/api/register';
const TEXT = '请先登录';

/** A visitor on the way to a page that needs a login, across the whole app. */
export function wantedPlaceSteps(
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof wantedPlaceModel, Driver> {
  const open = async (driver: Driver, location: string) => {
    await driver.calls.always('/api/app', {
      code: 200,
      data: { title: '流金娱乐', site_state: 1, sms_open: 0 },
    });
    await driver.open(location, { hold: [LOGIN, REGISTER] });
    // the toasts and the menu are loaded after the first screen
    await driver.pass(600);
  };
  const visitorAt = (location: string) => (driver: Driver) =>
    driver.look(({ at, token, dialogs }) => expect([at, token, dialogs]).toEqual([location, null, []]));
  const memberAt = (location: string) => (driver: Driver) =>
    driver.look(({ at, token }) => {
      expect(at).toBe(location);
      expect(token).not.toBeNull();
    });
  return {
    open: take,
    close: (driver) => driver.close(),
    sees: {
      closed: (driver) => expect(driver.calls.made('/api/app')).toEqual([]),
      home: visitorAt('/'),
      turnedAway: async (driver) => {
        await visitorAt('/?redirect=%2Fdeposit')(driver);
        await driver.look(({ toast }) => expect(toast).toBe(TEXT));
      },
      homeForDeposit: async (driver) => {
        await visitorAt('/?redirect=%2Fdeposit')(driver);
        await driver.look(({ toast }) => expect(toast).not.toBe(TEXT));
      },
      loginForHome: visitorAt('/login'),
      registrationForHome: visitorAt('/register'),
      loginForDeposit: visitorAt('/login?redirect=%2Fdeposit'),
      registrationForDeposit: visitorAt('/register?redirect=%2Fdeposit'),
      loginForAccount: visitorAt('/login?redirect=%2FuserCenter'),
      memberAtHome: memberAt('/'),
      memberAtDeposit: memberAt('/deposit'),
      memberAtAccount: memberAt('/userCenter'),
    },
    does: {
      openGuardedPage: (driver) => open(driver, '/deposit'),
      openHome: (driver) => open(driver, '/'),
      pressDeposit: async (driver) => {
        // an earlier text must be gone, or a new one could not be told from it
        await driver.pass(2000);
        await driver.press('link', '充值');
      },
      pressLogin: async (driver) => {
        const isAtRegistration = await driver.look(({ at }) => at.startsWith('/register'));
        await driver.press('link', isAtRegistration ? '立即登录' : '登录');
      },
      pressRegister: async (driver) => {
        const isAtLogin = await driver.look(({ at }) => at.startsWith('/login'));
        await driver.press('link', isAtLogin ? '立即注册' : '注册');
      },
      pressAccountTab: (driver) => driver.press('link', '我的'),
      openMenuAndPressLogin: async (driver) => {
        await driver.press('button', '菜单');
        await driver.press('link', '登录/注册');
        await driver.pass(500);
      },
      goHome: (driver) => driver.press('link', '返回首页'),
      reload: async (driver) => {
        await driver.pass(2000);
        await driver.reload();
        await driver.pass(600);
      },
      logIn: async (driver) => {
        await driver.type('账号', 'demo888');
        await driver.type('密码', 'demo8888');
        await driver.press('button', '登录');
        await driver.calls.answer(LOGIN, 'own');
      },
      register: async (driver) => {
        await driver.type('账号', 'player88');
        await driver.type('手机号', '13800000000');
        await driver.type('真实姓名', '张三');
        await driver.type('密码', 'abcd1234');
        await driver.type('确认密码', 'abcd1234');
        await driver.press('button', '注册');
        await driver.calls.answer(REGISTER, { code: 201, data: { api_token: 'token-of-player88' } });
      },
    },
  };
}
