import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { keptRoutes } from '#machines/app/navigation/routes.ts';
import { comeTo, startTour } from '#tests/journeys/pageTour.ts';
import { phonePerTest } from '#tests/support/browser.ts';
import { routeSamples } from '#tests/support/routeSamples.ts';

const phone = phonePerTest({ motion: false });

/** Pages whose content moves or grows by itself: the home page's carousel and ticker, and the launch wheel. */
const MOVING = new Set(['/', '/gamePage']);

/** The place and colours of every visible element of header, page and tab bar, by its path of classes. */
const lookOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // a kept page is where it was scrolled to, and VIP at the member's level
    window.scrollTo(0, 0);
    // a picture arrives whenever it does, over the drawing in its place
    return [...document.querySelectorAll('header, header *, main :not(img), nav *')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, textAlign } = getComputedStyle(element);
        const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
        const place = [left, top, width, height].map(Math.round).join(' ');
        return `${name} | ${place} | ${color} ${backgroundColor} ${fontSize} ${textAlign}`;
      });
  });

test('a page looks the same after all kept pages and a dialog as after a load of its own', async () => {
  const { page, context, site, sandbox } = phone();
  await startTour(phone(), 'demo888');
  await sandbox('/sandbox/app', { index_modal: 0, redpacket_switch: 1 });
  const kept = routeSamples.filter(({ path }) => keptRoutes.some((route) => route.path === path));
  for (const { location } of kept) await comeTo(page, location);
  await comeTo(page, '/userCenter');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '留下来' }).click();

  const different: string[] = [];
  for (const { path, location } of routeSamples) {
    if (MOVING.has(path)) continue;
    await comeTo(page, location);
    await page.mouse.move(0, 0);
    const other = await context.newPage();
    await other.goto(`${site}/#${location}`);
    await comeTo(other, location);
    let [after, loaded]: [string[], string[]] = [[], []];
    // what is not part of the page's own data may come later, such as a lottery's name
    await vi
      .waitFor(async () => {
        [after, loaded] = [await lookOf(page), await lookOf(other)];
        if (loaded.join('\n') !== after.join('\n')) throw new Error('not yet alike');
      }, 3000)
      .catch(() => undefined);
    await other.close();
    const [at] = after.flatMap((line, index) => (line === loaded[index] ? [] : [index]));
    if (at !== undefined || after.length !== loaded.length)
      different.push(`${location}\n  after others: ${after[at ?? 0]}\n  loaded alone: ${loaded[at ?? 0]}`);
  }
  expect(different).toEqual([]);
});
