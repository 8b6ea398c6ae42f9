import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallName } from '#api/contract/contract.ts';
import { moneyPlaces, withMoney, type Place } from '#tests/support/contractMoney.ts';
import { expectToast, openWithMoney } from '#tests/support/driver.ts';
import { renderOnSandbox, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const UNREADABLE = 'kein Betrag';

/** What must never be on the screen instead of an amount. */
const WRONG = /¥-?0\.00|NaN|undefined|null|\[object|Infinity|\de\+|kein Betrag|≈ 0 /;

/** The places of the money by path. */
const places = new Map(
  (Object.keys(moneyPlaces) as CallName[]).map((name): [string, readonly Place[]] => [
    name.split(' ')[1] ?? '',
    moneyPlaces[name] ?? [],
  ]),
);

let app: RenderedDriver;
beforeEach(() => {
  app = renderOnSandbox();
});
afterEach(() => app.close());

/** From now on, no answer has an amount that can be read. */
function makeUnreadable(value: unknown = UNREADABLE): void {
  const own = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const answer = await own(address, init);
    const money = places.get(new URL(address, 'http://localhost').pathname);
    if (money === undefined) return answer;
    const body = (await answer.json()) as { data: unknown };
    return Response.json({ ...body, data: withMoney(body.data, money, value) }, { status: answer.status });
  });
}

async function openUnreadable(location: string, value?: unknown): Promise<void> {
  makeUnreadable(value);
  await openWithMoney(app, location, []);
  // the polled balances
  await app.pass(1000);
}

const shown = () => document.body.textContent;

/** The text beside a label. */
const beside = (name: string) =>
  screen
    .getAllByText(name)
    .flatMap(({ nextElementSibling }) => nextElementSibling?.textContent ?? [])
    .join();

describe('where no amount can be read, a dash is shown and nothing is decided (D65)', () => {
  test.each([
    ['/', ['账户余额']],
    ['/userCenter', ['流水额度', '累计充值']],
    ['/assets?type=5', ['待领取', '已领取', '主账户']],
    ['/vip', ['累计流水', '累计充值', '真人返水', '电竞返水']],
  ])('%s', async (location, names) => {
    await openUnreadable(location);
    await app.look(() => {
      expect(names.filter((name) => !/^—(,—)*$/.test(beside(name)))).toEqual([]);
      expect(shown()).not.toMatch(WRONG);
    });
  });

  test.each([
    ['/assets?type=0'],
    ['/assets?type=1'],
    ['/assets?type=2'],
    ['/assets?type=4'],
    ['/assets?type=7'],
    ['/welfare'],
    ['/hongbao'],
    ['/withdraw'],
    ['/protection'],
  ])('%s', async (location) => {
    await openUnreadable(location);
    await app.look(() => expect(screen.queryAllByRole('progressbar')).toEqual([]));
    await app.look(() => {
      expect(shown()).not.toMatch(WRONG);
      expect(shown()).toContain('—');
    });
  });

  test.each([['/deposit'], ['/sponsor']])('%s has none in its place', async (location) => {
    await openUnreadable(location);
    await app.look(() => expect(shown()).not.toMatch(WRONG));
  });

  test.each([[null], [{}], [true], ['1e21']])('nor is %j a zero', async (value) => {
    await openUnreadable('/userCenter', value);
    await app.look(() => {
      expect(beside('流水额度')).toBe('—');
      expect(beside('累计充值')).toBe('—');
      expect(screen.getByRole('progressbar', { name: 'VIP进度' }).getAttribute('aria-valuenow')).toBeNull();
      expect(shown()).not.toMatch(WRONG);
    });
  });

  test('a readable one with separators is shown as it is meant', async () => {
    await openUnreadable('/userCenter', '￥1,234,567.50');
    await app.look(() => expect(beside('流水额度')).toBe('¥1,234,567.50'));
  });

  test('a number with an exponent is written out', async () => {
    await openUnreadable('/userCenter', 1e21);
    await app.look(() => expect(beside('流水额度')).toBe('¥1,000,000,000,000,000,000,000.00'));
  });

  test('a transfer is sent, and the server decides', async () => {
    await openUnreadable('/assets?type=2');
    await app.press('button', '额度转换');
    await app.sees('dialog', '额度转换');
    expect(screen.getByText('可转').parentElement?.textContent).toBe('可转 —');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '全部' }).disabled).toBe(true);
    await app.type('金额', '10');
    await app.press('button', '确认转账');
    expect(app.calls.made('/api/transfer')).toHaveLength(1);
  });

  test('a rebate is claimed, and the server decides', async () => {
    await openUnreadable('/assets?type=5');
    await app.press('button', '领取返水');
    expect(app.calls.made('/api/dofanshui')).toHaveLength(1);
  });

  test('a lottery’s balance is not known, and not too low', async () => {
    await openUnreadable('/userCenter');
    await app.press('button', '彩票下分');
    await expectToast(app, '获取彩票余额失败，请稍后重试');
    expect(app.calls.made('/api/transfer-out')).toEqual([]);
  });

  test('a game opens', async () => {
    await openUnreadable('/games');
    app
      .root()
      .system.get('gameEntry')
      ?.send({ type: 'game.enter', game: { title: '甲', platform: 'pp', type: 3, code: 'a' } });
    await app.look(({ at }) => expect(at).toMatch(/^\/gamePage/));
  });

  test('a withdrawal in USDT tells no rate, no fee and no amount that would arrive', async () => {
    await openUnreadable('/withdraw');
    await app.press('tab', '虚拟币提现');
    await app.type('提现金额', '500');
    await app.look(() => {
      expect([beside('预计到账'), beside('手续费'), beside('汇率')]).toEqual(['—', '—', '—']);
      expect(shown()).not.toMatch(WRONG);
    });
  });
});

test('a rate of 0 is none', async () => {
  await openUnreadable('/withdraw', '0');
  await app.press('tab', '虚拟币提现');
  await app.look(() => expect(beside('汇率')).toBe('—'));
});
