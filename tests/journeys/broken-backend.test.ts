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
    await page.getByRole('button', { name: '重试' }).first().waitFor({ timeout: 20_000 });
    await page.getByRole('navigation', { name: '主导航' }).waitFor();

    await open('/login');
    await page.getByRole('textbox', { name: '账号' }).fill('demo888');
    await page.getByLabel('密码', { exact: true }).fill('demo8888');
    await page.getByRole('button', { name: '登录' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /服务器异常，请稍后再试|网络错误，请稍后重试/ })
      .waitFor();
    expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe('demo8888');

    await sandbox('/sandbox/scenario', undefined, 'DELETE');
    await page.getByRole('button', { name: '登录' }).click();
    await page.waitForURL((url) => url.hash === '#/');
    await page.getByRole('button', { name: '重试' }).first().click();
    await page.getByRole('tabpanel').getByRole('button', { name: '重试' }).waitFor({ state: 'detached' });

    const ours = errors.filter((line) => !ofTheNetwork.test(line));
    expect(ours).toEqual([]);
    errors.length = 0;
  },
);
