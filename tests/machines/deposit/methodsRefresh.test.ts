import { describe, expect, test } from 'vitest';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import { depositMachine } from '#machines/deposit/deposit.machine.ts';
import { NO_WAYS, type PayChannel } from '#machines/deposit/depositRules.ts';
import { BANK, CHANNELS, WAYS } from '#tests/machines/deposit/deposits.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { createHarness } from '#tests/support/harness.ts';

const [FAST, FIXED, BARE] = CHANNELS as [PayChannel, PayChannel, PayChannel];
const GONE_TEXT = '所选支付方式已关闭，请重新选择';

/** The page with all methods and channels, hidden after `prepare` and shown again: both are being fetched again. */
async function openRefreshing(prepare: (page: Awaited<ReturnType<typeof openReady>>) => Promise<void>) {
  const page = await openReady();
  await prepare(page);
  await page.send({ type: 'page.hidden' });
  expect(page.calls.waiting('fetchPayWays')).toEqual([]);
  await page.send({ type: 'page.shown' });
  return page;
}

/** The choice and the rest of a form. */
const formOf = (context: { choice: object } | undefined) => ({ ...context, ...context?.choice });

async function openReady() {
  const calls = new CallScript();
  const harness = createHarness({ machine: calls.bind(depositMachine), calls });
  await calls.answer('fetchPayWays', WAYS);
  await calls.answer('fetchChannels', CHANNELS);
  const state = () => harness.subject.getSnapshot();
  const { children } = state();
  const tell = async (method: 'online' | 'digital' | 'offline', event: AnyEventObject) => {
    const ref: AnyActorRef | undefined = children[method];
    ref?.send(event);
    await harness.pass(0);
  };
  return {
    ...harness,
    tell,
    state,
    front: (tab: 'online' | 'digital' | 'offline') => harness.send({ type: 'tab.selected', tab }),
    type: (method: 'online' | 'digital' | 'offline') => tell(method, { type: 'amount.typed', text: '640' }),
    online: () => formOf(children.online?.getSnapshot().context),
    digital: () => formOf(children.digital?.getSnapshot().context),
    offline: () => formOf(children.offline?.getSnapshot().context),
  };
}

describe('when the deposit page is shown again', () => {
  test('methods and channels are fetched again, and what was typed and chosen stays', async () => {
    const page = await openRefreshing(async (open) => {
      await open.tell('online', { type: 'option.selected', at: 1 });
      await open.type('online');
      await open.type('digital');
      await open.tell('offline', { type: 'method.selected', method: 'bank' });
    });
    expect(page.state().matches('ready')).toBe(true);
    const option = { ...FAST.options[1], range: { min: '600', max: '700' } };
    await page.calls.answer('fetchChannels', [{ ...FAST, options: [FAST.options[0], option] }]);
    await page.calls.answer('fetchPayWays', WAYS);
    expect(page.online()).toMatchObject({ channel: { code: 'fast' }, option, amount: '640' });
    expect(page.digital()).toMatchObject({ amount: '640' });
    expect(page.offline()).toMatchObject({ method: 'bank' });
    expect(page.toasts()).toEqual([]);
    page.stop();
  });

  test('answers that fail change nothing and say nothing (D45)', async () => {
    const page = await openRefreshing((open) => open.type('online'));
    const before = page.state().context;
    await page.calls.fail('fetchPayWays', { kind: 'offline' });
    await page.calls.fail('fetchChannels', { kind: 'timeout' });
    expect(page.state().context).toEqual(before);
    expect(page.online()).toMatchObject({ channel: FAST, amount: '640' });
    expect(page.toasts()).toEqual([]);
    page.stop();
  });

  test('a load that had failed is tried again', async () => {
    const calls = new CallScript();
    const page = createHarness({ machine: calls.bind(depositMachine), calls });
    await calls.fail('fetchPayWays', { kind: 'offline' });
    await page.send({ type: 'page.shown' });
    await calls.answer('fetchPayWays', WAYS);
    await calls.fail('fetchChannels', { kind: 'offline' });
    await page.send({ type: 'page.hidden' });
    await page.send({ type: 'page.shown' });
    await calls.answer('fetchChannels', CHANNELS);
    expect(page.subject.getSnapshot().children.online?.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { choice: { channel: FAST, failure: '' } },
    });
    page.stop();
  });

  test('a closed tab that was in front gives way to the first open one, with a word', async () => {
    const page = await openRefreshing((open) => open.front('digital'));
    await page.calls.answer('fetchPayWays', { ...WAYS, usdt: false });
    expect(page.state().context).toMatchObject({ tab: 'online', ways: { usdt: false } });
    expect(page.toasts()).toEqual([GONE_TEXT]);
    page.stop();
  });

  test('a closed tab behind another goes without a word', async () => {
    const page = await openRefreshing(async () => undefined);
    await page.calls.answer('fetchPayWays', { ...NO_WAYS, online: true });
    expect(page.state().context).toMatchObject({ tab: 'online', ways: { ...NO_WAYS, online: true } });
    expect(page.toasts()).toEqual([]);
    page.stop();
  });

  test('where all are closed, none is in front, and the first that opens again comes to the front', async () => {
    const page = await openRefreshing(async () => undefined);
    await page.calls.answer('fetchPayWays', NO_WAYS);
    expect(page.state().context.tab).toBeNull();
    await page.send({ type: 'page.hidden' });
    await page.send({ type: 'page.shown' });
    await page.calls.answer('fetchPayWays', { ...NO_WAYS, usdt: true });
    expect(page.state().context.tab).toBe('digital');
    expect(page.toasts()).toEqual([GONE_TEXT]);
    page.stop();
  });

  test('a closed method with a request on its way stays until the next time', async () => {
    const page = await openRefreshing(async (open) => {
      await open.front('digital');
      await open.type('digital');
      await open.tell('digital', { type: 'submit' });
    });
    await page.calls.answer('fetchPayWays', { ...NO_WAYS, online: true });
    expect(page.state().context).toMatchObject({ tab: 'digital', ways: { online: true, usdt: true } });
    await page.calls.fail('send', { kind: 'rejected', code: 400, message: '通道维护中' });
    await page.send({ type: 'page.hidden' });
    await page.send({ type: 'page.shown' });
    await page.calls.answer('fetchPayWays', { ...NO_WAYS, online: true });
    expect(page.state().context).toMatchObject({ tab: 'online', ways: { usdt: false } });
    page.stop();
  });

  test('an offline tab that is closed as a whole is reported once', async () => {
    const page = await openRefreshing((open) => open.front('offline'));
    await page.calls.answer('fetchPayWays', { ...NO_WAYS, usdt: true });
    expect(page.state().context.tab).toBe('digital');
    expect(page.toasts()).toEqual([GONE_TEXT]);
    page.stop();
  });

  test('of the offline methods, a closed one that was chosen gives way to the first, and the amount stays', async () => {
    const page = await openRefreshing(async (open) => {
      await open.front('offline');
      await open.tell('offline', { type: 'method.selected', method: 'alipay' });
      await open.type('offline');
    });
    await page.calls.answer('fetchPayWays', { ...WAYS, alipay: false, wechat: false });
    expect(page.offline()).toMatchObject({ methods: ['wxpay', 'bank'], method: 'wxpay', amount: '640' });
    expect(page.toasts()).toEqual([GONE_TEXT]);
    page.stop();
  });

  test('an offline form that nobody looks at changes without a word', async () => {
    const page = await openRefreshing(async () => undefined);
    await page.calls.answer('fetchPayWays', { ...WAYS, wechat: false });
    expect(page.offline()).toMatchObject({ method: 'alipay' });
    expect(page.toasts()).toEqual([]);
    page.stop();
  });

  test('a bank deposit on its way keeps its method', async () => {
    const page = await openRefreshing(async (open) => {
      await open.front('offline');
      await open.tell('offline', { type: 'method.selected', method: 'bank' });
      await open.type('offline');
      await open.tell('offline', { type: 'submit', details: BANK });
    });
    await page.calls.answer('fetchPayWays', { ...NO_WAYS, online: true });
    expect(page.state().context.tab).toBe('offline');
    expect(page.offline()).toMatchObject({ method: 'bank', amount: '640' });
    page.stop();
  });
});

describe('channels that were fetched again', () => {
  test('without the chosen one leave the choice to the member, for the same amount', async () => {
    const page = await openRefreshing((open) => open.type('online'));
    await page.calls.answer('fetchChannels', [FIXED, BARE]);
    expect(page.online()).toMatchObject({ channel: null, option: null, amount: '640' });
    expect(page.toasts()).toEqual([GONE_TEXT]);
    await page.tell('online', { type: 'submit' });
    expect(page.toasts().at(-1)).toBe('请选择支付方式');
    await page.tell('online', { type: 'channel.selected', at: 0 });
    expect(page.online()).toMatchObject({ channel: FIXED, option: FIXED.options[0], amount: '640' });
    await page.tell('online', { type: 'option.selected', at: 1 });
    expect(page.online()).toMatchObject({ amount: '' });
    page.stop();
  });

  test('without the chosen option keep the channel and the amount', async () => {
    const page = await openRefreshing((open) => open.type('online'));
    await page.calls.answer('fetchChannels', [{ ...FAST, options: FAST.options.slice(1) }]);
    expect(page.online()).toMatchObject({ channel: { code: 'fast' }, option: null, amount: '640' });
    expect(page.toasts()).toEqual([GONE_TEXT]);
    await page.tell('online', { type: 'option.selected', at: 0 });
    expect(page.online()).toMatchObject({ option: { code: 'EBANK' }, amount: '640' });
    page.stop();
  });

  test('without the chosen one mark the choice instead, and report it once', async () => {
    const page = await openRefreshing(async (open) => {
      await open.tell('online', { type: 'amount.typed', text: '1' });
      await open.tell('online', { type: 'submit' });
    });
    await page.calls.answer('fetchChannels', [FIXED]);
    expect(page.online()).toMatchObject({
      channel: null,
      amount: '1',
      invalid: { field: 'option', text: GONE_TEXT },
    });
    await page.tell('online', { type: 'submit' });
    await page.send({ type: 'page.hidden' });
    await page.send({ type: 'page.shown' });
    await page.calls.answer('fetchChannels', [FIXED, BARE]);
    expect(page.online()).toMatchObject({
      channels: [FIXED, BARE],
      channel: null,
      amount: '1',
      invalid: { field: 'option' },
    });
    expect(page.toasts().filter((text) => text === GONE_TEXT)).toHaveLength(1);
    page.stop();
  });

  test('select the first where nothing is typed, as at the start', async () => {
    const page = await openRefreshing((open) => open.tell('online', { type: 'submit' }));
    expect(page.online()).toMatchObject({ invalid: { field: 'amount' } });
    await page.calls.answer('fetchChannels', [FIXED]);
    expect(page.online()).toMatchObject({ channel: FIXED, option: FIXED.options[0], invalid: null });
    expect(page.toasts()).toEqual(['请输入正确的金额']);
    page.stop();
  });

  test('keep a channel that has no option to choose', async () => {
    const page = await openRefreshing((open) => open.tell('online', { type: 'channel.selected', at: 2 }));
    await page.calls.answer('fetchChannels', CHANNELS);
    expect(page.online()).toMatchObject({ channel: BARE, option: null });
    expect(page.toasts()).toEqual([]);
    page.stop();
  });

  test('wait for the next time where a payment is open', async () => {
    const page = await openRefreshing(async (open) => {
      await open.type('online');
      await open.tell('online', { type: 'submit' });
    });
    await page.calls.answer('fetchChannels', [FIXED]);
    expect(page.online()).toMatchObject({ channel: FAST, amount: '640' });
    page.stop();
  });
});
