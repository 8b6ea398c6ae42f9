import type { Locator, Page } from 'playwright-core';
import { moveTo } from '#tools/browser/journeyLogin.ts';
import { routeLocations } from '#tools/browser/routeLocations.ts';
import { measure, type Tap } from './watch.ts';

/** An interaction with its group, by name. */
export interface NamedTap extends Tap {
  group: string;
  name: string;
}

type Note = (group: string, name: string, tap: Tap) => void;

const shows = (path: string) =>
  `location.hash.startsWith(${JSON.stringify(`#${path}`)}) && tapWatch.hasContent()`;
const isGone = (selector: string) => `!document.querySelector(${JSON.stringify(selector)})`;
const isSelected = (tab: string) =>
  `[...document.querySelectorAll('[role=tab][aria-selected=true]')].some((tab) => tab.textContent === ${JSON.stringify(tab)})`;
const isSeen = (selector: string) =>
  `(document.querySelector(${JSON.stringify(selector)})?.getClientRects().length ?? 0) > 0`;

/** Waits until the page shows all requested data, and for the work that follows. */
export async function settle(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        tapWatch.isPageShown() &&
        ![...document.querySelectorAll('#main [aria-busy=true]')].some(
          (element) => element.getClientRects().length > 0,
        ),
      undefined,
      { timeout: 5000 },
    )
    // content that waits forever, such as a queue, is measured as it is
    .catch(() => undefined);
  await page.waitForTimeout(400);
}

/** Navigates to a location without a measured tap. */
async function go(page: Page, location: string): Promise<void> {
  await moveTo(page, location);
  await settle(page);
}

const tabBar = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });

const press = (target: Locator) => () => target.tap({ timeout: 5000, noWaitAfter: true });

/** Each item of the tab bar, when its page is first opened and when it is shown again. */
export async function tapTabBar(page: Page, note: Note): Promise<void> {
  await settle(page);
  const items = [
    ['优惠', '/activeList'],
    ['电子游戏', '/games'],
    ['客服', '/kefu'],
    ['我的', '/userCenter'],
    ['首页', '/'],
  ] as const;
  for (const turn of ['first', 'again'])
    for (const [name, path] of items) {
      const holds = path === '/' ? `location.hash === "#/" && ${shows('/')}` : shows(path);
      note('tab bar', `${name}, ${turn}`, await measure(page, press(tabBar(page, name)), holds));
      await settle(page);
    }
}

/** Each category of the home page, on its first visit and again. */
export async function tapCategories(page: Page, note: Note): Promise<void> {
  await go(page, '/');
  for (const turn of ['first', 'again'])
    for (const name of ['真人', '体育电竞', '电子棋牌', '彩票', '热门']) {
      const tab = page.getByRole('tablist', { name: '游戏分类' }).getByRole('tab', { name });
      note('home tab', `${name}, ${turn}`, await measure(page, press(tab), isSelected(name)));
      await settle(page);
    }
}

const DIALOG = '[role=dialog], [role=alertdialog]';

/** The sidebar and dialogs, opened and closed, twice. */
export async function tapOverlays(page: Page, note: Note): Promise<void> {
  await go(page, '/');
  for (const turn of ['first', 'again']) {
    note(
      'sidebar',
      `open, ${turn}`,
      await measure(page, press(page.getByRole('button', { name: '菜单' })), isSeen('[role=dialog]')),
    );
    await settle(page);
    const close = page.getByRole('dialog').getByRole('button', { name: '关闭' });
    note('sidebar', `close, ${turn}`, await measure(page, press(close), isGone('[role=dialog]')));
    await settle(page);
  }
  await go(page, '/userCenter');
  for (const turn of ['first', 'again']) {
    const logout = page.getByRole('button', { name: '退出登录' });
    note('dialog', `logout open, ${turn}`, await measure(page, press(logout), isSeen(DIALOG)));
    await settle(page);
    const cancel = page.getByRole('alertdialog').getByRole('button').first();
    note('dialog', `logout close, ${turn}`, await measure(page, press(cancel), isGone('[role=alertdialog]')));
    await settle(page);
  }
}

const FORMS = [
  '/resetPasswordNew',
  '/modifyPhone',
  '/modifyEmail',
  '/modifyPayPassword',
  '/addBankCard',
  '/addUsdtCard',
  '/addUsdtCards',
  '/deposit',
  '/withdraw',
  '/games',
  '/protection',
];

/** A key press in every field of every form. */
export async function typeInForms(page: Page, note: Note): Promise<void> {
  for (const path of FORMS) {
    await go(page, path);
    const fields = page.locator('#main input:visible:enabled, #main textarea:visible:enabled');
    const editable = 'input:not([type=radio]):not([type=checkbox]):not([type=file]):not([readonly])';
    const count = await fields.count();
    for (let at = 0; at < count; at += 1) {
      const field = fields.nth(at);
      const isTyped = await field.evaluate(
        (element, selector) => element.matches(`${selector}, textarea`),
        editable,
      );
      if (!isTyped) continue;
      const name = await field.evaluate(
        (element) =>
          (element as HTMLInputElement).labels?.[0]?.textContent ||
          element.getAttribute('aria-label') ||
          element.getAttribute('placeholder') ||
          element.tagName,
      );
      await field.focus();
      await page.waitForTimeout(300);
      note('typing', `${path} ${name}`, await measure(page, () => page.keyboard.press('1')));
    }
    await settle(page);
  }
}

/** The tabs of the records. */
export async function tapRecordTabs(page: Page, note: Note): Promise<void> {
  await go(page, '/assets');
  const tabs = page.getByRole('tablist', { name: '资金明细' }).getByRole('tab');
  for (const name of (await tabs.allTextContents()).toReversed()) {
    const tab = tabs.getByText(name, { exact: true });
    note('record tab', name, await measure(page, press(tab), isSelected(name)));
    await settle(page);
  }
}

/** A link on top of the page that leads to a location as the product's links do. */
async function placeLink(page: Page, location: string): Promise<Locator> {
  await page.evaluate((to) => {
    document.getElementById('tap-link')?.remove();
    const link = Object.assign(document.createElement('a'), {
      id: 'tap-link',
      href: `#${to}`,
      textContent: 'go',
    });
    link.style.cssText = 'position:fixed;top:120px;left:0;z-index:99;padding:20px;background:#000';
    link.addEventListener('click', (event) => {
      event.preventDefault();
      window.history.pushState(null, '', `#${to}`);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    document.body.append(link);
  }, location);
  return page.locator('#tap-link');
}

/** Routes that lead out of the app, to a frame or a window of the operator. */
const OUTSIDE = new Set<string>(['/gamePage', '/LotteryGamePage', '/game-shell']);

/** The first visit of every route that a member can open and whose chunk is fetched on intent. */
export async function visitRoutes(page: Page, note: Note): Promise<void> {
  for (const { path, location } of routeLocations) {
    if (path === '/' || OUTSIDE.has(path)) continue;
    // a light page, so that leaving it costs little
    await go(page, '/faq');
    const link = await placeLink(page, location);
    await page.waitForTimeout(200);
    const from = await page.evaluate(() => window.location.hash);
    const holds = path === '/faq' ? 'true' : `location.hash !== ${JSON.stringify(from)} && ${shows('/')}`;
    note('first visit', path, await measure(page, press(link), holds));
    await settle(page);
  }
  await page.evaluate(() => document.getElementById('tap-link')?.remove());
}

/** Back from another page to each kept one. */
export async function goBackToKept(page: Page, note: Note): Promise<void> {
  for (const path of ['/', '/about', '/userCenter', '/activeList', '/vip', '/deposit', '/games']) {
    await go(page, path);
    await go(page, '/faq');
    const back = page.getByRole('banner').getByRole('button', { name: '返回' });
    note('Back', path, await measure(page, press(back), shows(path)));
    await settle(page);
  }
}
