import { describe, expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { moveTo } from '#tests/support/journeyLogin.ts';
import {
  button,
  CLOSED,
  countCalls,
  RESTING,
  setDayLimit,
  takeBreak,
  visitor,
  withdraws,
} from '#tests/support/protectionJourney.ts';

const phone = phonePerTest();
const visit = visitor(phone);

describe('a deposit limit', () => {
  test('lowered holds at once: above it the form refuses before anything is sent', async () => {
    const page = await visit('/protection', 'zero000');
    await setDayLimit(page, '500');
    await page.getByRole('status').filter({ hasText: '每日存款限额已更新' }).waitFor();
    await setDayLimit(page, '300');
    await page.getByText('¥300.00').first().waitFor();

    const recharges = await countCalls(page, /\/api\/(recharge|process)/);
    await moveTo(page, '/deposit');
    await page.getByRole('region', { name: '存款限额' }).getByText('今日 ¥300.00').waitFor();
    await page.getByRole('tab', { name: '数字货币' }).click();
    const amount = page.getByRole('textbox', { name: '充值金额' }).filter({ visible: true });
    await amount.fill('301');
    await button(page, '确认充值').click();
    await page.getByRole('status').filter({ hasText: '超出您设置的每日存款限额' }).waitFor();
    expect(await amount.getAttribute('aria-invalid')).toBe('true');
    expect(recharges()).toBe(0);

    await amount.fill('300');
    await button(page, '确认充值').click();
    await page.getByRole('dialog', { name: '充值信息' }).waitFor();
    expect(recharges()).toBe(1);
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

describe('a break', () => {
  test('closes games', async () => {
    const page = await visit('/protection');
    await takeBreak(page);
    await moveTo(page, '/');
    await page.locator('main [data-tone]').first().click();
    await page.getByRole('main').getByText(RESTING).filter({ visible: true }).waitFor();
    expect(await button(page, '重试').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('closes deposits, which say so instead of showing a form, and leaves withdrawals open', async () => {
    const page = await visit('/protection');
    await takeBreak(page);
    await page.reload();
    await page.getByText(RESTING).waitFor();
    await moveTo(page, '/deposit');
    await page.getByRole('main').getByText(RESTING).filter({ visible: true }).waitFor();
    const form = page.getByRole('main').locator('form, [role=tab]').filter({ visible: true });
    expect(await form.count()).toBe(0);
    await withdraws(page);
  });

  test('is not taken while the question stands, and can be made longer but not shorter', async () => {
    const page = await visit('/protection');
    await button(page, '开始休息').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '再想想' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await page.getByText(RESTING).count()).toBe(0);

    await page.getByRole('radio', { name: '7天' }).check({ force: true });
    await takeBreak(page);
    const until = await page.getByText(RESTING).textContent();
    await page.getByRole('radio', { name: '24小时' }).check({ force: true });
    await button(page, '开始休息').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '开始休息' }).click();
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
  await page.getByRole('main').getByText(CLOSED).filter({ visible: true }).waitFor();
  await withdraws(page);
});

test('a reality check counts on over a reload, tells the time and the money, and leads to a break', async () => {
  const { page, context } = phone();
  await context.route('https://games.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>game</title><p>game</p>' }),
  );
  await visit('/about');
  await page.clock.install();
  await moveTo(page, '/game-shell?url=https%3A%2F%2Fgames.example%2F');
  await page.locator('iframe').waitFor();
  await page.clock.fastForward('40:00');
  await page.reload();
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
