import { beforeEach, expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { moveTo } from '#tools/browser/journeyLogin.ts';

/**
 * The main path on a backend that deviates from the documents; the deep run does this for every journey. This seed
 * makes the fixed amounts a text and numbers, switches `true`, balances numbers, codes texts, and the message field
 * `msg`.
 */
const SEED = 1644;
const phone = phonePerTest();

beforeEach(async () => {
  await phone().sandbox('/sandbox/settings', { loose: SEED, launchDelay: 0 });
  await phone().sandbox('/sandbox/app', { index_modal: 0 });
});

async function logIn(name = 'demo888', password = 'demo8888'): Promise<void> {
  const { page } = phone();
  await page.getByRole('textbox', { name: '账号' }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录' }).click();
}

async function logInAt(location: string): Promise<void> {
  await phone().open(`/login?redirect=${encodeURIComponent(location)}`);
  await logIn();
  await phone().page.waitForURL((url) => url.hash === `#${location}`);
}

const toast = (text: string | RegExp) => phone().page.getByRole('status').filter({ hasText: text }).waitFor();
const pending = async () =>
  ((await phone().sandbox('/sandbox/members/demo888', undefined, 'GET')) as { pending: string[] }).pending;

test('a login is refused in the server’s words, taken, and ended by a 401 without a code', async () => {
  const { page, open, sandbox } = phone();
  await open('/login?redirect=%2FuserCenter');
  await logIn('demo888', 'wrong888');
  // a refusal in a framework's style has an HTTP error status
  phone().requestsFail = true;
  await toast('账号或密码错误');
  await logIn();
  await page.waitForURL(/#\/userCenter$/);
  const main = page.getByRole('main');
  await main.getByText('demo888').first().waitFor();
  await main.getByText('12,888.66').first().waitFor();
  await moveTo(page, '/vip');
  await page.getByRole('heading', { name: /VIP\s?10/ }).waitFor();
  await sandbox('/sandbox/scenario', { path: '/api/getcard', code: 401 });
  await moveTo(page, '/bankCard');
  const dialog = page.getByRole('alertdialog', { name: '认证失败' });
  await dialog.getByText('您的账号登陆过期，请重新登陆').waitFor();
  await dialog.getByRole('button', { name: '确定' }).click();
  await page.waitForURL(/#\/login\?redirect=%2FbankCard$/);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('an online deposit of a fixed amount is paid', async () => {
  const { page, context } = phone();
  await logInAt('/deposit');
  await page.getByRole('radio', { name: /定额通道/ }).check({ force: true });
  const amounts = page.getByRole('group', { name: '充值金额' }).getByRole('button');
  await expect.poll(() => amounts.count()).toBe(5);
  await amounts.filter({ hasText: '500' }).click();
  const before = await pending();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: '立即充值' }).click();
  await (await opened).waitForURL(/\/sandbox\/pay\?.*amount=500\.00/);
  await page.getByRole('heading', { name: '支付页面已打开' }).waitFor();
  expect((await pending()).length).toBe(before.length + 1);
});

test('a withdrawal is requested, and its receipt is shown', async () => {
  const { page } = phone();
  await logInAt('/withdraw');
  await page.getByRole('tab', { name: '虚拟币提现' }).click();
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('textbox', { name: '提现金额' }).fill('123.45');
  await page.getByText('预计到账').waitFor();
  await page.getByLabel('支付密码', { exact: true }).fill('888888');
  const before = await pending();
  await page.getByRole('button', { name: '确认提现' }).click();
  await toast('提交成功，等待后台审核');
  expect((await pending()).length).toBe(before.length + 1);
});

test('games of every list are there, and one is entered', async () => {
  const { page } = phone();
  await logInAt('/games');
  const tiles = page
    .getByRole('tabpanel', { name: '推荐' })
    .getByRole('button', { name: '金龙送宝', exact: true });
  await tiles.waitFor();
  expect(await page.getByText('下架旧游').count()).toBe(0);
  await page.getByRole('tab', { name: 'PP电子' }).click();
  await page
    .getByRole('tabpanel', { name: 'PP电子' })
    .getByRole('button', { name: '奥林宝藏', exact: true })
    .click();
  await page.waitForURL(/#\/gamePage\?/);
  await page.waitForURL(/\/sandbox\/game\?platform=pp/, { timeout: 20_000 });
});

test('records of every tab are listed', async () => {
  const { page } = phone();
  await logInAt('/assets?type=6');
  const list = page.getByRole('list', { name: '记录' });
  for (const [tab, state] of [
    ['线上存款', /支付成功/],
    ['线下存款', /审核/],
    ['取款', /审核|通过/],
    ['转入', /成功/],
    ['转出', /成功/],
    ['投注', /结算/],
    ['返水', /领取/],
    ['彩金', /收入/],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await list.getByText(state).first().waitFor();
  }
});
