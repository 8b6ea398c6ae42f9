import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { logInBehind } from '#tools/browser/journeyLogin.ts';

const phone = phonePerTest();

/** Records from the first script on whether the home page's shell was ever to be seen; returns a function that reads it. */
async function watchHome(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    Object.assign(window, { homeSeen: false });
    const look = () => {
      const shell = document.querySelector('[aria-roledescription]');
      if (shell?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        Object.assign(window, { homeSeen: true });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { homeSeen: boolean }).homeSeen);
}

/** Opens an address as another app would, in a window that has shown nothing of the site. */
async function openFrom(address: string, title: string): Promise<() => Promise<boolean>> {
  const { page, site, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  const homeSeen = await watchHome(page);
  await page.goto(site + address);
  await page.getByRole('heading', { level: 1, name: title, includeHidden: true }).waitFor();
  return homeSeen;
}

const address = async () => {
  const { page, site } = phone();
  // a page that is still being loaded has not been put right yet
  await page.locator('#main').waitFor();
  return page.url().slice(site.length);
};

test.each([
  ['/register?pid=88', '注册', '/#/register?pid=88'],
  ['/register/?pid=88&from=singlemessage&isappinstalled=0', '注册', '/#/register?pid=88'],
  ['/?pid=88#/register', '注册', '/#/register?pid=88'],
  ['/?from=singlemessage#/games', '电子游戏', '/#/games'],
  ['/#/games&from=timeline', '电子游戏', '/#/games'],
  ['/%23/register?pid=88', '注册', '/#/register?pid=88'],
  ['/#%2Fregister%3Fpid%3D88', '注册', '/#/register?pid=88'],
  ['/#register', '注册', '/#/register'],
  ['/REGISTER', '注册', '/#/register'],
  ['/games', '电子游戏', '/#/games'],
  ['/games/', '电子游戏', '/#/games'],
  ['/nowhere', '页面不存在', '/#/nowhere'],
])('%s opens %s at %s, and never shows home (D67)', async (left, title, canonical) => {
  const { page } = phone();
  const homeSeen = await openFrom(left, title);
  await expect.poll(address).toBe(canonical);
  expect(await homeSeen()).toBe(false);
  expect(await page.evaluate(() => window.history.length)).toBe(2);
  // the way back is the app that the link came from
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test.each([
  ['/?pid=88', '/#/?pid=88'],
  ['/?from=singlemessage&isappinstalled=0', '/#/'],
  ['/index.html', '/#/'],
  ['/#rd', '/#/'],
])('%s is the home page at %s, painted at once', async (left, canonical) => {
  await openFrom(left, '流金娱乐');
  await expect.poll(address).toBe(canonical);
  await phone().page.getByRole('tabpanel').getByRole('button').first().waitFor();
});

test('a path that needs a login leads home with the wanted place, and says so (D1, D68)', async () => {
  const { page } = phone();
  await openFrom('/assets?type=6', '流金娱乐');
  await expect.poll(address).toBe('/#/?redirect=%2Fassets%3Ftype%3D6');
  await page.getByText('请先登录').waitFor();
});

test('a visitor’s 充值 and 提现 on home say what is needed, and lead there over the login', async () => {
  const { page, site } = phone();
  await openFrom('/', '流金娱乐');
  await page.getByRole('link', { name: '充值' }).click();
  await page.getByText('请先登录').waitFor();
  expect(page.url()).toBe(`${site}/#/?redirect=%2Fdeposit`);
  await page.getByRole('link', { name: '提现' }).click();
  const dialog = page.getByRole('alertdialog', { name: '认证失败' });
  await dialog.getByRole('button', { name: '确定' }).click();
  await page.waitForURL(`${site}/#/login?redirect=%2Fwithdraw`);
  await page.getByRole('textbox', { name: '账号' }).fill('demo888');
  await page.getByLabel('密码', { exact: true }).fill('demo8888');
  await page.getByRole('button', { name: '登录' }).click();
  await page.waitForURL(`${site}/#/withdraw`);
  await page.getByRole('heading', { level: 1, name: '提现' }).waitFor();
});

test('a member opens a path as a member, and it is that page after a reload', async () => {
  const { page, context, site } = phone();
  await logInBehind(context, site);
  const homeSeen = await openFrom('/assets?type=6', '资金明细');
  await expect.poll(address).toBe('/#/assets?type=6');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: '资金明细' }).waitFor();
  expect(await homeSeen()).toBe(false);
});

test('an inviter is sent with a registration that is reached over home and the login', async () => {
  const { page } = phone();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/register')) sent.push((request.postDataJSON() as { pid: unknown }).pid);
  });
  await phone().sandbox('/sandbox/app', { sms_open: 0 });
  await openFrom('/register?pid=88', '注册');
  await page.getByRole('link', { name: '返回首页' }).click();
  await page.getByRole('main').getByRole('link', { name: '登录' }).click();
  await page.getByRole('link', { name: '立即注册' }).click();
  await page.getByRole('textbox', { name: '手机号' }).fill('13912345678');
  await page.getByRole('textbox', { name: '账号' }).fill('newbie2026');
  await page.getByRole('textbox', { name: '真实姓名' }).fill('王小明');
  await page.getByLabel('密码', { exact: true }).fill('secret2026');
  await page.getByLabel('确认密码').fill('secret2026');
  await page.getByRole('button', { name: '注册' }).click();
  await page.getByText('newbie2026').first().waitFor();
  expect(sent).toEqual(['88']);
  expect(await page.evaluate(() => sessionStorage.getItem('pid'))).toBeNull();
});

test('a link of a notice into the app is followed here, by the member who reads it (D76)', async () => {
  const { page, context, site, sandbox } = phone();
  const content =
    `<a href="${site}/register?pid=88">注册</a> <a href="/?from=singlemessage#/activeList">活动</a> ` +
    '<a href="deposit">存</a> <a href="/uploads/rules.pdf">规则</a>';
  await sandbox('/sandbox/scenario', {
    path: '/api/noticeList',
    code: 200,
    data: { data: [{ id: '1', title: '公告', content, created_at: '2026-11-20 12:00:00' }] },
  });
  await logInBehind(context, site);
  await openFrom('/#/myNewsInfo?id=1', '消息详情');
  const link = (name: string) => page.getByRole('main').getByRole('link', { name });
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await link('存').click();
  await page.getByRole('heading', { level: 1, name: '充值' }).waitFor();
  await page.goBack();
  await link('活动').click();
  await page.getByRole('heading', { level: 1, name: '优惠活动' }).waitFor();
  expect(page.url()).toBe(`${site}/#/activeList`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(context.pages()).toHaveLength(1);
  await page.goBack();

  const opened = context.waitForEvent('page');
  await link('活动').click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(/#\/activeList$/, { waitUntil: 'commit' });
  expect(page.url()).toBe(`${site}/#/myNewsInfo?id=1`);
});

test('a path opens without a network where the site was opened before', async () => {
  const { page, context, open, site, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await page.clock.install();
  await open('/');
  await page.getByRole('tabpanel').getByRole('button').first().waitFor();
  // the files of the page, and the worker that keeps them
  await open('/login');
  await page
    .getByRole('heading', { level: 1, name: '登录', includeHidden: true })
    .waitFor({ state: 'attached' });
  await page.clock.fastForward(20_000);
  const isKept = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\//.test(name));
      const kept = await Promise.all(['/', ...files.map(({ name }) => name)].map((url) => caches.match(url)));
      return navigator.serviceWorker.controller !== null && !kept.includes(undefined);
    });
  await expect.poll(isKept).toBe(true);

  phone().requestsFail = true;
  await context.setOffline(true);
  await page.goto(`${site}/login?redirect=%2Fvip`);
  await page.getByRole('button', { name: '登录' }).waitFor();
  await expect.poll(address).toBe('/#/login?redirect=%2Fvip');
});
