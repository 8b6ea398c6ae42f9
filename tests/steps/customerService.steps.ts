import { expect } from 'vitest';
import type { customerServiceModel } from '#tests/models/customerService/customerService.model.ts';
import { expectAt, expectWaiting, openAt, passUntil, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const CALL = '/api/getservicerurl';
const ADDRESS = 'https://service.example/chat';
const FAILED = '获取客服链接失败，请稍后再试';
/** Delay from the response to the opening of the window, in ms. */
const DELAY_MS = 1100;
/** The longest time a toast is shown, in ms. */
const TOAST_MS = 3000;
/** The time after which the closed menu has faded out, in ms. */
const MENU_MS = 300;
const PAGES = ['/about', '/faq'] as const;

const answer = (url: string) => (driver: Driver) => driver.calls.answer(CALL, { code: 200, data: { url } });

/** Customer service, opened from the header. */
export const customerServiceSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof customerServiceModel, Driver> => {
  /** time of the response with the address, on the device's clock */
  let came = 0;
  /** number of toasts before the last press */
  let shown = 0;
  /** the current page */
  let page: (typeof PAGES)[number] = PAGES[0];

  const pressService = async (driver: Driver) => {
    // wait for the toast to disappear, because the same text again would not count as new
    const { toast } = await driver.look((seen) => seen);
    await driver.pass(toast === '' ? MENU_MS : TOAST_MS);
    shown = await driver.look(({ toasts }) => toasts.length);
    await driver.press('button', '客服');
    await driver.press('menuitem', '在线客服');
  };
  const addressComes = async (driver: Driver) => {
    came = await driver.look(({ now }) => now);
    await answer(ADDRESS)(driver);
  };
  const leaveThePage = async (driver: Driver) => {
    page = page === PAGES[0] ? PAGES[1] : PAGES[0];
    await driver.goTo(page);
  };
  /** A window is reserved, and there is no toast. */
  const isUnderWay = (asks: number) => async (driver: Driver) => {
    await expectWaiting(driver, CALL, asks);
    await driver.look(({ toasts }) => {
      expect(driver.windows().at(-1)).toBe('');
      expect(toasts.slice(shown)).toEqual([]);
    });
  };
  /** It has ended: with these toasts, no blank window is left, and the page has not changed. */
  const hasEnded =
    (...texts: string[]) =>
    async (driver: Driver) => {
      await expectWaiting(driver, CALL, 0);
      await driver.look(({ toasts }) => {
        expect(toasts.slice(shown)).toEqual(texts);
        expect(driver.windows()).not.toContain('');
      });
      await expectAt(driver, page);
    };
  return {
    open: () => {
      [came, shown, page] = [0, 0, PAGES[0]];
      return openAt(take, page, { hold: [CALL] })();
    },
    close: (driver) => driver.close(),
    sees: {
      nothing: async (driver) => {
        await hasEnded()(driver);
        expect(driver.windows()).toEqual([]);
      },
      asking: isUnderWay(1),
      aboutToOpen: isUnderWay(0),
      opening: isUnderWay(0),
      opened: async (driver) => {
        await hasEnded()(driver);
        await driver.look(() => expect(driver.windows().at(-1)).toBe(ADDRESS));
      },
      elsewhere: hasEnded(),
      blockedWindowShown: hasEnded('弹窗被拦截，正在直接跳转...'),
      refusalShown: hasEnded('客服休息中'),
      failureShown: hasEnded(FAILED),
    },
    does: {
      pressService,
      addressComes,
      serverRefuses: (driver) => driver.calls.answer(CALL, { code: 503, message: '客服休息中' }),
      serverRefusesWithoutWords: (driver) => driver.calls.answer(CALL, { code: 500 }),
      networkFails: (driver) => driver.calls.answer(CALL, 'lost'),
      // the end of the delay opens the window, so stop 1 ms before, until the next step decides whether that is blocked
      theDelayPasses: (driver) => passUntil(driver, came, DELAY_MS - 1),
      windowOpens: (driver) => driver.pass(1),
      browserBlocksTheWindow: async (driver) => {
        driver.calls.hold(ADDRESS);
        await driver.shutWindows();
        await driver.pass(1);
        // a browser requests the address, and stays on the page until there is a response
        if (driver.left().length === 0) await driver.calls.answer(ADDRESS, 'lost');
        else expect(driver.left()).toEqual([ADDRESS]);
      },
      // the first address was valid, so another press gets the invalid one
      addressMayNotBeOpened: async (driver) => {
        await leaveThePage(driver);
        await pressService(driver);
        await answer('javascript:alert(1)')(driver);
        await driver.pass(DELAY_MS);
      },
      leaveThePage,
      aMinutePasses: (driver) => driver.pass(60_000),
    },
  };
};
