import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf, beyondEntry, readManifest } from '#tools/build/manifest.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { holdClock } from '#tools/browser/heldClock.ts';
import { logInBehind, moveTo } from '#tools/browser/journeyLogin.ts';

const phone = phonePerTest({ motion: true });

/**
 * Opens a location, waits for the element to press, and pauses the clock, so that nothing that depends on a timer can
 * render.
 */
async function openHeld(location: string, pressed?: string): Promise<Page> {
  const { page, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  // the test cannot intercept what a service worker fetches
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('refused'));
  });
  await page.clock.install();
  await open(location);
  // the element may be disabled until its data has loaded
  await page
    .getByRole('main')
    .getByRole('button', { disabled: false, ...(pressed !== undefined && { name: pressed }) })
    .first()
    .waitFor();
  // waits for what loads after the first screen
  await page.waitForLoadState('networkidle');
  await holdClock(page);
  return page;
}

/** Holds scripts from now on; returns a function that releases them. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let held = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held).toBeGreaterThan(0);
    release();
  };
}

test('a page shows as soon as its code is there, however short its spinner was', async () => {
  const page = await openHeld('/');
  const release = await holdScripts(page);
  await moveTo(page, '/about');
  await page.getByRole('main').getByRole('progressbar').waitFor();
  await release();
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
});

test('all files of a page are requested at once', async () => {
  const asked = new Set<string>();
  phone().page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await logInBehind(phone().context, phone().site);
  const page = await openHeld('/');
  // loads the table of the pages
  await moveTo(page, '/about');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  const manifest = await readManifest();
  const files = beyondEntry(manifest, 'src/areas/deposit/deposit.page.ts').map((key) =>
    addressOf(manifest, key),
  );
  expect(files.filter((file) => !asked.has(file)).length).toBeGreaterThan(3);
  // none of them arrives, so that none can trigger its own imports
  await holdScripts(page);
  await moveTo(page, '/deposit');
  await expect.poll(() => files.filter((file) => !asked.has(file))).toEqual([]);
});

test('the methods of a deposit are requested while its code is loading, and once', async () => {
  const requests: string[] = [];
  phone().page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await logInBehind(phone().context, phone().site);
  const page = await openHeld('/');
  await moveTo(page, '/about');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  const release = await holdScripts(page);
  await moveTo(page, '/deposit');
  await expect.poll(() => requests).toContain('/api/get_pay_way');
  await release();
  await page.getByRole('tablist', { name: '充值方式' }).waitFor();
  expect(requests.filter((path) => path === '/api/get_pay_way')).toHaveLength(1);
});

test('a dialog opens as soon as its code is there', async () => {
  await logInBehind(phone().context, phone().site);
  const page = await openHeld('/assets', '额度转换');
  const release = await holdScripts(page);
  await page.getByRole('button', { name: '额度转换' }).click();
  await release();
  await page.getByRole('dialog').waitFor();
});

/** Records which attributes React changes together from now on; returns a function that reads them. */
async function watchChanges(page: Page): Promise<() => Promise<string[][]>> {
  await page.evaluate(() => {
    const changes: string[][] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) => {
      changes.push(
        records.map(({ target, attributeName }) => {
          const { tagName, role } = target as Element;
          return `${role ?? tagName.toLowerCase()} ${attributeName}`;
        }),
      );
    }).observe(document.body, {
      subtree: true,
      attributeFilter: ['aria-current', 'aria-busy', 'aria-selected', 'style', 'hidden'],
    });
  });
  return () => page.evaluate(() => (window as Window & { changes?: string[][] }).changes ?? []);
}

test('a press on the tab bar is answered before the page is rendered', async () => {
  const { page, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await open('/');
  const game = page.getByRole('tabpanel').getByRole('button').first();
  await game.waitFor();
  await moveTo(page, '/about');
  await game.waitFor({ state: 'hidden' });
  const changes = await watchChanges(page);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
  await game.waitFor();
  await expect
    .poll(async () => (await changes()).flat().filter((one) => one === 'main aria-busy').length)
    .toBe(2);

  const order = await changes();
  const at = (change: string) => order.findIndex((batch) => batch.includes(change));
  expect(order[at('a aria-current')]).toContain('main aria-busy');
  expect(at('div style')).toBeGreaterThan(at('a aria-current'));
});

test('a tab of games is chosen before its games are rendered', async () => {
  const { page, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await open('/');
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.getByRole('tabpanel', { name: '热门' }).getByRole('button').first().waitFor();
  await tab('真人').click();
  await page.getByRole('tabpanel', { name: '真人' }).getByRole('button').first().waitFor();
  const changes = await watchChanges(page);
  await tab('热门').click();
  await page.getByRole('tabpanel', { name: '热门' }).getByRole('button').first().waitFor();

  const order = await changes();
  const at = (change: string) => order.findIndex((batch) => batch.includes(change));
  expect(at('tab aria-selected')).toBeGreaterThanOrEqual(0);
  expect(at('tabpanel hidden')).toBeGreaterThan(at('tab aria-selected'));
});
