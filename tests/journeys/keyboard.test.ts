import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { keyboardPerson } from '#tests/support/keyboardPerson.ts';

const phone = phonePerTest({ motion: true });

/**
 * Written down in docs/screen-reader.txt as it is heard; `npx vitest run --config=vitest.journeys.config.ts -u
 * journeys/keyboard` writes it anew.
 */
test('from the login to a withdrawal by keyboard alone, and what a screen reader says on the way', async () => {
  const { page, open } = phone();
  await open('/');
  await page.getByRole('dialog').waitFor();
  const { press, type, go, chapter, hearsMeanwhile, transcript, covered } = await keyboardPerson(page);

  chapter('The welcome');
  await press('Tab');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '暂停轮播' }).waitFor();

  chapter('The login');
  await press('Tab', '登录');
  await go('Enter', '登录, heading');
  await press('Tab', '账号');
  await go('Enter', '账号, textbox, invalid');
  await type('demo888');
  await press('Tab', '密码');
  await type('demo8888', true);
  await go('Enter', '流金娱乐, heading');

  chapter('A deposit');
  await press('Shift+Tab', '菜单');
  await go('Enter', '我的账户');
  await press('Tab', '充值');
  await go('Enter', '充值, heading');
  await page.getByRole('tab', { name: '在线支付' }).waitFor();
  await press('Tab', '在线支付');
  await press('ArrowRight', '数字货币');
  await press('Tab', '充值金额');
  await type('200');
  await go('Enter', '充值信息, heading');
  await page.getByRole('button', { name: '已完成支付' }).and(page.locator(':enabled')).waitFor();
  await press('Tab', '已完成支付');
  await go('Enter', '资金明细, heading');
  await page.getByRole('list', { name: '记录' }).getByRole('button').first().waitFor();

  chapter('A withdrawal');
  await press('Shift+Tab', '菜单');
  await go('Enter', '我的账户');
  await press('Tab', '提现');
  await go('Enter', '提现, heading');
  await page.getByRole('radio').first().waitFor();
  await press('Tab', '提现金额');
  await go('Enter', '');
  await press('Space');
  await press('Tab', '提现金额');
  await type('100');
  await press('Tab', '支付密码');
  await type('888888', true);
  await go('Enter', '提交成功，等待后台审核');
  // a button that is not there yet is no stop
  await page.getByRole('button', { name: '复制单号' }).waitFor();
  // the focus in it keeps the receipt from leaving after its 1.5 s
  await press('Tab');
  await press('Tab', '取款记录');
  await go('Enter', '资金明细, heading');
  await page.getByRole('list', { name: '记录' }).getByRole('button').first().waitFor();
  await page.getByRole('button', { name: '额度转换' }).and(page.locator(':enabled')).waitFor();
  await press('Tab', '工商银行');
  await go('Enter', '工商银行, heading');
  await go('Escape', '工商银行 2');

  chapter('Meanwhile, when the balance was next asked for');
  await hearsMeanwhile();

  await expect(transcript()).toMatchFileSnapshot('../../docs/screen-reader.txt');
  expect(covered()).toEqual([]);
});
