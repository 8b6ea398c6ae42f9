import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise, type AnyActorLogic } from 'xstate';
import { unpaidLookup } from '#calls/unpaidOrder.ts';
import { beijingText } from '#lib/beijingTime.ts';
import { forgetServerTime } from '#lib/serverClock.ts';
import type { UnpaidOrder } from '#machines/kit/money/unpaidLookup.machine.ts';

const NOW = Date.UTC(2026, 10, 21, 4, 0, 0);
const DAY = 24 * 3_600_000;
const ago = (ms: number) => beijingText(NOW - ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  forgetServerTime();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Backend {
  offline?: object[];
  online?: object[];
  /** the answer to payinfo, by the number; a refusal without one */
  infos?: Readonly<Record<string, object>>;
}

/** What is found at this backend, and the numbers that payinfo was asked for. */
async function find({ offline = [], online = [], infos = {} }: Backend, marked: readonly string[] = []) {
  const asked: string[] = [];
  const answer = (path: string, body: { type?: number; deposit_no?: string }) => {
    if (!path.endsWith('/payinfo')) return { code: 200, data: { data: body.type === 6 ? online : offline } };
    const number = body.deposit_no ?? '';
    asked.push(number);
    const info = infos[number];
    return info === undefined
      ? { code: 409, message: '订单已支付' }
      : { code: 200, data: { info, cardlist: [] } };
  };
  const request = vi.fn<(input: string, init: RequestInit) => Promise<Response>>((input, init) => {
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as object;
    return Promise.resolve(
      Response.json(answer(input, body), { headers: { Date: new Date(NOW).toUTCString() } }),
    );
  });
  vi.stubGlobal('fetch', request);
  const { findUnpaid } = unpaidLookup.implementations.actors as Record<string, AnyActorLogic>;
  if (findUnpaid === undefined) throw new Error('The call is not bound');
  const actor = createActor(findUnpaid, { input: { marked } });
  actor.start();
  return { order: (await toPromise(actor)) as UnpaidOrder | null, asked };
}

const row = (order_no: string, fields: object = {}) => ({
  order_no,
  amount: '500.00',
  created_at: ago(60_000),
  pay_way: 'USDT',
  state: 1,
  ...fields,
});
const USDT = { amount: '500.00', real_money: '78.62', bank: 'TRC20', paytype: 'usdt' };

test('an open order is found with what is to be paid, and with its record', async () => {
  const { order } = await find({ offline: [row('CK1')], infos: { CK1: USDT } });
  expect(order).toMatchObject({
    number: 'CK1',
    payable: { amount: '78.62', currency: 'USDT' },
    cashier: '',
    record: { number: 'CK1', state: '待审核', amount: '500.00', time: ago(60_000) },
  });
});

test('the newest of both lists comes first; an online one needs the address of its cashier', async () => {
  const offline = [row('CK1', { created_at: ago(120_000) })];
  const online = [
    row('CK3', { status: 'pending', created_at: ago(0) }),
    row('CK2', { status: 'pending', pay_url: '/pay?number=CK2' }),
  ];
  const { order, asked } = await find({ offline, online, infos: { CK1: USDT } });
  expect(order).toMatchObject({
    number: 'CK2',
    payable: { amount: '500.00', currency: 'CNY' },
    cashier: '/pay?number=CK2',
    record: { state: '待处理' },
  });
  expect(asked).toEqual([]);
});

test('one that the server says is paid makes room for the next', async () => {
  const offline = [row('CK3'), row('CK2', { payable: 0 }), row('CK1', { created_at: ago(70_000) })];
  const { order, asked } = await find({ offline, infos: { CK1: USDT, CK2: USDT } });
  expect(order?.number).toBe('CK1');
  expect(asked).toEqual(['CK3', 'CK1']);
});

test('after three refusals nobody asks further', async () => {
  const offline = ['CK4', 'CK3', 'CK2', 'CK1'].map((number) => row(number));
  const { order, asked } = await find({ offline, infos: { CK1: USDT } });
  expect(order).toBeNull();
  expect(asked).toHaveLength(3);
});

test.each([
  ['is marked', row('CK1'), ['CK1']],
  ['is a day old', row('CK1', { created_at: ago(DAY) }), []],
  ['has no readable time', row('CK1', { created_at: '刚刚' }), []],
  ['was approved', row('CK1', { state: 2 }), []],
  ['goes by bank, of which the server says nothing', row('CK1', { pay_way: '银行转账' }), []],
  ['has no number', row(''), []],
])('one that %s is not asked for', async (_, record, marked) => {
  const { order, asked } = await find({ offline: [record], infos: { CK1: USDT } }, marked);
  expect([order, asked]).toEqual([null, []]);
});

test.each([
  ['is a second younger than a day', row('CK1', { created_at: ago(DAY - 1000) })],
  ['goes by bank and can be paid', row('CK1', { pay_way: '银行转账', payable: 1 })],
])('one that %s is', async (_, record) => {
  const { order } = await find({ offline: [record], infos: { CK1: USDT } });
  expect(order?.number).toBe('CK1');
});

test('where an answer does not come, nothing is known', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const { findUnpaid } = unpaidLookup.implementations.actors as Record<string, AnyActorLogic>;
  if (findUnpaid === undefined) throw new Error('The call is not bound');
  const actor = createActor(findUnpaid, { input: { marked: [] } });
  actor.subscribe({ error: () => undefined });
  actor.start();
  await expect(toPromise(actor)).rejects.toMatchObject({ kind: 'offline' });
});

test('nothing is asked until a page that shows the order is in view', async () => {
  window.location.hash = '#/assets';
  let isFound = false;
  const found = find({}).then((result) => {
    isFound = true;
    return result;
  });
  window.location.hash = '#/faq';
  await vi.waitFor(() => expect(window.location.hash).toBe('#/faq'));
  expect(fetch).not.toHaveBeenCalled();
  expect(isFound).toBe(false);
  window.location.hash = '#/userCenter';
  expect((await found).order).toBeNull();
  window.location.hash = '';
});
