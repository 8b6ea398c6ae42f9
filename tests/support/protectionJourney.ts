import type { Page } from 'playwright-core';
import type { Phone } from '#tests/support/browser.ts';
import { logInBehind, moveTo } from '#tests/support/journeyLogin.ts';

/** What is said of a break, and of a closed account. */
export const RESTING =
  /您正在休息，游戏和充值将于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d（北京时间）恢复，提现不受影响/;
export const CLOSED = /您的账户已关闭至 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d（北京时间），期间仅可登录和提现/;

/** Opens places as a member, with games and lotteries that answer at once. */
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

/** A button in sight, by its whole name. */
export const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });

/** Asks for a limit of the day. */
export async function setDayLimit(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: '每日限额金额' }).fill(amount);
  await button(page, '保存限额').click();
}

/** Takes the break that is chosen, with its confirmation. */
export async function takeBreak(page: Page): Promise<void> {
  await button(page, '开始休息').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '开始休息' }).click();
  await page.getByText(RESTING).waitFor();
}

/** How many calls of these paths were made since. */
export async function countCalls(page: Page, path: RegExp): Promise<() => number> {
  let calls = 0;
  await page.context().route(path, (route) => {
    calls += 1;
    return route.fallback();
  });
  return () => calls;
}

/** A member withdraws, whatever else is closed. */
export async function withdraws(page: Page): Promise<void> {
  await moveTo(page, '/withdraw');
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('textbox', { name: '提现金额' }).fill('100');
  await page.getByRole('textbox', { name: '支付密码' }).fill('888888');
  await button(page, '确认提现').click();
  await page.getByRole('heading', { name: '提交成功，等待后台审核' }).waitFor();
}
