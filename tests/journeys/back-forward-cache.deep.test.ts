import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn, moveTo } from '#tools/browser/journeyLogin.ts';
import { chromiumLaunch, PHONE_OPTIONS, takePhone } from '#tools/browser/phone.ts';
import { serveSite, type Site } from '#tools/browser/site.ts';

/** The headless shell has no back/forward cache; Chromium itself has, but Playwright turns it off. */
const CHROMIUM = '/usr/bin/chromium';

const amountOn = (page: Page) => page.getByRole('textbox', { name: '充值金额' }).first();

describe.skipIf(!existsSync(CHROMIUM))('a document that comes back from the back/forward cache', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await serveSite(':memory:');
    browser = await chromium.launch({
      ...chromiumLaunch(),
      executablePath: CHROMIUM,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** A member leaves a half-filled deposit for another document of the same window and session, and comes back over so many entries. */
  async function leaveAndComeBack(between: (page: Page) => Promise<void>, entries = 1) {
    const context = await browser.newContext(PHONE_OPTIONS);
    const { page, sandbox } = await takePhone(await context.newPage(), site.address);
    await sandbox('/sandbox/app', { index_modal: 0 });
    const shown: string[] = [];
    await page.exposeFunction('showsOnReturn', (text: string) => void shown.push(text));
    await page.addInitScript(() => {
      // registered last, so that the app's own listeners have already run and the text is what a user sees
      window.addEventListener('pagehide', () =>
        window.addEventListener('pageshow', ({ persisted }) => {
          if (!persisted) return;
          const isShown = getComputedStyle(document.documentElement).display !== 'none';
          const { showsOnReturn } = window as unknown as { showsOnReturn: (text: string) => void };
          showsOnReturn(isShown ? document.body.innerText : 'nothing');
        }),
      );
    });
    await logIn(page, site.address, 'demo888');
    await moveTo(page, '/deposit');
    await amountOn(page).fill('4711');
    // the service worker claims its pages when it starts, and the browser evicts a cached document that is claimed
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    await page.goto(`${site.address}/?from=elsewhere#/userCenter`);
    await between(page);
    await page.evaluate((back) => history.go(-back), entries);
    await expect.poll(() => shown).toHaveLength(1);
    return { page, shown: shown[0] ?? '' };
  }

  test('shows nothing of a member who has logged out meanwhile, and starts again', async () => {
    const { page, shown } = await leaveAndComeBack(async (left) => {
      await left.getByRole('button', { name: '退出登录' }).click();
      await left.getByRole('alertdialog').getByRole('button', { name: '退出' }).click();
      await left.waitForURL((url) => url.hash === '#/');
      // the page and the dialog over it had an entry each
    }, 2);
    expect(shown).toBe('nothing');
    // the restored document stays hidden until it has been reloaded
    await page.getByRole('main').getByRole('link', { name: '登录' }).first().waitFor();
    expect(await amountOn(page).count()).toBe(0);
  });

  test('stands as it was left while the member is logged in', async () => {
    const { page, shown } = await leaveAndComeBack(() => Promise.resolve());
    expect(shown).toContain('充值金额');
    expect(await amountOn(page).inputValue()).toBe('4711');
  });
});
