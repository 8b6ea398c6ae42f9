import type { Locator, Page } from 'playwright-core';

/**
 * Pauses the installed clock of a page at about the current time; from then on, time only advances by
 * `page.clock.runFor`. The clock runs on until it is paused, so a later moment is tried on a busy machine.
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

/** The step (ms) by which the held clock is advanced while a page loads. */
export const LOADING_STEP_MS = 100;
const MOST_STEPS = 60;

/** Waits for a page with a held clock, advancing the clock only as far as loading requires. */
export async function waitOnHeldClock(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step <= MOST_STEPS; step += 1) {
    if (await isThere()) return;
    await page.clock.runFor(LOADING_STEP_MS);
  }
  throw new Error('The page does not come to show it');
}

/** Whether the target becomes visible within 300 ms. */
export const isShownSoon = (target: Locator): Promise<boolean> =>
  target.waitFor({ timeout: 300 }).then(
    () => true,
    () => false,
  );
