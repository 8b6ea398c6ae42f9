import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { logInBehind, moveTo } from '#tools/browser/journeyLogin.ts';
import { startTour } from '#tests/journeys/pageTour.ts';
import { readScreen } from '#tests/support/readScreen.ts';
import { routeSamples } from '#tests/support/routeSamples.ts';
import { sampleOf } from '#tests/support/sample.ts';

const phone = phonePerTest();

/** Ways in which every call of a backend is broken at once. */
const faults = sampleOf(
  [
    // no call expects a number; a string could be an address
    ['wrong types', { code: 200, data: 42 }],
    ['HTML', { garbage: 'html' }],
    ['an empty body', { garbage: 'empty' }],
    ['500', { status: 500 }],
    ['a dropped connection', { drop: true }],
  ] as const,
  (all) => all.slice(0, 1),
);

test.each(faults)(
  'every page, every call answering %s: it stands with a way on, and a retry where data is missing',
  async (name, fault) => {
    const { page, context, sandbox, site } = phone();
    phone().requestsFail = true;
    await logInBehind(context, site);
    await sandbox('/sandbox/scenario', { path: '*', ...fault });
    await startTour(phone(), null);

    for (const { path, location, fetches } of routeSamples) {
      await moveTo(page, location);
      // an accepted launch keeps polling through unreadable responses (D58)
      const waits = path === '/gamePage' && name === 'wrong types';
      await expect
        .poll(
          async () => {
            const { words, controls, token } = await page.evaluate(readScreen);
            const ways = controls.filter(({ ready }) => ready).map(({ name }) => name);
            return {
              path,
              blank: words.length === 0,
              crashed: words.includes('页面加载失败'),
              stuck: ways.length === 0 || (fetches && !waits && !ways.includes('重试')),
              member: token !== null,
            };
          },
          { interval: 25 },
        )
        .toEqual({ path, blank: false, crashed: false, stuck: false, member: true });
    }
  },
);

test.each(faults)(
  'every call answering %s: no white page, no uncaught error, a retry within reach',
  async (_, fault) => {
    const { page, open, sandbox } = phone();
    phone().requestsFail = true;
    await sandbox('/sandbox/scenario', { path: '*', ...fault });
    await open('/');
    const retry = page.getByRole('tabpanel').getByRole('button', { name: '重试' });
    await retry.waitFor();
    await page.getByRole('navigation', { name: '主导航' }).waitFor();

    // the backend is still broken, then repaired: the same button retries
    await retry.click();
    await retry.waitFor();
    await sandbox('/sandbox/scenario', undefined, 'DELETE');
    await retry.click();
    await retry.waitFor({ state: 'detached' });
    await page.getByRole('tabpanel').getByRole('button').first().waitFor();

    await sandbox('/sandbox/scenario', { path: '*', ...fault });
    await open('/login');
    const password = page.getByLabel('密码', { exact: true });
    await page.getByRole('textbox', { name: '账号' }).fill('demo888');
    await password.fill('demo8888');
    await page.getByRole('button', { name: '登录' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /服务器异常，请稍后再试|网络错误，请稍后重试/ })
      .waitFor();
    expect(await password.inputValue()).toBe('demo8888');

    await sandbox('/sandbox/scenario', undefined, 'DELETE');
    await page.getByRole('button', { name: '登录' }).click();
    await page.waitForURL((url) => url.hash === '#/');
  },
);
