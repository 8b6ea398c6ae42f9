import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { serveSite } from '#tools/browser/site.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { overlaysSettled } from '#tests/journeys/pageTour.ts';
import { logIn, logInWithoutLoading, moveTo } from '#tools/browser/journeyLogin.ts';

const phone = phonePerTest();

const USDT = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: '提交' }).click();
const toastShown = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

/** Serves a database file by a server that can be stopped and restarted on the same port. */
async function serveFromFile() {
  const folder = mkdtempSync(join(tmpdir(), 'flowplay-journey-'));
  const file = join(folder, 'sandbox.db');
  let site = await serveSite(file);
  const port = Number(new URL(site.address).port);
  onTestFinished(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  });
  return {
    address: site.address,
    restart: async () => {
      await site.close();
      site = await serveSite(file, port);
    },
  };
}

async function bindAccounts(page: Page): Promise<void> {
  await moveTo(page, '/addBankCard');
  await box(page, '姓名').fill('周启航');
  await page.getByRole('combobox', { name: '银行' }).selectOption('招商银行');
  await box(page, '开户行地址').fill('上海徐汇支行');
  await box(page, '银行卡号').pressSequentially('6222021234567890123');
  await box(page, '支付密码').fill('888888');
  await submit(page);
  await toastShown(page, '绑定成功');
  await page.waitForURL(/#\/bankCard\?type=1$/);

  await moveTo(page, '/addBankCard');
  await page.getByRole('tab', { name: '支付宝' }).click();
  await box(page, '姓名').fill('周启航');
  await box(page, '支付宝账号').fill('zhou@example.com');
  await box(page, '支付密码').fill('888888');
  await submit(page);
  await page.waitForURL(/#\/bankCard\?type=1$/);

  await moveTo(page, '/addUsdtCard');
  await box(page, 'USDT地址').fill(USDT);
  await page.getByRole('radio', { name: 'TRC20' }).check({ force: true });
  await box(page, '支付密码').fill('888888');
  await submit(page);
  await page.waitForURL(/#\/bankCard\?type=2$/);

  await moveTo(page, '/addUsdtCards');
  await box(page, 'PayWallet地址').fill('HF-20261121');
  await page.getByRole('combobox', { name: '钱包类型' }).selectOption('好付钱包');
  await box(page, '支付密码').fill('888888');
  await submit(page);
  await page.waitForURL(/#\/bankCard\?type=5$/);
}

async function changeContacts(page: Page): Promise<void> {
  await moveTo(page, '/modifyPhone');
  await box(page, '手机号').fill('15912345678');
  await submit(page);
  await page.waitForURL(/#\/accountCenter$/);
  await moveTo(page, '/modifyEmail');
  await box(page, '邮箱').fill('zhouqihang@example.com');
  await submit(page);
  await page.waitForURL(/#\/accountCenter$/);
}

async function apply(page: Page): Promise<void> {
  await moveTo(page, '/activeInfo?id=1');
  await page.getByRole('button', { name: '点我申请' }).click();
  await toastShown(page, '提交成功，等待后台审核');
  await moveTo(page, '/applyagent');
  await box(page, '手机号').fill('15912345678');
  await box(page, '申请理由').fill('推广渠道');
  await submit(page);
  await page.waitForURL(/#\/accountCenter$/);
}

async function changeFundPassword(page: Page): Promise<void> {
  await moveTo(page, '/modifyPayPassword');
  await box(page, '旧密码').fill('888888');
  await box(page, '新密码').fill('135790');
  await box(page, '确认密码').fill('135790');
  await submit(page);
  await page.waitForURL(/#\/login$/);
}

/** A PNG of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const avatar = (page: Page) =>
  page
    .getByRole('button', { name: '更换头像' })
    .locator('img')
    .evaluate((image) => {
      const { src, naturalWidth } = image as HTMLImageElement;
      return { path: new URL(src).pathname, naturalWidth };
    });

test('what is bound, changed and applied for is there after the server was restarted', async () => {
  const { page } = phone();
  const server = await serveFromFile();
  await logIn(page, server.address, 'zero000');
  await bindAccounts(page);
  await changeContacts(page);
  await apply(page);
  await moveTo(page, '/userCenter');
  await page.getByLabel('选择头像图片').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: DOT });
  await toastShown(page, '头像已更新');
  await changeFundPassword(page);
  await logInWithoutLoading(page, 'zero000');

  // a poll may hit the closed port
  phone().requestsFail = true;
  await server.restart();
  await page.reload();
  // the session has survived the restart too
  await moveTo(page, '/accountCenter');
  await page.getByText('159****5678').waitFor();
  await page.getByText('z****g@example.com').waitFor();
  const listed = async (type: number, ...numbers: string[]) => {
    await moveTo(page, `/bankCard?type=${type}`);
    for (const number of numbers) await page.getByText(number, { exact: true }).waitFor();
    await page.getByText(`已绑定 ${numbers.length} / 5`).waitFor();
  };
  await listed(1, '**** **** **** 0123', 'zh****om');
  await listed(2, 'TJRyWw****tDeC');
  await listed(5, 'HF****21');

  await moveTo(page, '/applyagentList');
  const application = page.getByRole('link', { name: '新人首存豪礼' });
  await expect.poll(() => application.evaluate((link) => link.closest('div')?.innerText)).toContain('待审核');
  await moveTo(page, '/applyagent');
  await box(page, '手机号').fill('15912345678');
  await box(page, '申请理由').fill('推广渠道');
  await submit(page);
  await toastShown(page, '您的申请正在审核中');

  await moveTo(page, '/userCenter');
  await expect.poll(() => avatar(page)).toMatchObject({ naturalWidth: 1 });
  expect((await avatar(page)).path).toMatch(/^\/sandbox\/uploads\//);

  // the new fund password works, also to unbind an account, which stays unbound
  await moveTo(page, '/addUsdtCard');
  await box(page, 'USDT地址').fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  await page.getByRole('radio', { name: 'TRC20' }).check({ force: true });
  await box(page, '支付密码').fill('888888');
  await submit(page);
  await toastShown(page, '支付密码错误，还可尝试4次');
  await box(page, '支付密码').fill('135790');
  await submit(page);
  await page.waitForURL(/#\/bankCard\?type=2$/);
  const added = page.getByRole('listitem').filter({ hasText: 'TR7NHq****Lj6t' });
  await added.getByRole('button', { name: '解绑' }).click();
  await page.getByRole('alertdialog', { name: '解绑' }).getByRole('button', { name: '确定' }).click();
  // the row is no evidence: an open dialog hides everything below it from roles while its request is pending
  await toastShown(page, '解绑成功');
  await added.waitFor({ state: 'detached' });
  await overlaysSettled(page);
  await server.restart();
  await page.reload();
  await page.getByText('已绑定 1 / 5').waitFor();
});
