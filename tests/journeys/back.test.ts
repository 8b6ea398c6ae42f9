import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { comeTo, overlayEntries, startTour } from '#tests/journeys/pageTour.ts';
import { expect as expectSoon } from '#tools/browser/browserExpect.ts';
import { phonePerTest, type Phone } from '#tests/support/browser.ts';

const phone = phonePerTest();

type Act = (page: Page, phone: Phone) => Promise<unknown>;

/** Something that opens over a page. */
interface Over {
  name: string;
  at: string;
  open: Act;
  role?: 'dialog' | 'alertdialog' | 'menu';
  member?: string | null;
  prepare?: Act;
  /** what was typed on the page before */
  typed?: { label: string; text: string };
  /** the name of the button that closes it */
  close?: string;
}

const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click();
const tab =
  (name: string): Act =>
  (page) =>
    page.getByRole('tab', { name, exact: true }).click();
const inTurn =
  (...acts: readonly Act[]): Act =>
  async (page, at) => {
    for (const act of acts) await act(page, at);
  };
const fill =
  (label: string, text: string): Act =>
  (page) =>
    page.getByLabel(label, { exact: true }).filter({ visible: true }).fill(text);
const nothing: Act = () => Promise.resolve();
const onSandbox =
  (path: string, body: object): Act =>
  (_, { sandbox }) =>
    sandbox(`/sandbox/${path}`, body);
const DAY_MS = 86_400_000;
const redPackets = (fromMs: number, toMs: number): Act =>
  onSandbox('settings', { redPacketStart: Date.now() + fromMs, redPacketEnd: Date.now() + toMs });

/** Everything that opens over a page and may be dismissed. */
const overlays: readonly Over[] = [
  { name: 'the menu', at: '/userCenter', open: press('菜单') },
  { name: 'a visitor’s menu', at: '/about', open: press('菜单'), member: null },
  { name: 'customer service', at: '/faq', open: press('客服'), role: 'menu', close: '' },
  { name: 'the logout', at: '/userCenter', open: press('退出登录'), role: 'alertdialog', close: '留下来' },
  { name: 'unbinding', at: '/bankCard', open: press('解绑'), role: 'alertdialog', close: '取消' },
  { name: 'a record', at: '/assets?type=6', open: press(/支付成功/) },
  { name: 'the payment of a record', at: '/assets?type=0', open: press(/^继续支付/) },
  { name: 'a transfer', at: '/assets?type=6', open: press('额度转换') },
  {
    name: 'the kinds of wallets',
    at: '/withdraw',
    open: inTurn(tab('虚拟币提现'), fill('提现金额', '250'), press('添加钱包')),
    typed: { label: '提现金额', text: '250' },
  },
  {
    name: 'a deposit’s address',
    at: '/deposit',
    open: inTurn(tab('数字货币'), fill('充值金额', '100'), press('确认充值')),
  },
  { name: 'a red packet won', at: '/hongbao', open: press('立即抢') },
  { name: 'no red packet left', at: '/hongbao', open: press('立即抢'), member: 'zero000' },
  {
    name: 'red packets that have not begun',
    at: '/hongbao',
    open: nothing,
    prepare: redPackets(DAY_MS, 2 * DAY_MS),
  },
  {
    name: 'red packets that are over',
    at: '/hongbao',
    open: nothing,
    prepare: redPackets(-2 * DAY_MS, -DAY_MS),
  },
  {
    name: 'the question of a break',
    at: '/protection',
    open: press('开始休息'),
    role: 'alertdialog',
    close: '再想想',
  },
  {
    name: 'the question of closing the account',
    at: '/protection',
    open: press('关闭账户'),
    role: 'alertdialog',
    close: '再想想',
  },
];

const hashOf = (page: Page) => new URL(page.url()).hash;
const overlay = (page: Page, role: Over['role'] = 'dialog') => page.getByRole(role);
/** The level of the current history entry, once it is the expected one: Back is only pressed then. */
const hasEntries = (page: Page, count: number) => expectSoon.poll(() => overlayEntries(page)).toBe(count);

/** What stands in the field in which something was typed. */
const typedText = async (page: Page, { typed }: Over) =>
  typed && page.getByLabel(typed.label, { exact: true }).filter({ visible: true }).inputValue();

async function openOver({ at, member = 'demo888', prepare, open, role }: Over): Promise<Page> {
  const { page } = phone();
  await startTour(phone(), member);
  await prepare?.(page, phone());
  await page.evaluate(() => {
    window.location.hash = '#/sponsor';
  });
  await comeTo(page, at);
  await open(page, phone());
  await overlay(page, role).waitFor();
  await hasEntries(page, 1);
  return page;
}

describe.each(overlays)('Back over $name', (over) => {
  const { at, role, close = '关闭' } = over;

  test('closes it, then leaves the page; Forward does not open it again', async () => {
    const page = await openOver(over);
    await page.goBack();
    await overlay(page, role).waitFor({ state: 'detached' });
    expect(hashOf(page)).toBe(`#${at}`);
    expect(await typedText(page, over)).toBe(over.typed?.text);
    await page.goForward();
    await hasEntries(page, 0);
    expect(await overlay(page, role).count()).toBe(0);
    await page.goBack();
    await page.waitForURL(/#\/sponsor$/);
  });

  test('leaves the page with one press after it was closed by its own means', async () => {
    const page = await openOver(over);
    const before = await page.evaluate(() => window.history.length);
    if (close === '') await page.keyboard.press('Escape');
    else await overlay(page, role).getByRole('button', { name: close, exact: true }).click();
    await overlay(page, role).waitFor({ state: 'detached' });
    await hasEntries(page, 0);
    expect(hashOf(page)).toBe(`#${at}`);
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    await page.goBack();
    await page.waitForURL(/#\/sponsor$/);
  });
});

test('a link in a dialog leaves a history without the dialog', async () => {
  const page = await openOver({ name: '', at: '/hongbao', open: press('立即抢'), member: 'zero000' });
  await page.getByRole('link', { name: '立即充值' }).click();
  await page.getByRole('heading', { level: 1, name: '充值' }).waitFor();
  await hasEntries(page, 0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: '抢红包' }).waitFor();
  await page.goBack();
  await page.waitForURL(/#\/sponsor$/);
});

test('the welcome is closed by Back', async () => {
  const { page, sandbox, open } = phone();
  await sandbox('/sandbox/app', { index_modal: 1 });
  await open('/about');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
  await overlay(page).waitFor();
  await hasEntries(page, 1);
  await page.goBack();
  await overlay(page).waitFor({ state: 'detached' });
  expect(hashOf(page)).toBe('#/');
  await page.goBack();
  await page.waitForURL(/#\/about$/);
});

test('a reload under a dialog removes its entry with it', async () => {
  const page = await openOver({ name: '', at: '/assets?type=6', open: press(/支付成功/) });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: '资金明细' }).waitFor();
  await hasEntries(page, 0);
  expect(await overlay(page).count()).toBe(0);
  await page.goBack();
  await page.waitForURL(/#\/sponsor$/);
});

test('two quick presses close the dialog and leave the page', async () => {
  const page = await openOver({ name: '', at: '/assets?type=6', open: press(/支付成功/) });
  await page.evaluate(() => {
    window.history.back();
    window.history.back();
  });
  await page.waitForURL(/#\/sponsor$/);
  await hasEntries(page, 0);
});

test('the end of a session stays over what is open until it is confirmed; the login takes the place of the page', async () => {
  const page = await openOver({ name: '', at: '/assets?type=6', open: press('额度转换') });
  await fill('金额', '12')(page, phone());
  await phone().sandbox('/sandbox/scenario', { path: '/api/transfer', code: 401 });
  await press('确认转账')(page, phone());
  await overlay(page, 'alertdialog').waitFor();
  await hasEntries(page, 2);
  for (const _ of [1, 2]) {
    await page.goBack();
    await hasEntries(page, 2);
    expect(await overlay(page, 'alertdialog').count()).toBe(1);
    expect(hashOf(page)).toBe('#/assets?type=6');
  }
  await page.getByRole('button', { name: '确定' }).click();
  await page.waitForURL(/#\/login\?redirect=%2Fassets%3Ftype%3D6$/);
  await hasEntries(page, 0);
  await page.goBack();
  // what a member viewed is no place for the next person
  await page.waitForURL(/#\/$/);
});

test('a page that was scrolled under a menu stays where it is', async () => {
  const page = await openOver({ name: '', at: '/faq', open: press('客服'), role: 'menu' });
  await page.evaluate(() => window.scrollTo(0, 200));
  await expectSoon.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  const place = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Escape');
  await hasEntries(page, 0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});
