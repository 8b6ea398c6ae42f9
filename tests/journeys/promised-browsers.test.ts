import { beforeEach, expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { button, deposits, type Submission } from '#tests/support/moneySubmissions.ts';
import { logIn, moveTo } from '#tests/support/journeyLogin.ts';
import { newerFeatures, takeAway } from '#tests/journeys/promisedBrowsers.ts';
import { routeSamples } from '#tests/support/routeSamples.ts';
import { sampleOf } from '#tests/support/sample.ts';

const phone = phonePerTest();

/** Without all that came after the oldest browsers that we promise; what is not caught there fails the test. */
beforeEach(async () => {
  const { context, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await context.addInitScript(takeAway, newerFeatures());
});

test('the taken features are gone', async () => {
  const { page, open } = phone();
  await open('/');
  const left = await page.evaluate(() => [
    'at' in Array.prototype,
    'findLast' in Array.prototype,
    'hasOwn' in Object,
    'replaceChildren' in Element.prototype,
    'randomUUID' in Crypto.prototype,
    'any' in AbortSignal,
    'structuredClone' in window,
    'requestIdleCallback' in window,
    'inert' in HTMLElement.prototype,
    'WeakRef' in window,
    'json' in Response,
  ]);
  expect(left).toEqual([false, false, false, true, false, false, false, false, false, false, false]);
  expect(await page.evaluate(() => 'json' in Response.prototype && 'map' in Array.prototype)).toBe(true);
});

test('a visitor logs in, sees the user centre, makes a deposit, and logs out', async () => {
  const { page, site } = phone();
  await page.goto(site);
  await page.getByRole('tabpanel').getByRole('button').first().waitFor();
  await page.getByRole('main').getByRole('link', { name: '登录' }).first().click();
  await page.waitForURL(/#\/login/);
  await logIn(page, site, 'demo888');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click();
  await page.getByText('demo888').filter({ visible: true }).waitFor();

  const made: Submission[] = [deposits['online deposit'], deposits['digital deposit']];
  for (const deposit of made) {
    await moveTo(page, deposit.location);
    await deposit.reach?.(phone());
    await deposit.fill(phone());
    await button(deposit.button)(phone()).click();
    await deposit.done(phone()).waitFor();
    await moveTo(page, '/userCenter');
  }
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('alertdialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click();
  await page.waitForURL((url) => url.hash === '#/');
});

/** Lists, a form and texts are among every sixth; the main path and deposits are played above. */
const representative = (all: readonly (typeof routeSamples)[number][]) => all.filter((_, at) => at % 6 === 0);

test('every page opens', async () => {
  const { page, site, sandbox } = phone();
  await sandbox('/sandbox/scenario', { path: '/api/getGameUrl', code: 500, message: '维护中' });
  await page.route('https://games.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'x' }),
  );
  await logIn(page, site, 'demo888');
  for (const { location } of sampleOf(routeSamples, representative)) {
    await moveTo(page, location);
    const main = page.locator('main');
    await expect
      .poll(() => main.locator('h2, p, a, button, input, iframe').filter({ visible: true }).count())
      .not.toBe(0);
    await expect
      .poll(() => main.locator('[aria-busy="true"]').filter({ visible: true }).count(), { message: location })
      .toBe(0);
    expect(
      await page.getByText('页面出错了，请重试').filter({ visible: true }).count(),
      `${location} stands`,
    ).toBe(0);
  }
});
