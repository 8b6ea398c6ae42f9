import { expect } from 'vitest';
import type { unreadNoticesModel } from '#tests/models/notices/unreadNotices.model.ts';
import { control, expectAt, expectWaiting, openAt, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { noticeList } from '#tests/support/samples.ts';

const CALL = '/api/noticeList';

/** The badge of 消息, and the number of pending requests for it. */
const seesBadge =
  (text: string, asked = 0) =>
  async (driver: Driver) => {
    await expectWaiting(driver, CALL, asked);
    await driver.look((seen) => {
      expect(control(seen, '消息').says).toBe(text);
      expect(seen.toasts).toEqual([]);
    });
  };

/** The number of unread notices in the header. */
export const unreadNoticesSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof unreadNoticesModel, Driver> => ({
  open: openAt(take, '/faq'),
  close: (driver) => driver.close(),
  sees: {
    visitor: seesBadge(''),
    counting: seesBadge('', 1),
    unknown: seesBadge(''),
    six: seesBadge('6'),
    two: seesBadge('2'),
    none: seesBadge(''),
    visitorAgain: seesBadge(''),
  },
  does: {
    logIn: async (driver) => {
      driver.calls.hold(CALL);
      await driver.goTo('/login?redirect=%2Ffaq');
      await driver.type('账号', 'demo888');
      await driver.type('密码', 'demo8888');
      await driver.press('button', '登录');
      await expectAt(driver, '/faq');
    },
    countArrives: (driver) => driver.calls.answer(CALL, noticeList(1, 2, 3, 4, 5, 6)),
    countOfNoneArrives: (driver) => driver.calls.answer(CALL, noticeList()),
    countFails: (driver) => driver.calls.answer(CALL, 'lost'),
    openTheListOfNotices: async (driver) => {
      await driver.calls.always(CALL, noticeList(1, 2));
      await driver.goTo('/myNews');
    },
    readThemAll: async (driver) => {
      for (const title of ['公告1', '公告2']) {
        await driver.goTo('/myNews');
        await driver.press('link', title);
        await driver.sees('heading', title);
      }
    },
    logOut: async (driver) => {
      await driver.press('button', '菜单');
      await driver.press('button', '退出登录');
      await driver.press('button', '退出');
      await driver.pass(1000);
      await expectAt(driver, '/');
    },
  },
});
