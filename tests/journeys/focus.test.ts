import { describe, expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { announced, focused, touchingVisitor } from '#tests/support/focusJourney.ts';
import { moveTo } from '#tests/support/journeyLogin.ts';
import { screenReader } from '#tests/support/screenReader.ts';

const phone = phonePerTest();
const visit = touchingVisitor(phone);

/** The balance is asked for again within this time (spec 1 §6). */
const POLL_MS = 6000;

describe('the focus', () => {
  test('goes to the heading of each page that is opened', async () => {
    const page = await visit('/userCenter');
    const reader = await screenReader(page);
    await page.getByRole('link', { name: '福利中心' }).click();
    await expect.poll(() => focused(page)).toBe('h1 福利中心');
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '优惠' }).click();
    await expect.poll(() => focused(page)).toBe('h1 优惠活动');
    // another query of a page of which each is one
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
  test('of a refused field is heard once, where the focus goes', async () => {
    const page = await visit('/modifyPhone');
    const reader = await screenReader(page);
    await page.getByRole('textbox', { name: '手机号' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: '手机号' }).waitFor();
    const said = await reader.hear();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^手机号, textbox, invalid, .*手机号/);
  });

  test('by a toast is heard once, in a dialog as well', async () => {
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

  test('of the balance is heard once for each change, and not where it is masked', async () => {
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

  test('of a queue that grows long is heard once', async () => {
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
