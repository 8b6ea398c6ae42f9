import { expect } from 'vitest';
import type { noticesModel, visitorNoticesModel } from '#tests/models/notices/notices.model.ts';
import {
  control,
  expectLoadFailed,
  expectLoading,
  loginAfterASecond,
  openAt,
  type Driver,
} from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { noticeList } from '#tests/support/samples.ts';

const CALL = '/api/noticeList';
const LIST = '/myNews';

/** Opens the app for a member with three unread notices. */
async function openCounted(take: () => Driver | Promise<Driver>): Promise<Driver> {
  const driver = await take();
  await driver.calls.always(CALL, noticeList(1, 2, 9));
  await driver.open('/faq', { member: true });
  await seesUnread('3')(driver);
  return driver;
}
const seesUnread = (count: string) => (driver: Driver) =>
  driver.look((seen) => expect(control(seen, '消息').says).toBe(count));

/** A notice page that is opened while its list is pending, and its content after the response. */
const pageSteps =
  (come: (driver: Driver) => Promise<void>, shown: (driver: Driver) => Promise<void>) =>
  (take: () => Driver | Promise<Driver>): ModelStepsOf<typeof noticesModel, Driver> => ({
    open: async () => {
      const driver = await openCounted(take);
      await come(driver);
      return driver;
    },
    close: (driver) => driver.close(),
    sees: {
      waiting: (driver) => expectLoading(driver, CALL),
      failed: (driver) => expectLoadFailed(driver, CALL),
      shown,
    },
    does: {
      noticesArrive: (driver) => driver.calls.answer(CALL, noticeList(1, 2)),
      noticesFail: (driver) => driver.calls.answer(CALL, 'lost'),
      retry: (driver) => driver.press('button', '重试'),
    },
  });
/** Opens a notice by its link in the list. */
const comeTo = (title: string) => async (driver: Driver) => {
  await driver.goTo(LIST);
  await driver.sees('link', title);
  driver.calls.hold(CALL);
  await driver.press('link', title);
};

/** Opens the list by the link in the header. */
async function comeToTheList(driver: Driver): Promise<void> {
  driver.calls.hold(CALL);
  await driver.press('link', '消息');
}
async function listIsShown(driver: Driver): Promise<void> {
  await driver.look(({ links, words }) => {
    expect(links).toEqual(['公告1 #/myNewsInfo?id=1', '公告2 #/myNewsInfo?id=2']);
    expect(words.filter((word) => word === '未读')).toHaveLength(2);
  });
  await seesUnread('2')(driver);
}
async function noticeIsShown(driver: Driver): Promise<void> {
  await driver.sees('heading', '公告1');
  await driver.reads('内容1');
  await seesUnread('1')(driver);
}
async function noticeIsMissed(driver: Driver): Promise<void> {
  await driver.reads('消息不存在或无权限');
  await driver.look(({ links }) => expect(links).toEqual(['返回消息中心 #/myNews']));
  await seesUnread('2')(driver);
}

/** The list of notices, */
export const noticesSteps = pageSteps(comeToTheList, listIsShown);
/** a notice, which is marked as read, */
export const noticeSteps = pageSteps(comeTo('公告1'), noticeIsShown);
/** and a notice that does not exist any more. */
export const missingNoticeSteps = pageSteps(comeTo('公告9'), noticeIsMissed);

/** A visitor who opens the notices. */
export const visitorNoticesSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof visitorNoticesModel, Driver> => {
  const login = loginAfterASecond(LIST);
  return {
    open: async () => {
      const driver = await openAt(take, '/faq')();
      await login.begin(driver);
      await driver.press('link', '消息');
      return driver;
    },
    close: (driver) => driver.close(),
    sees: {
      ...login.sees,
      loginRequired: async (driver) => {
        await login.sees.loginRequired(driver);
        expect(driver.calls.made(CALL)).toEqual([]);
      },
    },
    does: login.does,
  };
};
