import { expect } from 'vitest';
import type { releaseModel } from '#tests/models/app/release/release.model.ts';
import {
  control,
  expectButton,
  expectHeld,
  expectToast,
  expectWaiting,
  openWithMoney,
  type Driver,
  type Role,
} from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

/** A driver whose server can replace the build of the open site and lack files of it. */
export interface ReleaseDriver extends Driver {
  /** touches a link without following it */
  touch: (role: Role, name: string) => Promise<void>;
  release: {
    /** the number of times that the app has reloaded */
    loads: () => number;
    /** the build that is running, counted from 0 */
    build: () => Promise<string>;
    /** replaces the build; only its files exist from now on */
    deploy: () => void;
    /** the files of the pages games, vip and faq are gone */
    loseFiles: () => void;
    /** requests of these files stay pending until `loseFiles` */
    holdFiles: () => void;
  };
}

/** The request for the site's page, whose answer names the build. */
const PAGE = '/';
const RECOVER = '/api/transall';
const AMOUNT = '充值金额';
const FAILURE = '页面加载失败，请检查网络后重试';

type Notice = 'none' | 'update' | 'refresh';
const NOTICES = { none: [], update: ['新版本已发布'], refresh: ['页面需要刷新'] } as const;

/** Expects this notice, whether the page has failed to load, and that the app has not reloaded. */
const sees =
  (notice: Notice, { failed = false, asks = false } = {}) =>
  async (driver: ReleaseDriver) => {
    await driver.look(({ words }) => {
      expect(
        words.filter((word) =>
          Object.values(NOTICES)
            .flat()
            .includes(word as never),
        ),
      ).toEqual(NOTICES[notice]);
      expect(words.includes(FAILURE)).toBe(failed);
    });
    if (failed) await expectButton(driver, '重试', asks ? 'busy' : 'free');
    await expectWaiting(driver, PAGE, asks ? 1 : 0);
    expect(driver.release.loads()).toBe(0);
  };

/** Expects one reload, after which only this build is running, without a notice. */
const reloads = (build: string) => async (driver: ReleaseDriver) => {
  await driver.look(({ words }) => {
    expect(driver.release.loads()).toBe(1);
    expect(words).not.toEqual([]);
    expect(words).not.toContain('新版本已发布');
    expect(words).not.toContain('页面需要刷新');
  });
  expect(await driver.release.build()).toBe(build);
};

/** Opens a page whose file is gone, other than the current one. */
async function openMissingPage(driver: ReleaseDriver): Promise<void> {
  driver.release.loseFiles();
  const at = await driver.look((seen) => seen.at);
  await driver.goTo(at === '/vip' ? '/faq' : '/vip');
}

const answerPage = (driver: ReleaseDriver) => driver.calls.answer(PAGE, 'own');

/** A new version of the site, in front of a server whose builds replace each other. */
export const releaseSteps = (
  take: () => Promise<ReleaseDriver>,
): ModelStepsOf<typeof releaseModel, ReleaseDriver> => {
  let hasRetried = false;
  return {
    open: async () => {
      hasRetried = false;
      const driver = await take();
      await openWithMoney(driver, '/', [PAGE, RECOVER]);
      return driver;
    },
    close: (driver) => driver.close(),
    sees: {
      site: sees('none'),
      siteWhileAsking: sees('none', { asks: true }),
      siteBeforeUpdate: sees('none'),
      notice: sees('update'),
      pageOnItsWay: sees('none', { asks: true }),
      failure: sees('none', { failed: true }),
      // the failure stays until the page is known
      retrying: sees('none', { failed: true, asks: true }),
      pageOnItsWayFromForm: sees('none', { asks: true }),
      noticeBesideForm: sees('update', { failed: true }),
      failureBesideForm: sees('none', { failed: true }),
      retryingBesideForm: sees('none', { failed: true, asks: true }),
      pageRequestedAgain: sees('none'),
      refreshOffered: sees('refresh', { failed: true }),
      siteAsBefore: sees('none'),
      pageOnItsWayWhileSending: sees('none', { asks: true }),
      noticeWhileSending: sees('update', { failed: true }),
      pleaseWaitShown: async (driver) => {
        await sees('update', { failed: true })(driver);
        await expectToast(driver, '正在提交，请稍候再更新');
      },
      newVersion: reloads('1'),
      freshStart: reloads('0'),
    },
    does: {
      openPage: openMissingPage,
      openPageWithFormFilled: async (driver) => {
        await driver.goTo('/deposit');
        await driver.type(AMOUNT, '250');
        await openMissingPage(driver);
      },
      openPageWhileSending: async (driver) => {
        await driver.goTo('/userCenter');
        await driver.press('button', '游戏下分');
        await expectWaiting(driver, RECOVER);
        await openMissingPage(driver);
      },
      touchLink: async (driver) => {
        driver.release.loseFiles();
        await driver.touch('link', '电子游戏');
      },
      followLink: (driver) => driver.press('link', '电子游戏'),
      stayForTwoSeconds: (driver) => driver.pass(2000),
      newVersionIsThere: async (driver) => {
        driver.release.deploy();
        await answerPage(driver);
      },
      // also for a page whose file could not be fetched ahead: what its link has asked counts for it
      sameVersionIsThere: answerPage,
      noAnswerComes: async (driver) => {
        await driver.calls.answer(PAGE, 'lost');
        // after a retry the page asks for its file again, without a network too
        if (!hasRetried) return;
        driver.release.loseFiles();
        await driver.calls.answer(PAGE, 'lost');
      },
      noAnswerForFourSeconds: (driver) => driver.pass(4000),
      // gone with the old build, if there is a new one
      goElsewhere: (driver) => driver.goTo('/sponsor'),
      goOnWithoutForm: async (driver) => {
        await driver.goTo('/deposit');
        await expectHeld(driver, AMOUNT, '250');
        await driver.type(AMOUNT, '');
        await driver.goTo('/');
      },
      goOnAfterResult: async (driver) => {
        await driver.calls.answer(RECOVER, 'own');
        await driver.look(({ toast }) => expect(toast).toContain('下分成功'));
        await driver.goTo('/');
      },
      pressUpdate: async (driver) => {
        const { name } = await driver.look((seen) => control(seen, /^立即(更新|刷新)$/));
        await driver.press('button', name);
      },
      retry: async (driver) => {
        hasRetried = true;
        driver.release.holdFiles();
        await driver.press('button', '重试');
      },
      pageFailsAgain: async (driver) => driver.release.loseFiles(),
    },
  };
};
