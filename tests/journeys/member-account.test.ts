import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { logIn as logInByForm, moveTo } from '#tools/browser/journeyLogin.ts';

const phone = phonePerTest();

const logIn = (page: Page, name: string, password?: string) =>
  logInByForm(page, phone().site, name, password);

test('five wrong fund passwords lock what requires one, with a word about it', async () => {
  const { page } = phone();
  await logIn(page, 'demo888');
  await moveTo(page, '/addUsdtCard');
  await page.getByRole('textbox', { name: 'USDT地址' }).fill('TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC');
  await page.getByRole('radio', { name: 'TRC20' }).check({ force: true });
  const press = async (password: string, word: string) => {
    await page.getByRole('textbox', { name: '支付密码' }).fill(password);
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByRole('status').getByText(word).waitFor();
  };
  for (const left of [4, 3, 2, 1]) await press('000000', `还可尝试${left}次`);
  await press('000000', '支付密码错误次数过多，请10分钟后再试');
  await press('888888', '支付密码错误次数过多，请10分钟后再试');

  // the money actions on other pages, with the right password
  await moveTo(page, '/withdraw');
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('textbox', { name: '提现金额' }).fill('100');
  await page.getByRole('textbox', { name: '支付密码' }).fill('888888');
  await page.getByRole('button', { name: '确认提现' }).click();
  await page.getByRole('status').getByText('支付密码错误次数过多，请10分钟后再试').waitFor();
  await moveTo(page, '/modifyPayPassword');
  await page.getByRole('textbox', { name: '旧密码' }).fill('888888');
  await page.getByRole('textbox', { name: '新密码' }).fill('135790');
  await page.getByRole('textbox', { name: '确认密码' }).fill('135790');
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByRole('status').getByText('支付密码错误次数过多，请10分钟后再试').waitFor();
  expect(page.url()).toContain('#/modifyPayPassword');
});

test('a changed fund password empties this phone’s storage, leads to the login page, and holds', async () => {
  const { page } = phone();
  await logIn(page, 'vip333');
  await moveTo(page, '/modifyPayPassword');
  await page.getByRole('textbox', { name: '旧密码' }).fill('888888');
  await page.getByRole('textbox', { name: '新密码' }).fill('135790');
  await page.getByRole('textbox', { name: '确认密码' }).fill('135790');
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByRole('status').getByText('支付密码修改成功').waitFor();
  await page.waitForURL(/#\/login$/);
  expect(await page.evaluate(() => [localStorage.getItem('userInfo'), sessionStorage.length])).toEqual([
    null,
    0,
  ]);

  await logIn(page, 'vip333');
  await moveTo(page, '/addUsdtCard');
  await page.getByRole('textbox', { name: 'USDT地址' }).fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  await page.getByRole('radio', { name: 'TRC20' }).check({ force: true });
  await page.getByRole('textbox', { name: '支付密码' }).fill('135790');
  await page.getByRole('button', { name: '提交' }).click();
  await page.waitForURL(/#\/bankCard\?type=2$/);
});

test('after a password change the other window’s next call ends in the expiry dialog, once', async () => {
  const { page, context } = phone();
  const other = await context.newPage();
  // the other window must not be polling: a poll that expires goes home without a dialog (D6)
  await other.route('**/api/balance', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { balance: '1.00', mbalance: '0.00' } } }),
  );
  await logIn(other, 'demo888');
  await logIn(page, 'demo888');

  await moveTo(page, '/resetPasswordNew');
  await page.getByRole('textbox', { name: '旧密码' }).fill('demo8888');
  await page.getByRole('textbox', { name: '新密码' }).fill('changed2026');
  await page.getByRole('textbox', { name: '确认密码' }).fill('changed2026');
  await page.getByRole('button', { name: '提交' }).click();
  await page.waitForURL(/#\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();

  await moveTo(other, '/accountCenter');
  const dialog = other.getByRole('alertdialog', { name: '认证失败' });
  await dialog.waitFor();
  await moveTo(other, '/myNews');
  expect(await other.getByRole('alertdialog').count()).toBe(1);
  await dialog.getByRole('button', { name: '确定' }).click();
  await other.waitForURL(/#\/login/);
  await dialog.waitFor({ state: 'detached' });
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0);

  await logIn(page, 'demo888', 'changed2026');
});
