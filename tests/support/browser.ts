import { chromium, type Browser } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { chromiumLaunch, PHONE_OPTIONS, problemsOf, takePhone, type Phone } from '#tools/browser/phone.ts';
import { serveSite, type Site } from '#tools/browser/site.ts';

export type { Phone };

/** The site and the browser of this worker, started by the first test that needs them; they end with its process. */
let running: Promise<[Site, Browser]> | undefined;
const start = () => (running ??= Promise.all([serveSite(':memory:'), chromium.launch(chromiumLaunch())]));

/**
 * Gives each test a phone in a fresh context, on a site with fresh data; fails on console errors. Reduced motion is on
 * unless `motion` is set, because endless animations take a quarter of a page's work.
 */
export function phonePerTest({
  viewport = PHONE_OPTIONS.viewport,
  motion = false,
}: { viewport?: { width: number; height: number }; motion?: boolean } = {}): () => Phone {
  let phone: Phone;

  beforeEach(async () => {
    const [site, browser] = await start();
    const reducedMotion = motion ? 'no-preference' : 'reduce';
    const context = await browser.newContext({ ...PHONE_OPTIONS, viewport, reducedMotion });
    phone = await takePhone(await context.newPage(), site.address);
  });
  afterEach(async () => {
    const { context, page } = phone;
    // a request that is still pending when its test ends is ignored
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    expect(problemsOf(phone), 'no error in the console').toEqual([]);
  });

  return () => phone;
}
