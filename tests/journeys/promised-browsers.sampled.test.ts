import { createRequire } from 'node:module';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import { beforeEach, expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { button, deposits, type Submission } from '#tests/journeys/moneySubmissions.ts';
import { logIn, moveTo } from '#tools/browser/journeyLogin.ts';
import { answerGames } from '#tests/journeys/pageTour.ts';
import { routeSamples } from '#tests/support/routeSamples.ts';
import { sampleOf } from '#tests/support/sample.ts';

const phone = phonePerTest();

/** Globals that the browser's driver itself needs in the page. */
const DRIVERS = new Set(['BigInt64Array', 'BigUint64Array']);

/** The oldest supported browsers (docs/deploy.md). */
const PROMISED = { chrome: 87, safari: 14 } as const;

/** The first version with a feature, if it was not removed, is behind no flag, and has its standard name. */
function since({ __compat: compat }: Identifier, browser: keyof typeof PROMISED): number {
  const statements = [compat?.support[browser] ?? []].flat();
  const versions = statements.map(({ version_added, version_removed, flags, prefix, alternative_name }) =>
    typeof version_added !== 'string' || version_removed || flags || prefix || alternative_name
      ? Infinity
      : Number.parseFloat(version_added.replace('≤', '')),
  );
  return Math.min(Infinity, ...versions.filter((version) => !Number.isNaN(version)));
}

/** Whether one of the supported browsers lacks it. */
function isNewer(identifier: Identifier): boolean {
  if (!('__compat' in identifier)) return false;
  return since(identifier, 'chrome') > PROMISED.chrome || since(identifier, 'safari') > PROMISED.safari;
}

/**
 * Every global, and every member of one, that a supported browser lacks, such as `Array.at` and `structuredClone`; a
 * static member of a web interface ends in `_static`, because an instance member may have the same name.
 */
function newerFeatures(): string[] {
  const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
  const found: string[] = [];
  const walk = (path: string, identifier: Identifier, depth: number) => {
    for (const [key, inner] of Object.entries(identifier) as [string, Identifier][]) {
      // events and prose keys are no properties; a constructor is removed with its interface
      if (!/^[A-Za-z]\w*$/.test(key) || key.endsWith('_event') || path.split('.').at(-1) === key) continue;
      const own = path === '' ? key : `${path}.${key}`;
      if (isNewer(inner)) found.push(own.replace(/^Window\./, ''));
      else if (depth > 1) walk(own, inner, depth - 1);
    }
  };
  walk('', data.api, 2);
  walk('', data.javascript['builtins'] as Identifier, 3);
  return found.filter((feature) => !DRIVERS.has(feature));
}

/** Removes the features from a page; runs there before any other script. */
function takeAway(features: readonly string[]): void {
  const read = (holder: unknown, name: string): unknown => {
    try {
      return (holder as Record<string, unknown> | undefined)?.[name];
    } catch {
      return undefined;
    }
  };
  for (const feature of features) {
    const names = feature.split('.');
    const last = names.pop() ?? '';
    const name = last.replace(/_static$/, '');
    let holder: unknown = window;
    for (const outer of names) holder = read(holder, outer);
    for (const owner of last === name ? [read(holder, 'prototype'), holder] : [holder])
      if (owner !== undefined && owner !== null && Object.prototype.hasOwnProperty.call(owner, name))
        Reflect.deleteProperty(owner, name);
  }
}

/** Removes all features newer than the oldest supported browsers; an uncaught error then fails the test. */
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

/** Every sixth page, which includes lists, a form and texts; the main path and deposits are tested above. */
const representative = (all: readonly (typeof routeSamples)[number][]) => all.filter((_, at) => at % 6 === 0);

test('every page opens', async () => {
  const { page, site, sandbox } = phone();
  await sandbox('/sandbox/scenario', { path: '/api/getGameUrl', code: 500, message: '维护中' });
  await answerGames(page.context());
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
