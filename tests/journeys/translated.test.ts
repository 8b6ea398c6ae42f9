import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { comeTo, openAs, startTour } from '#tests/journeys/pageTour.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { moveTo } from '#tools/browser/journeyLogin.ts';
import { routeSamples } from '#tests/support/routeSamples.ts';
import { translateIn } from '#tests/support/translator.ts';

/** A browser that translates the page from its first text on, as Chrome, WeChat and QQ do. */
const phone = phonePerTest();

/** Expects no error screen, and no text that React keeps as a node of its own where a translator takes it away. */
async function expectWell(page: Page): Promise<void> {
  const { errors, own } = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (
        Object.keys(node).some((key) => key.startsWith('__reactFiber$')) &&
        node.parentElement?.closest('[translate="no"]') === null
      )
        texts.push(node.textContent ?? '');
    const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
    return { errors: alerts.filter((text) => /页面(加载失败|出错了)/.test(text)), own: texts };
  });
  const at = page.url();
  expect({ at, errors, own }).toEqual({ at, errors: [], own: [] });
}

describe('in a browser that translates the page', () => {
  test.each([null, 'demo888'])('every page comes, and comes again, for %s', async (member) => {
    const { page } = phone();
    await translateIn(page);
    await startTour(phone(), member);
    // a visitor is sent away from a member's page
    const open = routeSamples.filter(
      ({ path }) =>
        member !== null || ['/', '/about', '/faq', '/app', '/sponsor', '/login', '/register'].includes(path),
    );
    for (const round of ['first', 'again'])
      for (const { location } of open) {
        await comeTo(page, location).catch((error: unknown) => {
          throw new Error(`${location} the ${round} time`, { cause: error });
        });
        await expectWell(page);
      }
    expect(await page.evaluate(() => document.querySelectorAll('font').length)).toBeGreaterThan(10);
    // the page as a whole may be translated
    expect(await page.evaluate(() => document.documentElement.translate)).toBe(true);
    expect(await page.locator('meta[content=notranslate]').count()).toBe(0);
  });

  test('the balance keeps up wherever it is shown', async () => {
    const { page, sandbox } = phone();
    await translateIn(page);
    await openAs(phone(), 'demo888', '/');
    const shows = (text: string) => page.getByText(text).first().waitFor();
    for (const [location, balance] of [
      ['/', '1111.11'],
      ['/userCenter', '2222.22'],
      ['/assets', '3333.33'],
      ['/', '4444.44'],
    ] as const) {
      await moveTo(page, location);
      await sandbox('/sandbox/members/demo888', { balance });
      await shows(`¥${balance.replace(/^(\d)/, '$1,')}`);
      await expectWell(page);
    }
  });

  test('menus and dialogs open and close', async () => {
    const { page, sandbox } = phone();
    await translateIn(page);
    await sandbox('/sandbox/members/demo888', { transferstatus: 0 });
    await openAs(phone(), 'demo888', '/userCenter');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const closes = async (role: 'dialog' | 'alertdialog' | 'menu') => {
      await page.getByRole(role).waitFor();
      await expectWell(page);
      await page.keyboard.press('Escape');
      await page.getByRole(role).waitFor({ state: 'detached' });
      await expectWell(page);
    };
    for (let times = 1; times <= 2; times += 1) {
      await button('菜单').click();
      await closes('dialog');
      await button('客服').click();
      await closes('menu');
      await button('退出登录').click();
      await closes('alertdialog');
      await comeTo(page, '/assets');
      await button('额度转换').click();
      await closes('dialog');
      await page.locator('main li button').first().click();
      await closes('dialog');
      await comeTo(page, '/bankCard');
      await button('解绑').first().click();
      await closes('alertdialog');
      await comeTo(page, '/protection');
      await button('开始休息').click();
      await closes('alertdialog');
      await comeTo(page, '/userCenter');
    }
  });

  test('a deposit shows its payment, and a form its refusals', async () => {
    const { page } = phone();
    await translateIn(page);
    await openAs(phone(), 'demo888', '/deposit');
    await page.getByRole('tab', { name: '数字货币' }).click();
    const submit = page.getByRole('button', { name: '确认充值' });
    await submit.click();
    await page.getByRole('tabpanel').getByLabel('充值金额').fill('100');
    await expectWell(page);
    await submit.click();
    await page.getByRole('dialog').getByText('应付', { exact: true }).waitFor();
    await expectWell(page);
    await page.getByRole('button', { name: '已完成支付' }).click();
    await page.waitForURL((url) => url.hash.startsWith('#/assets'));
    await expectWell(page);
  });

  test('the seconds of an SMS code count down', async () => {
    const { page } = phone();
    await translateIn(page);
    await openAs(phone(), null, '/register');
    await page.getByLabel('手机号').fill('13800000077');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await page.getByRole('button', { name: /^5\d秒后重发$/ }).waitFor();
    const seconds = async () =>
      Number.parseInt(await page.getByRole('button', { name: /秒后重发/ }).innerText(), 10);
    const first = await seconds();
    await expect.poll(seconds).toBeLessThan(first);
    await expectWell(page);
  });
});

test('a page that other software has changed is shown anew with what was typed', async () => {
  const opened = phone();
  const { page, errors } = opened;
  await openAs(opened, 'demo888', '/addUsdtCard');
  const address = page.getByLabel('USDT地址');
  await page.getByLabel('支付密码').fill('654321');
  await page.getByRole('radio', { name: 'TRC20' }).check();
  await address.fill(`0x${'1'.repeat(40)}`);
  await page.getByRole('button', { name: '切换为ERC20' }).evaluate((button) => {
    const foreign = document.createElement('font');
    button.replaceWith(foreign);
    foreign.append(button);
  });
  await page.evaluate(() => document.querySelector('main form')?.setAttribute('data-old', ''));
  await address.fill('TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC');
  await page.locator('main form:not([data-old])').waitFor();
  expect(await address.inputValue()).toBe('TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC');
  expect(await page.getByLabel('支付密码').inputValue()).toBe('654321');
  expect(await page.getByRole('radio', { name: 'TRC20' }).isChecked()).toBe(true);
  expect(await address.evaluate((field) => field === document.activeElement)).toBe(true);
  await expectWell(page);
  // the operator hears of it
  await expect.poll(() => errors.filter((line) => line.includes('NotFoundError')).length).toBe(1);
  errors.length = 0;
});
