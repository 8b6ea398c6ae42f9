import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { moveTo } from '#tools/browser/journeyLogin.ts';
import { answerGames, openAs, overlaysSettled } from '#tests/journeys/pageTour.ts';
import { sampleOf } from '#tests/support/sample.ts';

const phone = phonePerTest();

/** The texts for a break, and for a closed account. */
const RESTING = /您正在休息，游戏和充值将于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d（北京时间）恢复，提现不受影响/;
const CLOSED = /您的账户已关闭至 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d（北京时间），期间仅可登录和提现/;

/** Opens a member's page, where games and lotteries respond at once. */
async function visit(location: string, member = 'demo888'): Promise<Page> {
  await phone().sandbox('/sandbox/settings', { launchDelay: 0, lotteryDelay: 0 });
  return openAs(phone(), member, location);
}

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
/** Waits for the text that replaces a game or a form. */
const saysInstead = (page: Page, text: RegExp) =>
  page.getByRole('main').getByText(text).filter({ visible: true }).waitFor();

async function setDayLimit(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: '每日限额金额' }).fill(amount);
  await button(page, '保存限额').click();
}

/** Answers the confirmation of a break. */
async function answerBreak(page: Page, answer: '开始休息' | '再想想'): Promise<void> {
  await button(page, '开始休息').click();
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await overlaysSettled(page);
}

async function restingPage(): Promise<Page> {
  const page = await visit('/protection');
  await answerBreak(page, '开始休息');
  await page.getByText(RESTING).waitFor();
  return page;
}

/** Withdraws, which must work whatever else is closed. */
async function withdraws(page: Page): Promise<void> {
  await moveTo(page, '/withdraw');
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('textbox', { name: '提现金额' }).fill('100');
  await page.getByRole('textbox', { name: '支付密码' }).fill('888888');
  await button(page, '确认提现').click();
  await page.getByRole('heading', { name: '提交成功，等待后台审核' }).waitFor();
}

describe('a deposit limit', () => {
  test('lowered holds at once: above it the form refuses before anything is sent', async () => {
    const page = await visit('/protection', 'zero000');
    await setDayLimit(page, '500');
    await page.getByRole('status').filter({ hasText: '每日存款限额已更新' }).waitFor();
    await setDayLimit(page, '300');
    await page.getByText('¥300.00').first().waitFor();

    let recharges = 0;
    await page.context().route(/\/api\/(recharge|process)/, (route) => {
      recharges += 1;
      return route.fallback();
    });
    await moveTo(page, '/deposit');
    await page.getByRole('region', { name: '存款限额' }).getByText('今日 ¥300.00').waitFor();
    await page.getByRole('tab', { name: '数字货币' }).click();
    const amount = page.getByRole('textbox', { name: '充值金额' }).filter({ visible: true });
    await amount.fill('301');
    await button(page, '确认充值').click();
    await page.getByRole('status').filter({ hasText: '超出您设置的每日存款限额' }).waitFor();
    expect(await amount.getAttribute('aria-invalid')).toBe('true');
    expect(recharges).toBe(0);

    await amount.fill('300');
    await button(page, '确认充值').click();
    await page.getByRole('dialog', { name: '充值信息' }).waitFor();
    expect(recharges).toBe(1);
  });

  test('raised waits for its day, also after a reload, and can be let be', async () => {
    const page = await visit('/protection', 'zero000');
    await setDayLimit(page, '500');
    await page.getByText('¥500.00').first().waitFor();
    await setDayLimit(page, '900');
    await page.getByText(/待调高至 ¥900.00，.*起可确认/).waitFor();
    await page.reload();
    await page.getByText(/待调高至 ¥900.00/).waitFor();
    expect(await button(page, '再次确认').count()).toBe(0);
    await button(page, '不再调整').click();
    await page.getByText(/待调高至/).waitFor({ state: 'detached' });
    await page.getByText('¥500.00').first().waitFor();
  });
});

const firstGame = (page: Page) =>
  page.locator('main [style^="--hue"]').filter({ visible: true }).first().click();
const firstOf = (tab: string) => async (page: Page) => {
  await page.getByRole('tab', { name: tab }).click();
  // the previous panel is still visible for a moment
  await page.getByRole('tabpanel', { name: tab }).locator('[style^="--hue"]').first().click();
};
/** Every entrance to a game. */
const gameEntrances: [name: string, at: string, enter?: (page: Page) => Promise<void>][] = [
  ['a game of the home page', '/', firstGame],
  ['a live game', '/', firstOf('真人')],
  ['a sports game', '/', firstOf('体育电竞')],
  ['a card game', '/', firstOf('电子棋牌')],
  ['a lottery', '/', firstOf('彩票')],
  ['a recommended game', '/games', firstGame],
  ['a game of a provider', '/games', firstOf('PP电子')],
  ['the address of a game', '/gamePage?name=pp&type=6&code=vs20fruit'],
  ['the address of a lottery', '/LotteryGamePage?gamecode=jsks'],
];

describe('a break', () => {
  test.each(sampleOf(gameEntrances, (all) => all.slice(0, 1)))('closes %s', async (_, at, enter) => {
    const page = await restingPage();
    await moveTo(page, at);
    await enter?.(page);
    await saysInstead(page, RESTING);
    expect(await button(page, '重试').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: '理性娱乐' }).filter({ visible: true }).waitFor();
    // no game has been opened
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('closes deposits, which say so instead of showing a form, and leaves withdrawals open', async () => {
    const page = await restingPage();
    await page.reload();
    await page.getByText(RESTING).waitFor();
    await moveTo(page, '/deposit');
    await saysInstead(page, RESTING);
    const form = page.getByRole('main').locator('form, [role=tab]').filter({ visible: true });
    expect(await form.count()).toBe(0);
    await withdraws(page);
  });

  test('is not taken while the question stands, and can be made longer but not shorter', async () => {
    const page = await visit('/protection');
    await answerBreak(page, '再想想');
    expect(await page.getByText(RESTING).count()).toBe(0);

    await page.getByRole('radio', { name: '7天' }).check({ force: true });
    await answerBreak(page, '开始休息');
    const until = await page.getByText(RESTING).textContent();
    await page.getByRole('radio', { name: '24小时' }).check({ force: true });
    await answerBreak(page, '开始休息');
    await page.getByRole('status').filter({ hasText: /\S/ }).waitFor();
    await page.reload();
    expect(await page.getByText(RESTING).textContent()).toBe(until);
  });
});

test('closing the account says what becomes of the balance, wants its word, and leaves withdrawals open', async () => {
  const page = await visit('/protection');
  await button(page, '关闭账户').click();
  const dialog = page.getByRole('alertdialog', { name: '关闭账户' });
  await dialog.getByText(/当前余额 ¥[\d,.]+ 仍属于您/).waitFor();
  const confirm = dialog.getByRole('button', { name: '确认关闭' });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill('关闭');
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill('关闭账户');
  await confirm.click();
  await page.getByText(CLOSED).waitFor();
  await moveTo(page, '/gamePage?name=pp&type=6&code=vs20fruit');
  await saysInstead(page, CLOSED);
  await withdraws(page);
});

test('a reality check counts on over a reload, shows the time and the money, and leads to a break', async () => {
  await answerGames(phone().context);
  const page = await visit('/about');
  await page.clock.install();
  await moveTo(page, '/game-shell?url=https%3A%2F%2Fgames.example%2F');
  await page.getByRole('button', { name: '继续打开' }).click();
  await page.locator('iframe').waitFor();
  await page.clock.fastForward('40:00');
  await page.reload();
  await page.getByRole('button', { name: '继续打开' }).click();
  await page.locator('iframe').waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await page.clock.fastForward('20:30');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(/1小时00分钟/).waitFor();
  await dialog
    .getByRole('button', { name: '休息一下' })
    .or(dialog.getByRole('link', { name: '休息一下' }))
    .click();
  await page.getByRole('heading', { level: 1, name: '理性娱乐' }).waitFor();
});
