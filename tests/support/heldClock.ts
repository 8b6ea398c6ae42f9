import type { Locator, Page } from 'playwright-core';

/**
 * Stops a page's installed clock about where it is; from here on time passes by `page.clock.runFor` alone. The clock
 * goes on while it is asked, so on a busy machine a later moment is taken.
 */
export async function holdClock(page: Page): Promise<void> {
  for (const lead of [100, 400, 1600]) {
    const now = await page.evaluate(() => Date.now());
    try {
      await page.clock.pauseAt(now + lead);
      return;
    } catch (error) {
      if (!String(error).includes('to the past')) throw error;
    }
  }
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** A page that is loading needs some of its own time, which else stands still. */
export const LOADING_STEP_MS = 100;
const MOST_STEPS = 60;

/** Waits on a page whose clock stands, which lets it have as little time as its loading needs. */
export async function waitOnHeldClock(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step <= MOST_STEPS; step += 1) {
    if (await isThere()) return;
    await page.clock.runFor(LOADING_STEP_MS);
  }
  throw new Error('The page does not come to show it');
}

/** Whether a page comes to show something in the next moment. */
export const isShownSoon = (target: Locator): Promise<boolean> =>
  target.waitFor({ timeout: 300 }).then(
    () => true,
    () => false,
  );
