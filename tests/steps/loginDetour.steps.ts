import type { loginDetourModel } from '#tests/models/kit/loginDetour/loginDetour.model.ts';
import { expectAt, expectToasts, loginAfterASecond, openAt, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

/** The list of notices, opened by a visitor. */
const LOCATION = '/myNews';
const OUTSIDE = '/faq';

/** The redirect of a visitor from the notices to the login. */
export const loginDetourSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof loginDetourModel, Driver> => {
  const login = loginAfterASecond(LOCATION);
  const withOneToast = (sees: (driver: Driver) => Promise<void>) => async (driver: Driver) => {
    await sees(driver);
    await expectToasts(driver, '请先登录');
  };
  return {
    open: async () => {
      const driver = await openAt(take, OUTSIDE)();
      await login.begin(driver);
      await driver.press('link', '消息');
      return driver;
    },
    close: (driver) => driver.close(),
    sees: {
      loginRequired: login.sees.loginRequired,
      notYetAtLogin: withOneToast(login.sees.notYetAtLogin),
      atLogin: withOneToast(login.sees.atLogin),
      elsewhere: withOneToast((driver) => expectAt(driver, OUTSIDE)),
    },
    does: {
      almostAllTimePasses: login.does.almostASecondPasses,
      theRestPasses: login.does.theSecondIsOver,
      aMinutePasses: (driver) => driver.pass(60_000),
      goElsewhere: (driver) => driver.goTo(OUTSIDE),
    },
  };
};
