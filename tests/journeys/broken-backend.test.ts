import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';

const phone = phonePerTest();

const faults = [
  ['HTML', { garbage: 'html' }],
  ['an empty body', { garbage: 'empty' }],
  ['wrong types', { garbage: 'types' }],
  ['500', { status: 500 }],
  ['a dropped connection', { drop: true }],
] as const;

// Chromium itself logs each failed request; what the page throws or logs is what counts here
const ofTheNetwork = /Failed to load resource/;

test.each(faults)(
  'every call answering %s: no white page, no uncaught error, a retry within reach',
  async (_, fault) => {
    const { page, open, sandbox, errors } = phone();
    await sandbox('/sandbox/scenario', { path: '*', ...fault });
    await open('/');
    const retry = page.getByRole('tabpanel').getByRole('button', { name: '重试' });
    await retry.waitFor();
    await page.getByRole('navigation', { name: '主导航' }).waitFor();

    // still broken, then mended: the same button serves
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

    const ours = errors.filter((line) => !ofTheNetwork.test(line));
    expect(ours).toEqual([]);
    errors.length = 0;
  },
);
