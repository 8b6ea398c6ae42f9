import { expect, test } from 'vitest';
import { overlaysSettled } from '#tests/journeys/pageTour.ts';
import { phonePerTest, type Phone } from '#tests/support/browser.ts';

const phone = phonePerTest({ motion: true });

async function logIn({ page }: Phone, name = 'demo888', password = 'demo8888'): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录' }).click();
}

async function closeWelcome({ page }: Phone): Promise<void> {
  const welcome = page.getByRole('dialog');
  await welcome.getByRole('button', { name: '关闭' }).click();
  await welcome.waitFor({ state: 'detached' });
  await overlaysSettled(page);
}

test('a visitor registers, sees the home page as a member, opens a game, and logs out', async () => {
  const { page, open, sandbox, site } = phone();
  await open('/register?pid=88');
  await page.getByRole('textbox', { name: '手机号' }).fill('13912345678');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('button', { name: /\d+秒后重发/ }).waitFor();
  const { code } = (await sandbox('/sandbox/sms/13912345678', undefined, 'GET')) as { code: string };
  await page.getByRole('textbox', { name: '短信验证码' }).fill(code);
  await page.getByRole('textbox', { name: '账号' }).fill('newbie2026');
  await page.getByRole('textbox', { name: '真实姓名' }).fill('王小明');
  await page.getByLabel('密码', { exact: true }).fill('secret2026');
  await page.getByLabel('确认密码').fill('secret2026');
  await page.getByRole('button', { name: '注册' }).click();

  await page.waitForURL((url) => url.hash === '#/' || url.hash === '');
  await closeWelcome(phone());
  await page.getByText('newbie2026').first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/api_token|lottery_token/);
  expect(page.url()).not.toContain(await page.evaluate(() => sessionStorage.getItem('token') ?? '-'));

  const tile = page.getByRole('tabpanel').getByRole('button').first();
  await tile.click();
  await page.waitForURL(/#\/gamePage\?/);
  await page.waitForURL(/\/sandbox\/game/, { timeout: 20_000 });

  await page.goBack();
  await page.waitForURL((url) => url.origin === site && url.pathname === '/');
  await open('/userCenter');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('alertdialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click();
  await page.waitForURL((url) => url.hash === '#/');
  // returning from the game has reloaded the page, and the welcome was shown today (D78)
  await page.getByRole('link', { name: '注册' }).first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('a visitor at a guarded route logs in and arrives where they wanted', async () => {
  const { page, open } = phone();
  await open('/userCenter');
  await page.waitForURL(/#\/\?redirect=%2FuserCenter$/);
  await closeWelcome(phone());
  await page.getByRole('main').getByRole('link', { name: '登录' }).first().click();
  await logIn(phone());
  await page.waitForURL(/#\/userCenter$/);
  await page.getByRole('heading', { level: 1, name: '个人中心' }).waitFor();
});

test('a 401 of the balance poll leads home without a word; storage is empty', async () => {
  const { page, open, sandbox } = phone();
  await open('/login?redirect=%2FuserCenter');
  await logIn(phone());
  await page.waitForURL(/#\/userCenter$/);
  await sandbox('/sandbox/scenario', { path: '/api/balance', code: 401 });
  await page.waitForURL((url) => url.hash === '#/', { timeout: 15_000 });
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('a 401 of any other call opens the expiry dialog once, and its button leads to the login', async () => {
  const { page, open, sandbox } = phone();
  await open('/login');
  await logIn(phone());
  await page.waitForURL((url) => url.hash === '#/');
  // its entry in the history would come in the middle of the reload
  await closeWelcome(phone());
  await sandbox('/sandbox/scenario', { path: '/api/user', code: 401 });
  await page.reload();
  const dialog = page.getByRole('alertdialog', { name: '认证失败' });
  await dialog.waitFor();
  expect(await dialog.textContent()).toContain('您的账号登陆过期，请重新登陆');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('alertdialog').count()).toBe(1);
  await dialog.getByRole('button', { name: '确定' }).click();
  await page.waitForURL(/#\/login$/);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});

test('the current place again says so and adds no history entry', async () => {
  const { page, open } = phone();
  await open('/');
  await closeWelcome(phone());
  const before = await page.evaluate(() => history.length);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
  await page.getByRole('status').filter({ hasText: '已在当前页面！' }).waitFor();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('an unknown route shows a way home', async () => {
  const { page, open } = phone();
  await open('/nowhere');
  await page.getByRole('heading', { level: 1, name: '页面不存在' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
  await page.waitForURL((url) => url.hash === '#/');
});

test('a kept page that was left by Back, or at once after a scroll, is found where it was', async () => {
  const { page, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await open('/about');
  const games = page.getByRole('tabpanel').getByRole('button').first();
  const goTo = (name: string) =>
    page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).click();
  const scrolledTo = () => page.evaluate(() => Math.round(window.scrollY));
  await goTo('首页');
  await games.waitFor();
  await page.mouse.wheel(0, 300);
  await expect.poll(scrolledTo).toBeGreaterThan(200);
  const left = await scrolledTo();

  await page.goBack();
  await page.getByRole('heading', { name: '关于我们' }).waitFor();
  await goTo('首页');
  await games.waitFor();
  await expect.poll(scrolledTo).toBe(left);

  // the scroll event is dispatched with the frame after the press
  await page.evaluate((to) => {
    window.scrollTo(0, to);
    document.querySelector<HTMLElement>('nav a[href="#/activeList"]')?.click();
  }, left - 100);
  await page.getByRole('heading', { name: '优惠活动' }).waitFor();
  await goTo('首页');
  await games.waitFor();
  await expect.poll(scrolledTo).toBe(left - 100);
});
