import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { formPages } from '#tests/support/forms.ts';
import { logInBehind, moveTo } from '#tools/browser/journeyLogin.ts';
import { layoutShifts } from '#tests/journeys/layoutShifts.ts';

const screen = phonePerTest({ viewport: { width: 1280, height: 800 }, motion: true });

/** The horizontal edges of header, banner and tab bar. */
const edgesOf = () =>
  ['header', 'main', 'nav[aria-label="主导航"]', '[role=tablist]'].map((selector) => {
    const { left, right, top } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return [left, right, top].map(Math.round);
  });

const rail = (page: Page) => page.getByRole('complementary', { name: '菜单' });

/** The width of the fields and the button of every form, in px. */
const FORM_WIDTH = 480;

/** The left and right edges of the visible fields of a form, or of the open dialog, and of its button. */
const widthsOf = () => {
  const place = document.querySelector('[role=dialog]') ?? document.querySelector('main');
  const edges = (selector: string) =>
    [...(place?.querySelectorAll(selector) ?? [])]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right }) => [left, right].map(Math.round));
  // a field's box is around its input
  return {
    fields: edges('div:has(> input:not([type=radio], [type=checkbox]))'),
    buttons: edges('[type=submit]'),
  };
};

describe('a wide screen', () => {
  test.each([
    ...formPages.map(({ page }) => page),
    '/login',
    '/register',
    '/addBankCard',
    '/addUsdtCard',
    '/deposit',
    '/withdraw',
    '/assets?type=6',
  ])('has fields and buttons of one width: %s', async (location) => {
    const { page, site, context, open } = screen();
    if (!/login|register/.test(location)) await logInBehind(context, site);
    await open('/nowhere');
    await moveTo(page, location);
    const transfer = page.getByRole('button', { name: '额度转换' });
    if (location.startsWith('/assets')) await transfer.click();
    await page.getByRole('textbox').first().waitFor();
    await page.waitForLoadState('networkidle');
    const { fields, buttons } = await page.evaluate(widthsOf);
    expect(fields.length).toBeGreaterThan(0);
    expect(buttons).toHaveLength(1);
    const [left = 0, right = 0] = buttons[0] ?? [];
    expect(right - left).toBe(FORM_WIDTH);
    for (const edges of fields) expect(edges).toEqual([left, right]);
  });

  test.each([
    [1280, 800],
    [768, 1024],
  ])('of %i × %i px moves nothing as it fills', async (width, height) => {
    const { page, context, open, sandbox } = screen();
    await page.setViewportSize({ width, height });
    await sandbox('/sandbox/app', { index_modal: 0, redpacket_switch: 1 });
    let painted: unknown;
    // the page's inline styles must paint it the same way before the style sheet is loaded
    await context.route(/\.css$/, async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      painted = await page.evaluate(edgesOf);
      await route.continue();
    });
    await open('/');
    await page.getByRole('tabpanel').getByRole('button').first().waitFor();
    await page.getByRole('button', { name: '暂停轮播' }).waitFor();
    if (width === 1280) await rail(page).waitFor();
    await page.getByRole('link', { name: '抢红包' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page)).toEqual([]);
    expect(await page.evaluate(edgesOf)).toEqual(painted);
  });

  test('has the menu beside the page, in the place of its button', async () => {
    const { page, site, context, open, sandbox } = screen();
    await sandbox('/sandbox/app', { index_modal: 0 });
    await open('/');
    const menuButton = page.getByRole('banner').getByRole('button', { name: '菜单' });
    await rail(page).getByRole('link', { name: '登录/注册' }).waitFor();
    expect(await menuButton.isVisible()).toBe(false);
    // the login and registration pages have neither header nor menu
    await rail(page).getByRole('link', { name: '登录/注册' }).click();
    await page.getByRole('textbox', { name: '账号' }).waitFor();
    expect(await rail(page).isVisible()).toBe(false);

    await logInBehind(context, site);
    await open('/');
    await page.reload();
    await rail(page).getByText('demo888').waitFor();
    await rail(page).getByRole('link', { name: 'VIP特权' }).click();
    await page.getByRole('heading', { level: 1, name: 'VIP特权' }).waitFor();
    expect(await rail(page).getByRole('link', { name: 'VIP特权' }).getAttribute('aria-current')).toBe('page');
    // like any link, it adds a history entry
    await page.goBack();
    await page.waitForURL((url) => url.hash === '#/');

    await page.setViewportSize({ width: 960, height: 800 });
    await rail(page).waitFor({ state: 'detached' });
    await menuButton.click();
    await page.getByRole('dialog', { name: '菜单' }).getByText('demo888').waitFor();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await rail(page).getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('alertdialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click();
    await rail(page).getByRole('link', { name: '登录/注册' }).waitFor();
  });

  test('shows a record a line', async () => {
    const { page, site, context, open } = screen();
    await logInBehind(context, site);
    await open('/assets?type=4');
    const record = page.getByRole('list', { name: '记录' }).getByRole('button').first();
    await record.waitFor();
    const parts = await record.evaluate((row) =>
      [...row.querySelectorAll(':scope > span > span')].map((part) => {
        const { top, bottom, left } = part.getBoundingClientRect();
        return { middle: (top + bottom) / 2, left };
      }),
    );
    const [title, time, amount, state] = parts;
    expect(new Set(parts.map(({ middle }) => Math.round(middle / 4))).size).toBe(1);
    expect([title, time, state, amount].map((part) => part?.left)).toEqual(
      parts.map(({ left }) => left).toSorted((one, other) => one - other),
    );
  });
});

describe('a mouse', () => {
  test('turns a row of tabs by its wheel, and at the row’s end the page', async () => {
    const { page, site, context, open } = screen();
    await page.setViewportSize({ width: 400, height: 700 });
    await logInBehind(context, site);
    await open('/assets?type=6');
    const tabs = page.getByRole('tablist', { name: '资金明细' });
    await page.getByRole('list', { name: '记录' }).getByRole('button').first().waitFor();
    // the wheel listener is loaded at the first interaction
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    const end = await tabs.evaluate((row) => row.scrollWidth - row.clientWidth);
    expect(end).toBeGreaterThan(0);
    await tabs.hover();
    await page.mouse.wheel(0, end + 200);
    await expect.poll(() => tabs.evaluate((row) => Math.round(row.scrollLeft))).toBe(Math.round(end));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('reaches what a finger swipes for: the next banner, and the end of the menu', async () => {
    const { page, open, sandbox } = screen();
    await page.setViewportSize({ width: 400, height: 700 });
    await sandbox('/sandbox/app', { index_modal: 0 });
    await open('/');
    await page.getByRole('button', { name: '暂停轮播' }).click();
    const second = page.getByRole('button', { name: '第 2 张' });
    await second.click();
    await expect.poll(() => second.getAttribute('aria-current')).toBe('true');
    await page.getByRole('button', { name: '菜单' }).click();
    const menu = page.getByRole('dialog', { name: '菜单' });
    await menu.waitFor();
    // outside of the menu
    await page.mouse.click(390, 350);
    await menu.waitFor({ state: 'detached' });
  });
});
