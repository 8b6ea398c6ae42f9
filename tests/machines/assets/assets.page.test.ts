import { describe, expect, test } from 'vitest';
import type { EventFromLogic } from 'xstate';
import { assetsMachine } from '#machines/assets/assets.machine.ts';
import { OPEN_DEPOSIT } from '#tests/machines/assets/recordSamples.ts';
import type { RecordFilter } from '#machines/assets/records.ts';
import type { RecordTab } from '#machines/kit/money/recordTabs.ts';
import type { PlatformBalance } from '#machines/assets/transferRules.ts';
import { INFO } from '#tests/machines/deposit/deposits.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const BALANCES: PlatformBalance[] = [{ platname: 'pp', name: 'PP电子', balance: '10.00' }];

/** Opens the page with a tab; the request for its records of a month is answered with none. */
async function openPage(tab: RecordTab = '6', seeksNewest = false) {
  const calls = new CallScript();
  const cashiers: string[] = [];
  const machine = calls
    .bind(assetsMachine)
    .provide({ actions: { openCashier: (_, url) => void cashiers.push(url) } });
  const harness = createHarness({ machine, input: { tab, seeksNewest }, calls });
  const firstPage = calls.only('fetchPage').input;
  await calls.answer('fetchPage', { rows: [], lastPage: 1, extra: null });
  /** makes the document visible and lets the delay before a poll pass */
  const look = async () => {
    await calls.tell('visibilityAndNetwork', { type: 'document.visible' });
    await harness.pass(500);
  };
  await look();
  return {
    ...harness,
    cashiers,
    firstPage,
    look,
    children: () => harness.subject.getSnapshot().children,
    filter: () => harness.subject.getSnapshot().context.filter,
    platforms: () => harness.subject.getSnapshot().context.platforms,
    /** the inputs of the pending requests for records */
    asked: () => calls.waiting('fetchPage').map(({ input }) => input),
    /** whether a request for the balances is pending */
    isPolling: () => calls.waiting('request').length === 1,
  };
}

describe('the records page (spec 2 §2)', () => {
  test('begins with the tab it was opened with, all platforms and a month', async () => {
    const page = await openPage();
    expect(page.firstPage).toEqual({ filter: { tab: '6', platform: '', date: '4' }, page: 1 });
    expect(page.platforms()).toBeNull();
    expect(page.calls.given('watchQuery')).toEqual({ path: '/assets' });
    page.stop();
  });

  type UserEvent = EventFromLogic<typeof assetsMachine>;
  test.each<[string, UserEvent[], RecordFilter]>([
    ['another tab', [{ type: 'query.changed', search: 'type=4' }], { tab: '4', platform: '', date: '4' }],
    [
      'a platform',
      [
        { type: 'query.changed', search: 'type=4' },
        { type: 'platform.filtered', platform: 'pp' },
      ],
      { tab: '4', platform: 'pp', date: '4' },
    ],
    ['a date', [{ type: 'date.filtered', date: '1' }], { tab: '6', platform: '', date: '1' }],
    [
      'a tab with platforms after another',
      [
        { type: 'query.changed', search: 'type=4' },
        { type: 'platform.filtered', platform: 'pp' },
        { type: 'date.filtered', date: '2' },
        { type: 'query.changed', search: 'type=5' },
      ],
      { tab: '5', platform: 'pp', date: '2' },
    ],
    [
      'a tab without platforms',
      [
        { type: 'query.changed', search: 'type=4' },
        { type: 'platform.filtered', platform: 'pp' },
        { type: 'date.filtered', date: '2' },
        { type: 'query.changed', search: 'type=7' },
      ],
      { tab: '7', platform: '', date: '2' },
    ],
  ])('%s is asked for', async (_, userEvents, filter) => {
    const page = await openPage();
    for (const userEvent of userEvents) await page.send(userEvent);
    expect(page.filter()).toEqual(filter);
    expect(page.asked()).toEqual([{ filter, page: 1 }]);
    page.stop();
  });

  test('the tab that is shown already is not requested again and keeps its filters', async () => {
    const page = await openPage('2');
    await page.send({ type: 'query.changed', search: 'type=2' });
    expect(page.asked()).toEqual([]);
    await page.send({ type: 'platform.filtered', platform: 'pp' });
    const asked = page.calls.count('fetchPage');
    await page.send({ type: 'query.changed', search: 'type=2' });
    expect(page.calls.count('fetchPage')).toBe(asked);
    expect(page.filter()).toMatchObject({ tab: '2', platform: 'pp' });
    await page.send({ type: 'query.changed', search: 'type=3' });
    expect(page.calls.count('fetchPage')).toBe(asked + 1);
    page.stop();
  });
});

describe('the platform balances (D16)', () => {
  test('are requested while the page is in front, and shown as they come', async () => {
    const page = await openPage();
    expect(page.isPolling()).toBe(true);
    await page.calls.answer('request', BALANCES);
    expect(page.platforms()).toEqual(BALANCES);
    await page.send({ type: 'page.hidden' });
    await page.pass(60_000);
    expect(page.calls.count('request')).toBe(1);
    await page.send({ type: 'page.shown' });
    await page.look();
    expect(page.isPolling()).toBe(true);
    page.stop();
  });

  test('are requested at once after a press on 重试', async () => {
    const page = await openPage();
    await page.calls.fail('request', { kind: 'offline' });
    expect(page.children().platforms?.getSnapshot().context.failures, 'the page offers one').toBe(1);
    await page.send({ type: 'balances.retry' });
    await page.look();
    expect(page.isPolling()).toBe(true);
    page.stop();
  });
});

describe('what has been moved on the records page', () => {
  test('by a transfer, under a key of its own: records and balances are requested again', async () => {
    const page = await openPage();
    await page.calls.answer('request', BALANCES);
    const { transfer } = page.children();
    transfer?.send({ type: 'dialog.open', platform: 'pp' });
    transfer?.send({ type: 'amount.typed', text: '5' });
    transfer?.send({ type: 'submit', available: '10.00' });
    await page.pass(0);
    expect(page.calls.only('send').input).toMatchObject({ key: 'key-1' });
    expect(page.asked()).toEqual([]);
    await page.calls.answer('send', '');
    expect(page.asked()).toHaveLength(1);
    await page.look();
    expect(page.isPolling()).toBe(true);
    page.stop();
  });

  test('by the claim of a rebate, under a key of its own: the records are requested again', async () => {
    const page = await openPage();
    page.children().rebate?.send({ type: 'claim', available: '12.50' });
    await page.pass(0);
    expect(page.calls.only('send').input).toMatchObject({ intent: null, key: 'key-1' });
    await page.calls.answer('send', '');
    expect(page.toasts()).toEqual(['领取成功']);
    expect(page.asked()).toHaveLength(1);
    page.stop();
  });
});

describe('the payment of an open deposit', () => {
  const record = OPEN_DEPOSIT;
  const payment = (page: Awaited<ReturnType<typeof openPage>>) => page.children().payment;

  test('is opened again by the number of its record, as its record tells it', async () => {
    const page = await openPage('0');
    expect(payment(page)).toBeUndefined();
    await page.send({ type: 'payment.opened', record });
    expect(page.calls.only('fetchPaymentInfo').input).toEqual({ depositNo: 'CK1' });
    expect(payment(page)?.getSnapshot().context.receipt).toEqual(record);
    page.stop();
  });

  test('is one at a time: a second press changes nothing', async () => {
    const page = await openPage('0');
    await page.send({ type: 'payment.opened', record });
    await page.send({ type: 'payment.opened', record: { ...record, number: 'CK2' } });
    expect(page.calls.only('fetchPaymentInfo').input).toEqual({ depositNo: 'CK1' });
    page.stop();
  });

  test('of an online deposit is its cashier, which opens instead', async () => {
    const page = await openPage('6');
    await page.send({ type: 'payment.opened', record: { ...record, cashier: 'https://pay.example/1' } });
    expect(page.cashiers).toEqual(['https://pay.example/1']);
    expect(payment(page)).toBeUndefined();
    page.stop();
  });

  test.each(['payment.closed', 'payment.completed'] as const)(
    'ends with %s: the records are requested again, and it can be opened once more',
    async (type) => {
      const page = await openPage('0');
      await page.send({ type: 'payment.opened', record });
      await page.calls.answer('fetchPaymentInfo', INFO);
      expect(page.asked()).toEqual([]);
      payment(page)?.send({ type });
      await page.pass(0);
      expect(payment(page)).toBeUndefined();
      expect(page.went()).toEqual([]);
      expect(page.asked()).toEqual([{ filter: { tab: '0', platform: '', date: '4' }, page: 1 }]);
      await page.send({ type: 'payment.opened', record });
      expect(payment(page)?.getSnapshot().value).toBe('loading');
      page.stop();
    },
  );
});
