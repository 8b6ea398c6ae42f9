import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { touchingVisitor } from '#tests/support/focusJourney.ts';

const phone = phonePerTest();
const visit = touchingVisitor(phone);

test.each([
  ['/userCenter', '菜单'],
  ['/userCenter', '退出登录'],
  ['/bankCard', '解绑'],
  ['/assets?type=6', '额度转换'],
  ['/protection', '开始休息'],
  ['/withdraw', '添加钱包', '虚拟币提现'],
])('on %s the focus goes into the dialog of %s, and back to its button', async (at, name, tab?: string) => {
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
});
