import { expect } from 'vitest';
import type { recordsModel } from '#tests/models/assets/assets.models.ts';
import type { AnswerBody } from '#tests/support/answerBody.ts';
import { control, expectWaiting, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import type { Seen } from '#tests/support/readScreen.ts';

const CALL = '/api/gettransrecord';
const NOTHING_NEW = '当前条件暂无新数据！';
const END = '没有更多记录了';
const TITLE = '极速通道';
const DATES = ['今日', '7日内', '半月内', '一月内'];

/** A page of deposits starting with this number; it is longer than a screen. */
function deposits(from: number, last_page: number): AnswerBody {
  const rows = Array.from({ length: 30 }, (_, at) => ({
    amount: '200.00',
    created_at: '2026-11-21 12:00:00',
    channel_name: TITLE,
    order_no: `CK${from + at}`,
    status: 0,
  }));
  return { code: 200, data: { data: rows, last_page } };
}

/** Number of "nothing new" toasts before the list was loaded. */
const before = new WeakMap<Driver, number>();
const timesShown = (toasts: readonly string[]) => toasts.filter((text) => text === NOTHING_NEW).length;
const nothingNewShown = (times: number) => (driver: Driver) =>
  driver.look(({ toasts }) => expect(timesShown(toasts) - (before.get(driver) ?? 0)).toBe(times));

const asked = async (driver: Driver, page: number) => {
  await expectWaiting(driver, CALL);
  await driver.look(() => expect(driver.calls.made(CALL).at(-1)).toMatchObject({ page }));
};

const listed = ({ words }: Seen, there: boolean) => expect(words.includes(TITLE)).toBe(there);
/** A retry is offered, below the loaded records if there are any. */
const failed = (there: boolean) => (driver: Driver) =>
  driver.look((seen) => {
    expect(control(seen, '重试').ready).toBe(true);
    listed(seen, there);
  });

/** The list of the deposits. */
export const recordsSteps = (
  take: () => Driver | Promise<Driver>,
): ModelStepsOf<typeof recordsModel, Driver> => ({
  open: async () => {
    const driver = await take();
    // answer the page's other request, so that its retry is not the one pressed
    await driver.calls.always('/api/balancelist', { code: 200, data: [] });
    await driver.open('/assets?type=6', { member: true, hold: [CALL] });
    return driver;
  },
  close: (driver) => driver.close(),
  sees: {
    async loading(driver) {
      await asked(driver, 1);
      await driver.look((seen) => {
        listed(seen, false);
        expect(seen.loading).toContain('线上存款');
        before.set(driver, timesShown(seen.toasts));
      });
    },
    failed: failed(false),
    empty: (driver) => driver.reads('暂无记录'),
    async firstPage(driver) {
      await driver.look((seen) => {
        listed(seen, true);
        expect(seen.words).not.toContain(END);
      });
      expect(driver.calls.waiting(CALL)).toBe(0);
    },
    async loadingMore(driver) {
      await asked(driver, 2);
      await driver.look((seen) => listed(seen, true));
    },
    moreFailed: failed(true),
    async ended(driver) {
      await driver.reads(END);
      await nothingNewShown(0)(driver);
    },
    nothingNewShown: nothingNewShown(1),
    nothingNewShownOnce: nothingNewShown(1),
  },
  does: {
    firstOfTwoPagesComes: (driver) => driver.calls.answer(CALL, deposits(1, 2)),
    onlyPageComes: (driver) => driver.calls.answer(CALL, deposits(1, 1)),
    nothingComes: (driver) => driver.calls.answer(CALL, { code: 200, data: { data: [], last_page: 1 } }),
    lastPageComes: (driver) => driver.calls.answer(CALL, deposits(31, 2)),
    callFails: (driver) => driver.calls.answer(CALL, 'lost'),
    retry: (driver) => driver.press('button', '重试'),
    async scroll(driver) {
      // wait until the toast has disappeared, because the same text again would not count as new
      await driver.pass(5000);
      // by then the other tab of deposits was asked for
      if (driver.calls.waiting(CALL) === 1) await driver.calls.answer(CALL, deposits(1, 1));
      await driver.scrollToEnd();
    },
    async changeDate(driver) {
      const at = await driver.look(({ chosen }) => DATES.findIndex((date) => chosen.includes(date)));
      await driver.press('radio', DATES[(at + 1) % DATES.length] ?? '');
    },
  },
});
