import type { BrowserContext, Page } from 'playwright-core';
import { expect } from '#tools/browser/browserExpect.ts';
import { logInBehind, moveTo } from '#tools/browser/journeyLogin.ts';
import type { Phone } from '#tools/browser/phone.ts';

/** Whether a page is loading, shows a failed load, or has its data. */
export type Shown = 'loading' | 'failed' | 'full';

/** The game launch page never stops loading: it counts as complete once it shows this text. */
const FULL_SIGNS: Readonly<Record<string, string>> = { '/gamePage': '正在进入游戏…' };

/** Mocks the external site on which games run. */
export const answerGames = (context: BrowserContext) =>
  context.route('https://games.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>game</title><p>game</p>' }),
  );

/** Opens a location without the welcome dialog, as this member, or as a visitor for null. */
export async function openAs(phone: Phone, member: string | null, location: string): Promise<Page> {
  await phone.sandbox('/sandbox/app', { index_modal: 0 });
  if (member !== null) await logInBehind(phone.context, phone.site, member);
  await phone.open(location);
  return phone.page;
}

/** Starts the app at an unknown route, to navigate to pages from there; the launch queue does not end meanwhile. */
export async function startTour(phone: Phone, member: string | null): Promise<void> {
  await phone.sandbox('/sandbox/settings', { launchDelay: 600_000 });
  await answerGames(phone.context);
  const page = await openAs(phone, member, '/nowhere');
  await page.getByRole('link', { name: '返回首页' }).first().waitFor();
}

/** The number of overlays that have an entry of their own at the current place of the history. */
export const overlayEntries = (page: Page): Promise<number> =>
  page.evaluate(() => (window.history.state as { overlay?: number } | null)?.overlay ?? 0);

/** Waits until what has closed has no history entry any more: going back over it would undo a navigation or a reload. */
export async function overlaysSettled(page: Page): Promise<void> {
  const open = page.locator('[role=dialog], [role=alertdialog], [role=menu]');
  await expect.poll(async () => (await open.count()) > 0 || (await overlayEntries(page)) === 0).toBe(true);
}

/** Navigates to a location and waits until its page is rendered in the expected state. */
export async function comeTo(page: Page, location: string, shown: Shown = 'full'): Promise<void> {
  await overlaysSettled(page);
  await moveTo(page, location);
  const comes = page.waitForFunction(
    ({ location: wanted, shown: state, sign }) => {
      // the end of a long list, below the screen, loads nothing until it is scrolled near
      const isSeen = (element: Element) =>
        element.getClientRects().length > 0 &&
        !(element.role === 'progressbar' && element.getBoundingClientRect().top > window.innerHeight);
      const find = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
      // excludes the progress bar of the VIP level, which is not a loading indicator
      const busy = find('main [aria-busy="true"], main [role="progressbar"]:not([aria-label="VIP进度"])');
      const retries = find('main button').filter(({ textContent }) => textContent.includes('重试'));
      const isThere =
        window.location.hash === `#${wanted}` &&
        find('main *').length > 0 &&
        document.querySelector('h1')?.textContent !== '';
      if (!isThere) return false;
      if (state === 'loading') return busy.length > 0;
      if (state === 'failed') return retries.length > 0;
      if (sign !== undefined) return find('main p').some(({ textContent }) => textContent === sign);
      return busy.length === 0 && retries.length === 0;
    },
    { location, shown, sign: FULL_SIGNS[location.split('?', 1)[0] ?? ''] },
  );
  await comes.catch((error: unknown) => {
    throw new Error(`${location} does not come as ${shown}`, { cause: error });
  });
}
