import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Phone } from '#tests/support/browser.ts';
import { logInBehind, moveTo } from '#tests/support/journeyLogin.ts';
import { routeSamples } from '#tests/support/routeSamples.ts';

/** Elements with a fixed position above the page. */
const BARS = {
  'the header': 'header',
  'the tab bar': 'nav[aria-label="主导航"]',
  'its crown': 'nav[aria-label="主导航"] a[href="#/games"] > span',
  'the red packet': 'a[aria-label="抢红包"], button[aria-label="关闭红包"]',
  'a toast': '#root > output > span',
};
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';
/** A page with more tab stops is a list of similar rows, of which these are enough. */
const MOST_STOPS = 40;

/** Functions that the test installs in the page once. */
interface Clearance {
  /** the element that hides the last control of the page, or '' */
  last: () => string;
  /** the element that hides the focused control, or ''; null if no control of the page has the focus */
  focused: () => string | null;
}
declare global {
  interface Window {
    clearance?: Clearance;
  }
}

async function putInto(page: Page): Promise<void> {
  await page.evaluate(
    ({ bars, controls }) => {
      const isSeen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
      };
      const nameOf = (element: Element) =>
        `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 20)}`;
      const isBar = (element: Element) => element.matches(Object.values(bars).join());
      /** The bar that overlaps a control, or the other element at its centre. */
      const hiderOf = (control: Element): string => {
        const { left, right, top, height } = control.getBoundingClientRect();
        // browsers scroll only the current line of a text area into view
        const bottom = top + (control instanceof HTMLTextAreaElement ? 44 : height);
        const box = { left, right, top, bottom };
        const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
        for (const [name, selector] of isBar(control) ? [] : Object.entries(bars))
          for (const bar of document.querySelectorAll(selector)) {
            const over = bar.getBoundingClientRect();
            const apart =
              over.right <= box.left + 1 ||
              over.left >= box.right - 1 ||
              over.bottom <= box.top + 1 ||
              over.top >= box.bottom - 1;
            if (!apart && isSeen(bar) && !bar.contains(control) && !control.contains(bar))
              return `${nameOf(control)} lies under ${name}`;
          }
        const met = document.elementFromPoint(middle.x, middle.y);
        const label = control.closest('label');
        if (met && (control.contains(met) || met.contains(control) || label?.contains(met) === true))
          return '';
        return `${nameOf(control)} is not met at its middle, but ${met ? nameOf(met) : 'nothing'}`;
      };
      // a control higher than the space between the bars always overlaps one
      const room = window.innerHeight - 160;
      const fits = (control: Element) => control.getBoundingClientRect().height < room;
      window.clearance = {
        last() {
          window.scrollTo(0, document.documentElement.scrollHeight);
          const all = [...document.querySelectorAll(`main :is(${controls})`)].filter(
            (control) => isSeen(control) && !isBar(control),
          );
          const last = all.at(-1);
          // a control above the viewport is visible after scrolling up; a toast disappears by itself
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          if (!last || !fits(last) || last.getBoundingClientRect().top < header) return '';
          const hider = hiderOf(last);
          return hider.endsWith('a toast') ? '' : hider;
        },
        focused() {
          const control = document.activeElement;
          if (control?.closest('main') == null) return null;
          return isSeen(control) && fits(control) ? hiderOf(control) : '';
        },
      };
    },
    { bars: BARS, controls: CONTROLS },
  );
}

/** Calls a function in the page after a scroll or focus change has been rendered. */
const ask = (page: Page, what: 'last' | 'focused') =>
  page.evaluate(async (name) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return window.clearance?.[name]() ?? null;
  }, what);

/** What hides controls of the page in front: its last one at its end, and each that the Tab key comes to, both ways. */
async function hiddenControls(page: Page, where: string): Promise<string[]> {
  await putInto(page);
  const found = new Set<string>();
  const note = (hider: string | null, how: string) => hider && found.add(`${where}, ${how}: ${hider}`);
  note(await ask(page, 'last'), 'at the end');
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
      const hider = await ask(page, 'focused');
      if (hider === null && wasIn) break;
      if (hider !== null) wasIn = true;
      note(hider, how);
    }
  }
  return [...found];
}

/** The screen sizes to test: small and usual phones, landscape, a tablet, a desktop. */
export const SCREEN_SIZES = ['360×640', '390×844', '844×390', '768×1024', '1280×800'] as const;
type ScreenSize = (typeof SCREEN_SIZES)[number];

/** Navigates to a page, and waits until it is loaded and has the focus. */
async function openPage(page: Page, location: string): Promise<void> {
  // blur, so that the focus on the new page can be recognised
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await moveTo(page, location);
  await page.waitForFunction((wanted) => {
    const isSeen = (element: Element) => element.getClientRects().length > 0;
    const busy = [...document.querySelectorAll('main [aria-busy="true"]')].filter(isSeen);
    const content = [...document.querySelectorAll('main *')].filter(isSeen);
    const hasFocus = document.activeElement?.matches('h1, main *') === true;
    return window.location.hash === `#${wanted}` && content.length > 0 && busy.length === 0 && hasFocus;
  }, location);
}

/** Looks for hidden controls at these sizes on every page of a member, or on those of `paths`. */
export function describeClearance(
  phone: () => Phone,
  sizes: readonly ScreenSize[],
  paths?: readonly string[],
): void {
  test.each(sizes)(
    'at %s',
    async (size) => {
      const { page, context, site, open, sandbox } = phone();
      const [width = 0, height = 0] = size.split('×').map(Number);
      await page.setViewportSize({ width, height });
      await sandbox('/sandbox/app', { index_modal: 0, redpacket_switch: 1 });
      // otherwise the game would replace the page at the end of the launch queue
      await sandbox('/sandbox/settings', { launchDelay: 600_000 });
      await context.route('https://games.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>game</title><p>game</p>' }),
      );
      await logInBehind(context, site);
      await open('/nowhere');
      await page.getByRole('link', { name: '返回首页' }).first().waitFor();
      const found: string[] = [];
      for (const { path, location } of routeSamples.filter(
        (sample) => paths?.includes(sample.path) ?? true,
      )) {
        await openPage(page, location);
        found.push(...(await hiddenControls(page, `${path} at ${size}`)));
      }
      expect(found).toEqual([]);
    },
    600_000,
  );
}
