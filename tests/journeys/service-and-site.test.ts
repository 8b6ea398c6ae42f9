import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phonePerTest, type Phone } from '#tests/support/browser.ts';
import { holdClock } from '#tools/browser/heldClock.ts';

const phone = phonePerTest();
const SERVICE_DELAY_MS = 1100;

/** Opens a page with an installed clock and without the welcome dialog. */
async function openStill({ page, open, sandbox }: Phone, location: string): Promise<void> {
  await sandbox('/sandbox/app', { index_modal: 0 });
  await page.clock.install();
  await open(location);
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
}

async function pressService(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: '客服' }).click();
  await page.getByRole('menuitem', { name: '在线客服' }).waitFor();
  await holdClock(page);
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/api/getservicerurl'),
  );
  await page.getByRole('menuitem', { name: '在线客服' }).click();
  await answered;
}

/** Makes `window.open` record its arguments and return null, like a popup blocker. */
const withoutWindows = (page: Page) =>
  page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    window.open = (url, target) => {
      opened.push(`${String(url)} ${target ?? ''}`);
      return null;
    };
  });

describe('customer service', () => {
  test('opens in the window of the tap, 1.1 s after its address came', async () => {
    const { page, context } = phone();
    await openStill(phone(), '/about');
    const opened = context.waitForEvent('page');
    await pressService(page);
    const window = await opened;
    await page.clock.runFor(SERVICE_DELAY_MS - 1);
    expect(window.url()).toBe('about:blank');
    await window.getByText('正在打开在线客服…').waitFor();
    await page.clock.runFor(1);
    await window.waitForURL(/\/sandbox\/service/);
    expect(page.url()).toMatch(/#\/about$/);
  });

  test('goes there in the same window where the browser blocks a new one', async () => {
    const { page } = phone();
    await withoutWindows(page);
    // logged by the page itself, because a page that is about to unload cannot be evaluated
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const said = [...document.querySelectorAll('output')].map((region) => region.textContent);
        // oxlint-disable-next-line no-console -- the one way out of a page that is about to go
        console.info(said.join(''));
      }).observe(document, { subtree: true, childList: true });
    });
    const warned = page.waitForEvent('console', (line) => line.text() === '弹窗被拦截，正在直接跳转...');
    // a page with an immediate response may unload before it has logged
    await page.route('**/sandbox/service*', async (route) => {
      await warned;
      await route.continue();
    });
    await openStill(phone(), '/about');
    await pressService(page);
    await page.clock.runFor(SERVICE_DELAY_MS);
    await warned;
    await page.waitForURL(/\/sandbox\/service/);
  });

  test('that is not available is reported once, and its window is closed', async () => {
    const { page, sandbox, context } = phone();
    await sandbox('/sandbox/scenario', { path: '/api/getservicerurl', code: 500 });
    await openStill(phone(), '/about');
    await pressService(page);
    await page.getByRole('status').getByText('获取客服链接失败，请稍后再试').waitFor();
    await expect.poll(() => context.pages().length).toBe(1);
  });
});

test('inside the native app nothing offers the app, and its own browser opens customer service', async () => {
  const { page } = phone();
  await withoutWindows(page);
  await page.addInitScript(() => {
    const own = navigator.userAgent;
    Object.defineProperty(navigator, 'userAgent', { get: () => `${own} NativeApp/1.0` });
  });
  await openStill(phone(), '/');
  expect(await page.locator('a[href="#/app"]').count()).toBe(0);
  await page.getByRole('button', { name: /菜单/ }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: 'VIP' }).waitFor();
  expect(await page.locator('a[href="#/app"]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await pressService(page);
  await page.clock.runFor(SERVICE_DELAY_MS);
  const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
  expect(opened).toEqual([expect.stringMatching(/\/sandbox\/service\S* _system$/)]);
});

describe('the operator closes the site', () => {
  const visibility = (page: Page, state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  /** Hides the page for this long and shows it again; then the clock runs on, because React's transitions need it. */
  async function putAway(page: Page, ms: number): Promise<void> {
    await holdClock(page);
    await visibility(page, 'hidden');
    await page.clock.runFor(ms);
    await visibility(page, 'visible');
    await page.clock.resume();
  }

  async function timesRequested({ sandbox }: Phone): Promise<number> {
    const log = (await sandbox('/sandbox/requests', undefined, 'GET')) as { path: string }[];
    return log.filter(({ path }) => path === '/api/app').length;
  }

  test('while someone is on it: who comes back after a minute sees the notice alone, until it opens', async () => {
    const { page, sandbox } = phone();
    await openStill(phone(), '/games');
    await sandbox('/sandbox/app', {
      site_state: 0,
      repair_tips: '<p>凌晨四点恢复</p><script>alert(1)</script>',
    });

    await putAway(page, 59_000);
    await putAway(page, 60_000);
    await page.getByRole('heading', { name: '系统维护中' }).waitFor();
    // at the start and after the minute, but not after the 59 s
    expect(await timesRequested(phone())).toBe(2);
    await page.getByText('凌晨四点恢复').waitFor();
    for (const role of ['banner', 'navigation', 'link', 'button'] as const)
      expect(await page.getByRole(role).count()).toBe(0);

    await sandbox('/sandbox/app', { site_state: 1 });
    await putAway(page, 60_000);
    await page.getByRole('tab', { name: '推荐' }).waitFor();
  });
});
