import { expect } from 'vitest';
import type { unreadNoticesModel } from '#tests/models/notices/unreadNotices.model.ts';
import {
  control,
  expectAt,
  expectWaiting,
  openAt,
  type AnswerBody,
  type Driver,
} from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tests/support/modelRunner.ts';

const CALL = '/api/noticeList';

/** What stands at 消息, and how many counts wait. */
const seesBadge =
  (text: string, asked = 0) =>
  async (driver: Driver) => {
    await expectWaiting(driver, CALL, asked);
    await driver.look((seen) => {
      expect(control(seen, '消息').says).toBe(text);
      expect(seen.toasts).toEqual([]);
    });
  };
const list = (...ids: number[]): AnswerBody => ({
  code: 200,
  data: {
    data: ids.map((id) => ({
      id,
      title: `公告${id}`,
      content: `<p>内容${id}</p>`,
      created_at: '2026-11-20 12:00:00',
    })),
  },
});

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
    countArrives: (driver) => driver.calls.answer(CALL, list(1, 2, 3, 4, 5, 6)),
    countOfNoneArrives: (driver) => driver.calls.answer(CALL, list()),
    countFails: (driver) => driver.calls.answer(CALL, 'lost'),
    openTheListOfNotices: async (driver) => {
      await driver.calls.always(CALL, list(1, 2));
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
