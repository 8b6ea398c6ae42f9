import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';

const phone = phonePerTest();

test('the first load paints the shell before any answer, in twenty requests, and nothing moves', async () => {
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
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));

  await open('/');
  await page.getByRole('tab', { name: '热门' }).waitFor();
  // no answer yet
  expect(await page.getByRole('tabpanel').getByRole('button').count()).toBe(0);
  await page.getByRole('tabpanel').getByRole('button').first().waitFor();
  await page.getByRole('button', { name: '暂停轮播' }).waitFor();
  await page.waitForLoadState('networkidle');
  const files = requests.filter((path) => !path.startsWith('/api/') && !path.endsWith('.svg'));
  expect(requests).toHaveLength(new Set(requests).size);
  expect(files.length).toBeLessThanOrEqual(6);
  expect(requests.length).toBeLessThanOrEqual(20);
  expect(await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts)).toEqual([]);
});

test('a reload without a network shows the last data and says that there is none', async () => {
  const { page, context, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await open('/');
  const games = page.getByRole('tabpanel').getByRole('button');
  await games.first().waitFor();
  const shown = await games.first().getAttribute('data-tone');
  const isKept = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\//.test(name));
      const kept = await Promise.all(
        ['/', ...loaded.map(({ name }) => name)].map((url) => caches.match(url)),
      );
      return navigator.serviceWorker.controller !== null && !kept.includes(undefined);
    });
  await expect.poll(isKept).toBe(true);

  phone().requestsFail = true;
  await context.setOffline(true);
  await page.reload();
  await games.first().waitFor();
  expect(await games.first().getAttribute('data-tone')).toBe(shown);
  await page.getByText('网络已断开').waitFor();
});
