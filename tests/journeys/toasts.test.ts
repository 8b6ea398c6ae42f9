import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { logInBehind } from '#tools/browser/journeyLogin.ts';

const phone = phonePerTest({ viewport: { width: 360, height: 640 } });

/** The visible part of the window above the keyboard of a phone, in px. */
const ABOVE_KEYBOARD = 330;

/** Gives the page a keyboard: the browser of the test has none, so the visual viewport is reported as on a phone. */
const withKeyboard = (page: Page) =>
  page.addInitScript((height) => {
    const view = Object.assign(new EventTarget(), { offsetTop: 0, offsetLeft: 0, scale: 1 });
    const isTyping = () => document.activeElement?.matches('input, textarea') === true;
    Object.defineProperty(view, 'height', { get: () => (isTyping() ? height : window.innerHeight) });
    Object.defineProperty(window, 'visualViewport', { value: view });
  }, ABOVE_KEYBOARD);

/** What the toast lies over: amounts, fields, choices, tabs, the words of a refusal and of an unknown outcome; and its lower edge in px. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('output[aria-live] > span')?.getBoundingClientRect();
    if (box === undefined) throw new Error('There is no toast');
    const parts =
      'main :is(input, label, [role=tab], [translate=no], [aria-invalid], p:focus, section[aria-label=结果未知])';
    const covered = [...document.querySelectorAll(parts)].filter((part) => {
      const { top, right, bottom, left, width } = part.getBoundingClientRect();
      return width > 0 && top < box.bottom && bottom > box.top && left < box.right && right > box.left;
    });
    const nameOf = (part: Element) => part.getAttribute('aria-label') ?? (part.textContent || part.tagName);
    return { bottom: box.bottom, covered: covered.map(nameOf) };
  });

async function openWithdrawal(): Promise<Page> {
  const { page, site, context, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await logInBehind(context, site);
  await open('/withdraw');
  await page.getByRole('radio').first().waitFor();
  // the code that places toasts is loaded at the first interaction
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  return page;
}

const press = (page: Page) => page.getByRole('button', { name: '确认提现' }).press('Enter');
const toast = (page: Page) => page.getByRole('status').filter({ hasText: /./ });

test('a toast covers neither the choice nor the field of which it speaks, nor amounts, fields and tabs', async () => {
  const page = await openWithdrawal();
  await press(page);
  await toast(page).waitFor();
  await expect.poll(() => placeOf(page), { interval: 20 }).toMatchObject({ covered: [] });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');

  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('textbox', { name: '提现金额' }).fill('1');
  await press(page);
  await toast(page).filter({ hasText: '单笔取款不能低于100元' }).waitFor();
  await expect.poll(() => placeOf(page), { interval: 20 }).toMatchObject({ covered: [] });
});

test('a toast does not cover what is to be done about an unknown outcome', async () => {
  const page = await openWithdrawal();
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('textbox', { name: '提现金额' }).fill('100');
  await page.getByRole('textbox', { name: '支付密码' }).fill('888888');
  phone().requestsFail = true;
  await page.route('**/api/withdraw', (route) => route.abort());
  await press(page);
  await page.getByRole('region', { name: '结果未知' }).waitFor();
  await toast(page).waitFor();
  await expect.poll(() => placeOf(page), { interval: 20 }).toMatchObject({ covered: [] });
});

test('a toast stands above an open keyboard, and does not cover the field above it', async () => {
  await withKeyboard(phone().page);
  const page = await openWithdrawal();
  await page.getByRole('radio').first().check({ force: true });
  const amount = page.getByRole('textbox', { name: '提现金额' });
  await amount.fill('1');
  // a phone scrolls the field to where it is seen
  await amount.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 200));
  await amount.press('Enter');
  await toast(page).waitFor();
  await expect
    .poll(
      async () => {
        const { bottom, covered } = await placeOf(page);
        return { isSeen: bottom <= ABOVE_KEYBOARD, covered };
      },
      { interval: 20 },
    )
    .toEqual({ isSeen: true, covered: [] });
});

test('what a server refuses stays above the button with the focus after the toast has gone, and goes with an edit', async () => {
  const { sandbox } = phone();
  const page = await openWithdrawal();
  await sandbox('/sandbox/scenario', { path: '/api/withdraw', code: 400, message: '暂不能受理' });
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('textbox', { name: '提现金额' }).fill('100');
  await page.getByRole('textbox', { name: '支付密码' }).fill('888888');
  const button = page.getByRole('button', { name: '确认提现' });
  const { y } = (await button.boundingBox()) ?? { y: 0 };
  const scrolled = await page.evaluate(() => window.scrollY);
  await press(page);
  await toast(page).filter({ hasText: '暂不能受理' }).waitFor();
  await toast(page).waitFor({ state: 'detached' });
  const words = page.locator('p:focus');
  expect(await words.textContent()).toBe('暂不能受理');
  // its line was reserved, so the button has not moved in the page
  const moved = await page.evaluate(() => window.scrollY);
  expect((await button.boundingBox())?.y).toBeCloseTo(y - (moved - scrolled), 0);
  await page.getByRole('textbox', { name: '支付密码' }).fill('88888');
  await page.getByText('暂不能受理').waitFor({ state: 'detached' });
});
