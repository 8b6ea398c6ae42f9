import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { logIn, moveTo } from '#tools/browser/journeyLogin.ts';
import { layoutShifts } from '#tests/journeys/layoutShifts.ts';
import { overlaysSettled } from '#tests/journeys/pageTour.ts';
import { translateIn } from '#tests/support/translator.ts';

const phone = phonePerTest({ motion: true });

test('the first load paints the shell before any answer, in twenty requests, and nothing moves', async () => {
  const { page, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await sandbox('/sandbox/scenario', { path: '*', delay: 3000 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));

  await open('/');
  await page.getByRole('tab', { name: '热门' }).waitFor();
  // no response yet
  expect(await page.getByRole('tabpanel').getByRole('button').count()).toBe(0);
  await page.getByRole('tabpanel').getByRole('button').first().waitFor();
  await page.getByRole('button', { name: '暂停轮播' }).waitFor();
  await page.waitForLoadState('networkidle');
  // the browser may revalidate what its own cache contains
  const cached = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => (entry as PerformanceResourceTiming & { deliveryType: string }).deliveryType === 'cache',
      )
      .map(({ name }) => new URL(name).pathname),
  );
  const requests = requested.filter((path, at) => requested.indexOf(path) === at || !cached.includes(path));
  const files = requests.filter((path) => !path.startsWith('/api/') && !path.endsWith('.svg'));
  expect(requests.filter((path, at) => requests.indexOf(path) !== at)).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(6);
  expect(requests.length).toBeLessThanOrEqual(20);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a reload without a network shows the last data and says that there is none', async () => {
  const { page, context, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await page.clock.install();
  await open('/');
  const games = page.getByRole('tabpanel').getByRole('button');
  await page.getByRole('button', { name: '暂停轮播' }).waitFor();
  await page.clock.fastForward(WORKER_MS);
  const shown = await games.first().getAttribute('style');
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
  expect(await games.first().getAttribute('style')).toBe(shown);
  // Chromium 150 does not report the missing network to a new document
  await context.setOffline(false);
  await context.setOffline(true);
  await page.getByText('网络已断开').waitFor();

  // a page whose files are not there offers a retry, and is not reported as a crash
  await moveTo(page, '/vip');
  await page.getByRole('button', { name: '重试' }).waitFor();
  expect(phone().errors.filter((line) => line.includes('"actor"'))).toEqual([]);
});

test('the first frame waits for the end of the page, behind all that the shell shows', async () => {
  const { page, open } = phone();
  await open('/');
  const behind = await page.evaluate(() => {
    const expected = document.querySelector('link[rel=expect][blocking=render]')?.getAttribute('href');
    const last = expected && document.querySelector(expected);
    const app = document.querySelector('main');
    return last && app && app.compareDocumentPosition(last) === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(behind).toBe(true);
});

/** Records banner, games and greeting in every frame, starting before the first script. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const note = () => {
      const root = document.getElementById('root');
      const banner = root?.querySelector<HTMLImageElement>('[aria-roledescription] > img');
      const frame = [
        banner ? `banner ${banner.complete && banner.naturalWidth > 0 ? 'there' : 'coming'}` : '',
        `games ${root?.querySelectorAll('[role=tabpanel] button').length ?? 0}`,
        `pictures ${root?.querySelectorAll('[role=tabpanel] img[class]').length ?? 0}`,
        root?.querySelector('[data-old]')?.textContent ?? '',
      ].join(', ');
      if (frames.at(-1) !== frame) frames.push(frame);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => (window as unknown as { frames: string[] }).frames);
}

/** The decreases in a sequence of counts, such as games that were rendered in an earlier frame. */
function losses(frames: readonly string[], part: RegExp): number[] {
  const counts = frames.map((frame) => Number(part.exec(frame)?.[1] ?? 0));
  return counts.filter((count, at) => count < Math.max(0, ...counts.slice(0, at)));
}

/** Delays the app's own script until released, like a slow phone. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The latest start of the service worker, in ms from the first screen. */
const WORKER_MS = 3000;

const games = (page: Page) => page.getByRole('tabpanel').getByRole('button');
const banner = (page: Page) => page.locator('[aria-roledescription] > img').first();

test('the page paints banner and games before the app is there, which takes over without losing any of it', async () => {
  const { page, site, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  const seen = await watchFrames(page);
  const release = await holdApp(page);
  await page.goto(site, { waitUntil: 'commit' });
  await games(page).first().waitFor();
  await expect
    .poll(() => banner(page).evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const shell = await page.locator('#root').innerText();
  release();
  await page.getByRole('button', { name: '暂停轮播' }).waitFor();
  const frames = await seen();
  expect(losses(frames, /games (\d+)/)).toEqual([]);
  expect(losses(frames, /pictures (\d+)/)).toEqual([]);
  expect(
    frames
      .slice(frames.findIndex((frame) => frame.includes('there')))
      .filter((frame) => !frame.includes('banner there')),
  ).toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);
  // the same texts in the same places; the notices only start moving when the page is idle
  const words = (await page.locator('#root').innerText()).replaceAll(/\s+/g, '');
  for (const line of shell.split(/\s+/)) expect(words).toContain(line);
});

test('the app takes over once the style sheet is there, without which it would stand unstyled', async () => {
  const { page, site, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/style-[^/]*\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  const hasShell = () => page.evaluate(() => 'flowplayShell' in window);
  // held from the start, because a busy machine would use up the second before the page is there
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const app = page.waitForResponse(/\/assets\/index-[^/]*\.js$/);
  await page.goto(site, { waitUntil: 'commit' });
  await games(page).first().waitFor();
  await (await app).finished();
  // its steps are separate tasks; without the style sheet it gives up after a second
  for (let step = 0; step < 30; step += 1) await page.clock.runFor(20);
  expect(await hasShell()).toBe(true);
  release();
  await expect.poll(hasShell).toBe(false);
});

test('what is tapped before the app is there is done when it is', async () => {
  const { page, site, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  const release = await holdApp(page);
  await page.goto(site, { waitUntil: 'commit' });
  await games(page).nth(2).click();
  release();
  // a visitor gets a message and a redirect
  await page.getByText('请登录！').waitFor();
  await page.waitForURL((url) => url.hash.startsWith('#/login'));
});

test('what is tapped in a page that the browser has translated is done as well', async () => {
  const { page, site, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  // no control of the app has the name of its twin
  await translateIn(page, ' (translated)');
  const release = await holdApp(page);
  await page.goto(site, { waitUntil: 'commit' });
  await games(page).nth(2).click();
  release();
  await page.getByText('请登录！').waitFor();
  await page.waitForURL((url) => url.hash.startsWith('#/login'));
});

test('a link of the page leads on before the app is there', async () => {
  const { page, site, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  const release = await holdApp(page);
  await page.goto(site, { waitUntil: 'commit' });
  await page.getByRole('link', { name: '注册' }).click();
  release();
  await page.getByRole('heading', { level: 1, name: '注册' }).waitFor();
});

test('the second visit shows the last home before any answer, by the files that the worker kept', async () => {
  const { page, context, site, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await page.clock.install();
  await open('/');
  await page.getByRole('button', { name: '暂停轮播' }).waitFor();
  await page.clock.fastForward(WORKER_MS);
  await expect.poll(() => page.evaluate(async () => (await caches.match('/')) !== undefined)).toBe(true);
  const names = await games(page).allInnerTexts();

  // no chunk and no response arrives any more
  await sandbox('/sandbox/scenario', { path: '*', delay: 60_000 });
  const again = await context.newPage();
  const seen = await watchFrames(again);
  await context.route(`${site}/`, () => undefined);
  await again.goto(site);
  await games(again).first().waitFor();
  await again.getByRole('button', { name: '暂停轮播' }).waitFor();
  expect(await games(again).allInnerTexts()).toEqual(names);
  const frames = await seen();
  expect(losses(frames, /games (\d+)/)).toEqual([]);
  expect(await layoutShifts(again)).toEqual([]);
});

test('a member who comes back sees the name and the balance of the last time, and nobody else does', async () => {
  const { page, site, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await logIn(page, site, 'demo888');
  await moveTo(page, '/');
  await page.getByText('¥12,888.66').filter({ visible: true }).first().waitFor();
  const seen = await watchFrames(page);
  await sandbox('/sandbox/scenario', { path: '/api/user', delay: 3000 });
  await sandbox('/sandbox/scenario', { path: '/api/balance', delay: 3000 });
  await page.reload();
  await page.getByText('账户余额').waitFor();
  const frames = await seen();
  expect(frames.some((frame) => frame.includes('上次余额¥12,888.66'))).toBe(true);
  expect(await layoutShifts(page)).toEqual([]);

  await moveTo(page, '/userCenter');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('alertdialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click();
  await page.waitForURL((url) => url.hash === '#/');
  const after = await watchFrames(page);
  await overlaysSettled(page);
  await page.reload();
  await games(page).first().waitFor();
  expect((await after()).filter((frame) => /12,888/.test(frame))).toEqual([]);
});
