import type { Page } from 'playwright-core';
import type { Phone } from '#tests/support/browser.ts';
import { logInBehind, moveTo } from '#tests/support/journeyLogin.ts';

/** The texts for a break, and for a closed account. */
export const RESTING =
  /您正在休息，游戏和充值将于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d（北京时间）恢复，提现不受影响/;
export const CLOSED = /您的账户已关闭至 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d（北京时间），期间仅可登录和提现/;

/** Opens locations as a member; games and lotteries respond immediately. */
export const visitor =
  (phone: () => Phone) =>
  async (location: string, member = 'demo888'): Promise<Page> => {
    const { page, context, site, open, sandbox } = phone();
    await sandbox('/sandbox/app', { index_modal: 0 });
    await sandbox('/sandbox/settings', { launchDelay: 0, lotteryDelay: 0 });
    await logInBehind(context, site, member);
    await open(location);
    return page;
  };

/** A visible button with exactly this name. */
export const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** Sets the daily limit. */
export async function setDayLimit(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: '每日限额金额' }).fill(amount);
  await button(page, '保存限额').click();
}

/** Takes the selected break and confirms it. */
export async function takeBreak(page: Page): Promise<void> {
  await button(page, '开始休息').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '开始休息' }).click();
  await page.getByText(RESTING).waitFor();
}

/** Counts the calls of these paths from now on. */
export async function countCalls(page: Page, path: RegExp): Promise<() => number> {
  let calls = 0;
  await page.context().route(path, (route) => {
    calls += 1;
    return route.fallback();
  });
  return () => calls;
}

/** Makes a withdrawal, which must be possible during an exclusion. */
export async function withdraws(page: Page): Promise<void> {
  await moveTo(page, '/withdraw');
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('textbox', { name: '提现金额' }).fill('100');
  await page.getByRole('textbox', { name: '支付密码' }).fill('888888');
  await button(page, '确认提现').click();
  await page.getByRole('heading', { name: '提交成功，等待后台审核' }).waitFor();
}
