import { expect } from 'vitest';
import type { customerServiceModel } from '#tests/models/customerService/customerService.model.ts';
import { expectAt, expectWaiting, openAt, passUntil, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tests/support/modelRunner.ts';

const CALL = '/api/getservicerurl';
const ADDRESS = 'https://service.example/chat';
const FAILED = '获取客服链接失败，请稍后再试';
/** From the address to its window, in ms. */
const DELAY_MS = 1100;
/** No toast is told longer, in ms. */
const TOAST_MS = 3000;
/** By then the menu of the last press is gone, in ms. */
const MENU_MS = 300;
const PAGES = ['/about', '/faq'] as const;

const answer = (url: string) => (driver: Driver) => driver.calls.answer(CALL, { code: 200, data: { url } });

/** Customer service, opened from the header. */
export const customerServiceSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof customerServiceModel, Driver> => {
  /** when the address came, by the phone's clock */
  let came = 0;
  /** how many toasts there had been when it was pressed for last */
  let told = 0;
  /** the page that one is on */
  let page: (typeof PAGES)[number] = PAGES[0];

  const pressService = async (driver: Driver) => {
    // the same words once more would be no news while they stand there
    const { toast } = await driver.look((seen) => seen);
    await driver.pass(toast === '' ? MENU_MS : TOAST_MS);
    told = await driver.look(({ toasts }) => toasts.length);
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
  /** A window is reserved, and nothing told. */
  const isUnderWay = (asks: number) => async (driver: Driver) => {
    await expectWaiting(driver, CALL, asks);
    await driver.look(({ toasts }) => {
      expect(driver.windows().at(-1)).toBe('');
      expect(toasts.slice(told)).toEqual([]);
    });
  };
  /** It is over: this was told, no window waits, and one stays where one is. */
  const hasEnded =
    (...texts: string[]) =>
    async (driver: Driver) => {
      await expectWaiting(driver, CALL, 0);
      await driver.look(({ toasts }) => {
        expect(toasts.slice(told)).toEqual(texts);
        expect(driver.windows()).not.toContain('');
      });
      await expectAt(driver, page);
    };
  return {
    open: () => {
      [came, told, page] = [0, 0, PAGES[0]];
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
      toldBlocked: hasEnded('弹窗被拦截，正在直接跳转...'),
      toldRefusal: hasEnded('客服休息中'),
      toldFailure: hasEnded(FAILED),
    },
    does: {
      pressService,
      addressComes,
      serverRefuses: (driver) => driver.calls.answer(CALL, { code: 503, message: '客服休息中' }),
      serverRefusesWithoutWords: (driver) => driver.calls.answer(CALL, { code: 500 }),
      networkFails: (driver) => driver.calls.answer(CALL, 'lost'),
      // the end of it and its window are one moment here: it waits until it is known how the window does
      theDelayPasses: (driver) => passUntil(driver, came, DELAY_MS - 1),
      windowOpens: (driver) => driver.pass(1),
      browserBlocksTheWindow: async (driver) => {
        driver.calls.hold(ADDRESS);
        await driver.shutWindows();
        await driver.pass(1);
        // a browser asks for the address, and stays where it is as long as nothing comes
        if (driver.left().length === 0) await driver.calls.answer(ADDRESS, 'lost');
        else expect(driver.left()).toEqual([ADDRESS]);
      },
      // so had the address that came before been another one
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
