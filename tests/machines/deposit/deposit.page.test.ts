import { describe, expect, test } from 'vitest';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import type { PayWays } from '#machines/deposit/depositRules.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { CHANNELS, WAYS } from '#tests/machines/deposit/deposits.ts';
import { createHarness } from '#tests/support/harness.ts';

const NONE: PayWays = { usdt: false, card: false, alipay: false, wxpay: false, online: false, wechat: false };
const BY_CODE: PayWays = { ...NONE, usdt: true, alipay: true, wxpay: true };

/** The page while its request for the available methods is pending. */
function openPage() {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(depositMachine), calls });
  const state = () => harness.subject.getSnapshot();
  return {
    ...harness,
    state,
    methods: () => state().children,
    tab: () => state().context.tab,
  };
}

/** The page with these methods available. */
async function openReady(ways: PayWays) {
  const page = openPage();
  await page.calls.answer('fetchPayWays', ways);
  return page;
}
type Page = Awaited<ReturnType<typeof openReady>>;

/** Submits 640 by USDT, or by the first offline method. */
async function recharge(page: Page, method: 'digital' | 'offline') {
  const { digital, offline } = page.methods();
  const typed = { type: 'amount.typed', text: '640' } as const;
  if (method === 'digital') {
    digital?.send(typed);
    digital?.send({ type: 'submit' });
  } else {
    offline?.send(typed);
    offline?.send({ type: 'submit', details: null });
  }
  await page.pass(0);
}

describe('the deposit page requests the open methods (spec 2 §2, D50)', () => {
  test('until they are known, none is open and no tab is in front', () => {
    const page = openPage();
    expect(page.calls.waiting('fetchPayWays')).toHaveLength(1);
    expect(page.state().context).toMatchObject({ ways: NONE, tab: null });
    expect(page.state().children).not.toHaveProperty('online');
    page.stop();
  });

  test.each<[string, PayWays, string | null]>([
    ['all methods', WAYS, 'online'],
    ['all but online', { ...WAYS, online: false }, 'digital'],
    ['bank cards alone', { ...NONE, card: true }, 'offline'],
    ['none', NONE, null],
  ])('with %s open it starts at the first of their tabs', async (_, ways, tab) => {
    const page = await openReady(ways);
    expect(page.tab()).toBe(tab);
    expect(page.state().context.ways).toEqual(ways);
    page.stop();
  });

  test('the offline form has the methods that are open, and the first chosen', async () => {
    const page = await openReady(BY_CODE);
    expect(page.methods().offline?.getSnapshot().context).toMatchObject({
      choice: { methods: ['alipay', 'wxpay'], method: 'alipay' },
    });
    page.stop();
  });

  test('requests again after a failure, on a press on 重试', async () => {
    const page = openPage();
    await page.calls.fail('fetchPayWays', { kind: 'offline' });
    expect(page.state()).toMatchObject({ value: 'failed', context: { failure: '加载失败，请检查网络' } });
    await page.send({ type: 'retry' });
    expect(page.state().value).toBe('loading');
    await page.calls.answer('fetchPayWays', WAYS);
    expect(page.tab()).toBe('online');
    page.stop();
  });
});

describe('the tabs of the deposit page', () => {
  test('a tab comes to the front when it is chosen, and what was typed in another stays', async () => {
    const page = await openReady(WAYS);
    await page.send({ type: 'tab.selected', tab: 'digital' });
    expect(page.tab()).toBe('digital');
    page.methods().digital?.send({ type: 'amount.typed', text: '640' });
    await page.send({ type: 'tab.selected', tab: 'offline' });
    expect(page.tab()).toBe('offline');
    expect(page.methods().digital?.getSnapshot().context.amount).toBe('640');
    page.stop();
  });
});

describe('a deposit goes under a key of the page (D18)', () => {
  test.each(['digital', 'offline'] as const)('with the %s form', async (method) => {
    const page = await openReady(BY_CODE);
    await recharge(page, method);
    expect(page.calls.only('send').input).toMatchObject({ key: 'key-1' });
    page.stop();
  });

  test('with the online form', async () => {
    const page = await openReady(WAYS);
    await page.calls.answer('fetchChannels', CHANNELS);
    page.methods().online?.send({ type: 'amount.typed', text: '640' });
    page.methods().online?.send({ type: 'submit' });
    await page.pass(0);
    expect(page.calls.only('send').input).toMatchObject({ key: 'key-1' });
    page.stop();
  });
});

describe.each(['digital', 'offline'] as const)(
  'a recharge of the %s form that is taken while the page is',
  (method) => {
    test('away: its number is reported', async () => {
      const page = await openReady(BY_CODE);
      await recharge(page, method);
      await page.send({ type: 'page.hidden' });
      await page.calls.answer('send', 'CK1');
      expect(page.toasts()).toEqual(['充值订单已生成，单号 CK1']);
      page.stop();
    });

    test('in front again: its dialog is seen, so nothing is reported', async () => {
      const page = await openReady(BY_CODE);
      await recharge(page, method);
      await page.send({ type: 'page.hidden' });
      await page.send({ type: 'page.shown' });
      await page.calls.answer('send', 'CK1');
      expect(page.toasts()).toEqual([]);
      page.stop();
    });
  },
);

describe('the card that the member has bound', () => {
  const asked = (page: Page) => page.calls.waiting('fetchBankCards').length;

  test('is not asked for before its tab is opened, and only where the bank form is open', async () => {
    const page = await openReady(WAYS);
    expect(asked(page)).toBe(0);
    await page.send({ type: 'tab.selected', tab: 'digital' });
    expect(asked(page)).toBe(0);
    await page.send({ type: 'tab.selected', tab: 'offline' });
    expect([page.tab(), asked(page)]).toEqual(['offline', 1]);
    page.stop();

    const closed = await openReady({ ...WAYS, card: false });
    await closed.send({ type: 'tab.selected', tab: 'offline' });
    expect([closed.tab(), asked(closed)]).toEqual(['offline', 0]);
    closed.stop();
  });

  test('is asked for at once where the bank form is in front', async () => {
    const page = await openReady({ ...NONE, card: true });
    expect(asked(page)).toBe(1);
    page.stop();
  });
});
