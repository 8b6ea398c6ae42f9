import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { moveTo } from '#tools/browser/journeyLogin.ts';
import { openAs } from '#tests/journeys/pageTour.ts';
import { sampleOf } from '#tests/support/sample.ts';
import { screenReader, type ScreenReader } from '#tests/journeys/screenReader.ts';

const phone = phonePerTest();

/** Opens a location as the demo member and waits for the code that loads after the first screen. */
async function visit(location: string): Promise<Page> {
  await phone().sandbox('/sandbox/members/demo888', { transferstatus: 0 });
  const page = await openAs(phone(), 'demo888', location);
  // it is loaded at the first interaction
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.locator('body > [aria-live].sr').count();
    })
    .toBeGreaterThan(0);
  return page;
}

/** Tag and name of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return `${element?.tagName.toLowerCase()} ${name.trim()}`;
  });

/** Collects announcements until one contains the text, without the focused element at that time. */
async function announced(reader: ScreenReader, until: string): Promise<string[]> {
  const said: string[] = [];
  await expect
    .poll(async () => {
      said.push(...(await reader.hear()).slice(0, -1));
      return said.join('\n');
    })
    .toContain(until);
  return said.filter((phrase) => phrase.startsWith('status: '));
}

/** The balance is requested again within this time (spec 1 §6). */
const POLL_MS = 6000;

describe('the focus', () => {
  test('goes to the heading of each page that is opened', async () => {
    const page = await visit('/userCenter');
    const reader = await screenReader(page);
    await page.getByRole('link', { name: '福利中心' }).click();
    await expect.poll(() => focused(page)).toBe('h1 福利中心');
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '优惠' }).click();
    await expect.poll(() => focused(page)).toBe('h1 优惠活动');
    // the same page with another query; each is a page of its own
    await moveTo(page, '/activeInfo?id=1');
    await expect.poll(() => focused(page)).toBe('h1 活动详情');
    expect((await reader.hear()).filter((phrase) => phrase.startsWith('status'))).toEqual([]);
  });

  test('returns to what a kept page was left by, and the page is named once', async () => {
    const page = await visit('/userCenter');
    const link = page.getByRole('link', { name: '帮助中心' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('h1 帮助中心');
    const reader = await screenReader(page);
    await page.goBack();
    await expect.poll(() => focused(page)).toBe('a 帮助中心');
    expect(await announced(reader, '个人中心')).toEqual(['status: 个人中心']);
  });

  test('stays with a page that takes it elsewhere', async () => {
    const page = await visit('/userCenter');
    await moveTo(page, '/protection?section=break');
    await expect.poll(() => focused(page)).toBe('h2 休息一下');
    await page.getByRole('radio', { name: '24小时' }).waitFor();
    expect(await focused(page)).toBe('h2 休息一下');
  });
});

describe('what is said', () => {
  test('of a refused field is announced once, where the focus goes', async () => {
    const page = await visit('/modifyPhone');
    const reader = await screenReader(page);
    await page.getByRole('textbox', { name: '手机号' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: '手机号' }).waitFor();
    const said = await reader.hear();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^手机号, textbox, invalid, .*手机号/);
  });

  test('by a toast is announced once, in a dialog as well', async () => {
    const page = await visit('/assets?type=6');
    const reader = await screenReader(page);
    const toasted = (text: string) => announced(reader, text);
    await page.getByRole('button', { name: '额度转换' }).click();
    await page.getByRole('combobox', { name: '平台' }).last().selectOption({ index: 1 });
    await page.getByRole('button', { name: '全部' }).click();
    await page.getByRole('button', { name: '确认转账' }).click();
    const said = await toasted('成功');
    expect(said.filter((phrase) => phrase.includes('成功'))).toHaveLength(1);
  });

  test('of the balance is announced once for each change, and not where it is masked', async () => {
    const { sandbox } = phone();
    await phone().page.clock.install();
    const page = await visit('/userCenter');
    const reader = await screenReader(page);
    const askedAgain = async () => {
      const answer = page.waitForResponse((response) => response.url().endsWith('/api/balance'));
      await page.clock.fastForward(POLL_MS);
      await answer;
    };
    await sandbox('/sandbox/members/demo888', { balance: '5000.00' });
    await askedAgain();
    expect(await announced(reader, '5,000')).toEqual(['status: 账户余额 ¥5,000.00']);
    await page.getByRole('button', { name: '隐藏余额' }).click();
    await sandbox('/sandbox/members/demo888', { balance: '4000.00' });
    await askedAgain();
    await askedAgain();
    await page.getByRole('button', { name: '显示余额' }).click();
    await page.getByText('¥4,000.00').first().waitFor();
    expect((await reader.hear()).filter((phrase) => phrase.startsWith('status'))).toEqual([]);

    await page.getByRole('button', { name: '退出登录' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '退出' }).click();
    await page.waitForURL((url) => url.hash === '#/');
    const live = page.locator('[aria-live]');
    await expect.poll(() => live.allTextContents()).not.toContain('账户余额 ¥5,000.00');
  });

  test('of a queue that grows long is announced once', async () => {
    const { sandbox } = phone();
    const page = await visit('/vip');
    await sandbox('/sandbox/settings', { launchDelay: 600_000 });
    await page.clock.install();
    const reader = await screenReader(page);
    await moveTo(page, '/gamePage?name=pp&type=6&code=vs20fruit');
    await page.getByText('正在进入游戏…').waitFor();
    await page.clock.fastForward(10_500);
    expect((await announced(reader, '当前排队人数较多')).join()).toMatch(
      /^status: [^，]*排队[^，]*，请耐心等待…[^:]*$/,
    );
  });
});

const dialogs: [at: string, opener: string, tab?: string][] = [
  ['/userCenter', '菜单'],
  ['/userCenter', '退出登录'],
  ['/bankCard', '解绑'],
  ['/assets?type=6', '额度转换'],
  ['/protection', '开始休息'],
  ['/withdraw', '添加钱包', '虚拟币提现'],
];

test.each(sampleOf(dialogs, () => []))(
  'on %s the focus goes into the dialog of %s, and back to its button',
  async (at, name, tab) => {
    const page = await visit(at);
    if (tab !== undefined) await page.getByRole('tab', { name: tab }).click();
    const opener = page.getByRole('button', { name }).filter({ visible: true }).first();
    await opener.and(page.locator(':enabled')).waitFor();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('[role=dialog], [role=alertdialog]');
    await dialog.waitFor();
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  },
);
