import { chromium, type Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { chromiumLaunch, PHONE_OPTIONS, problemsOf, takePhone, type Phone } from '#tests/support/phone.ts';
import { serveSite, type Site } from '#tests/support/site.ts';

export type { Phone };

/**
 * Starts the site and a browser for the file; each test gets a phone of its own, and fails on any error in the
 * console.
 */
export function phonePerTest(
  viewport: { width: number; height: number } = PHONE_OPTIONS.viewport,
): () => Phone {
  let site: Site;
  let browser: Browser;
  let phone: Phone;

  beforeAll(async () => {
    site = await serveSite(':memory:');
    browser = await chromium.launch(chromiumLaunch());
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  beforeEach(async () => {
    const context = await browser.newContext({ ...PHONE_OPTIONS, viewport });
    phone = await takePhone(await context.newPage(), site.address);
  });
  afterEach(async () => {
    const { context, page } = phone;
    // a request still under way when its test ends is nobody's any more
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    expect(problemsOf(phone), 'no error in the console').toEqual([]);
  });

  return () => phone;
}
