import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';

const phone = phonePerTest();

test('the first load paints the shell before any answer, in six files, and nothing moves', async () => {
  const { page, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await sandbox('/sandbox/scenario', { path: '*', delay: 3000 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isCall = pathname.startsWith('/api/');
    if (!isCall && /^(document|script|stylesheet)$/.test(request.resourceType())) files.push(pathname);
  });

  await open('/');
  await page.getByRole('tab', { name: '热门' }).waitFor();
  // no answer yet
  expect(await page.getByRole('tabpanel').getByRole('button').count()).toBe(0);
  await page.getByRole('tabpanel').getByRole('button').first().waitFor();
  await page.getByRole('button', { name: '暂停轮播' }).waitFor();
  expect(files).toHaveLength(new Set(files).size);
  expect(files.length).toBeLessThanOrEqual(6);
  expect(await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts)).toEqual([]);
});
