import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { logInBehind, moveTo } from '#tools/browser/journeyLogin.ts';
import { UNPAID_PAGES } from '#machines/kit/money/unpaidOrder.ts';
import { startTour } from '#tests/journeys/pageTour.ts';
import { routeSamples } from '#tests/support/routeSamples.ts';
import { sampleOf } from '#tests/support/sample.ts';

const phone = phonePerTest();

/** Fixed elements that overlay a page at every scroll position. */
const BARS = {
  'the header': 'header',
  'the tab bar': 'nav[aria-label="主导航"]',
  'its crown': 'nav[aria-label="主导航"] a[href="#/games"] > span',
  'the red packet': 'a[aria-label="抢红包"], button[aria-label="关闭红包"]',
  'a toast': '#root > output > span',
};
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';
/** A page with more tab stops than this is a list of similar rows. */
const MOST_STOPS = 40;

/**
 * Finds what covers the last control at the end of the page, or the focused control: '' if nothing does, null if no
 * control of the page is focused. Runs in the page, after two frames, so that a scroll or a focus change has been
 * rendered.
 */
async function findHider([which, bars, controls]: readonly [
  which: 'last' | 'focused',
  bars: Readonly<Record<string, string>>,
  controls: string,
]): Promise<string | null> {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 20)}`;
  const isBar = (element: Element) => element.matches(Object.values(bars).join());
  /** The bar that overlaps the control, or the reason why a hit test at its centre fails. */
  const hiderOf = (control: Element): string => {
    const { left, right, top, height } = control.getBoundingClientRect();
    // for a textarea, browsers only scroll the line with the cursor into view
    const bottom = top + (control instanceof HTMLTextAreaElement ? 44 : height);
    for (const [name, selector] of isBar(control) ? [] : Object.entries(bars))
      for (const bar of document.querySelectorAll(selector)) {
        const over = bar.getBoundingClientRect();
        const meet =
          over.right > left + 1 && over.left < right - 1 && over.bottom > top + 1 && over.top < bottom - 1;
        if (meet && isSeen(bar) && !bar.contains(control) && !control.contains(bar))
          return `${nameOf(control)} lies under ${name}`;
      }
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const label = control.closest('label');
    if (met && (control.contains(met) || met.contains(control) || label?.contains(met) === true)) return '';
    return `${nameOf(control)} is not met at its middle, but ${met ? nameOf(met) : 'nothing'}`;
  };
  // a control that is higher than the space between the bars cannot be clear of both
  const fits = (control: Element) => control.getBoundingClientRect().height < window.innerHeight - 160;

  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  if (which === 'focused') {
    const control = document.activeElement;
    if (control?.closest('main') == null) return null;
    return isSeen(control) && fits(control) ? hiderOf(control) : '';
  }
  window.scrollTo(0, document.documentElement.scrollHeight);
  const last = [...document.querySelectorAll(`main :is(${controls})`)].findLast(
    (control) => isSeen(control) && !isBar(control),
  );
  // a control scrolled past the header is visible further up; a toast disappears by itself
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  if (!last || !fits(last) || last.getBoundingClientRect().top < header) return '';
  const hider = hiderOf(last);
  return hider.endsWith('a toast') ? '' : hider;
}

/** Lists what covers the last control of the current page, and every tab stop in both directions. */
async function hiddenControls(page: Page, where: string): Promise<string[]> {
  const found = new Set<string>();
  const note = (hider: string | null, how: string) => hider && found.add(`${where}, ${how}: ${hider}`);
  note(await page.evaluate(findHider, ['last', BARS, CONTROLS] as const), 'at the end');
  for (const [key, how] of [
    ['Shift+Tab', 'backwards'],
    ['Tab', 'forwards'],
  ] as const) {
    await page.evaluate((toEnd) => {
      const bound = document.querySelector<HTMLElement>(
        toEnd ? 'nav[aria-label="主导航"] a' : 'header a[href="#/myNews"]',
      );
      bound?.focus({ preventScroll: true });
      window.scrollTo(0, toEnd ? document.documentElement.scrollHeight : 0);
    }, key === 'Shift+Tab');
    let wasIn = false;
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await page.keyboard.press(key);
      const hider = await page.evaluate(findHider, ['focused', BARS, CONTROLS] as const);
      if (hider === null && wasIn) break;
      if (hider !== null) wasIn = true;
      note(hider, how);
    }
  }
  return [...found];
}

/** The screen sizes to test (small and usual phones, landscape, tablet, desktop), and the pages, if not all. */
type Screen = [width: number, height: number, ...paths: string[]];
const sizes: Screen[] = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
];
const representative: Screen[] = [
  [360, 640, '/withdraw'],
  [1280, 800, '/userCenter'],
];

test.each(sampleOf(sizes, () => representative))(
  'no control is hidden under what stands over every page at %i×%i',
  async (width, height, ...paths) => {
    const { page, sandbox } = phone();
    await page.setViewportSize({ width, height });
    await sandbox('/sandbox/app', { redpacket_switch: 1 });
    await startTour(phone(), 'demo888');
    const found: string[] = [];
    for (const { path, location } of routeSamples) {
      if (paths.length > 0 && !paths.includes(path)) continue;
      // removes the focus that the previous page has left
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await moveTo(page, location);
      await page.waitForFunction(() => {
        const isSeen = (element: Element) => element.getClientRects().length > 0;
        const isBusy = [...document.querySelectorAll('main [aria-busy="true"]')].some(isSeen);
        const hasContent = [...document.querySelectorAll('main *')].some(isSeen);
        return hasContent && !isBusy && document.activeElement?.matches('h1, main *') === true;
      });
      // the strip of the demo's unpaid order comes late, and the page is longer by it
      if (UNPAID_PAGES.includes(path)) await page.getByRole('button', { name: /^待支付/ }).waitFor();
      found.push(...(await hiddenControls(page, `${path} at ${width}×${height}`)));
    }
    expect(found).toEqual([]);
  },
  600_000,
);

test('the red packet stays in the header, and what is pressed of it rests', async () => {
  const { page, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0, redpacket_switch: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/');
  const packet = page.getByRole('link', { name: '抢红包' });
  const close = page.getByRole('button', { name: '关闭红包' });
  const title = page.getByRole('heading', { level: 1 });
  await packet.waitFor();
  const boxes = async () =>
    Promise.all(
      [packet, close].map(async (part) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }),
    );
  const before = await boxes();
  for (const { width, height, y } of before) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(y + height).toBeLessThanOrEqual(52);
  }
  // the whole name of the site fits beside it
  expect(await title.evaluate((heading) => heading.scrollWidth <= heading.clientWidth)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 400));
  expect(await boxes()).toEqual(before);
  // Playwright's click waits until the element has stopped moving
  await close.click();
  await packet.waitFor({ state: 'detached' });
});

test('a toast stands where nothing was pressed', async () => {
  const { page, site, context, open, sandbox } = phone();
  await sandbox('/sandbox/app', { index_modal: 0 });
  await logInBehind(context, site);
  /** Whether a toast is visible and overlaps neither the button nor the focused element. */
  const isPlaced = (button: Element) => {
    const toast = document.querySelector('output > span')?.getBoundingClientRect();
    return [button, document.activeElement].every((control) => {
      const box = control?.getBoundingClientRect();
      return toast && box && (toast.bottom <= box.top || toast.top >= box.bottom);
    });
  };
  for (const [location, name] of [
    ['/activeInfo?id=1', '点我申请'],
    ['/withdraw', '确认提现'],
    ['/deposit', '立即充值'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(location);
    const button = page.getByRole('button', { name }).filter({ visible: true });
    await button.waitFor();
    // the code that places toasts is loaded at the first interaction
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    // scrolls the button to where a toast is usually placed
    const box = await button.boundingBox();
    if (location !== '/activeInfo?id=1')
      await page.setViewportSize({ width: 360, height: Math.round((box?.y ?? 0) + (box?.height ?? 0)) + 90 });
    await button.press('Enter');
    await page.getByRole('status').filter({ hasText: /./ }).waitFor();
    await expect.poll(() => button.evaluate(isPlaced), { interval: 20 }).toBe(true);
  }
});
