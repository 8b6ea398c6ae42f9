import type { Page } from 'playwright-core';

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
