import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdClock } from '#tools/browser/heldClock.ts';
import { logInBehind } from '#tools/browser/journeyLogin.ts';
import {
  countTimers,
  goThrough,
  holdingsOf,
  leftoversOf,
  memberLocations,
  NOTHING,
} from '#tests/journeys/leftovers.ts';
import { chromiumLaunch, PHONE_OPTIONS, problemsOf, takePhone } from '#tools/browser/phone.ts';
import { serveSite, type Site } from '#tools/browser/site.ts';

/**
 * V8 keeps compiled code and feedback of frequently run functions in the heap, whose size depends on how often and how
 * long they ran, and on the machine's load. Without it, the heap only contains what the app itself holds.
 */
const INTERPRETED =
  '--js-flags=--no-sparkplug --no-maglev --no-opt --no-flush-bytecode --no-lazy-feedback-allocation';

/** After so many page changes, every page and chunk has been loaded, and every cache is filled. */
const CHANGES_BEFORE = 200;
const CHANGES = 1500;
/** The delay after a response, the next request's own delay, and a margin (D12). */
const POLL_MS = 4000;
const HOUR_MS = 3_600_000;

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await serveSite(':memory:');
  const launch = chromiumLaunch();
  browser = await chromium.launch({ ...launch, args: [...launch.args, INTERPRETED] });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test(
  '1,500 changes of the route and an hour of polling leave the phone as light as 200 changes did',
  { timeout: 900_000 },
  async () => {
    const context = await browser.newContext({ ...PHONE_OPTIONS, reducedMotion: 'reduce' });
    const phone = await takePhone(await context.newPage(), site.address);
    const { page, open, sandbox } = phone;
    await sandbox('/sandbox/app', { index_modal: 0 });
    await logInBehind(context, site.address);
    await page.clock.install();
    await countTimers(page);
    await open('/');
    await page.getByRole('tabpanel').getByRole('button').first().waitFor();

    // React attaches its listeners to the body with the first dialog of a document, once; the red packet's dialog would
    // open by itself if the day in Beijing ended during the test, because its offer is then over
    await page.getByRole('button', { name: '菜单', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    let turns = 0;
    const goOnTo = async (changes: number) => {
      for (; turns * memberLocations.length < changes; turns += 1)
        await goThrough(page, memberLocations, turns % 4 === 0);
    };
    await goOnTo(CHANGES_BEFORE);
    // same state as at the end: home has loaded its data, and its carousel has its listeners
    await goThrough(page, memberLocations, true);
    await expect.poll(async () => (await holdingsOf(page)).actors).toContain('release of flowHost');
    const before = await holdingsOf(page);
    const turnsBefore = turns;
    await goOnTo(CHANGES);

    await holdClock(page);
    let polls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/balance')) polls += 1;
    });
    for (let ms = 0; ms < HOUR_MS; ms += POLL_MS) await page.clock.runFor(POLL_MS);
    await page.clock.resume();
    expect(polls).toBeGreaterThan(HOUR_MS / POLL_MS / 2);
    // the page left last is only released completely after some other pages have been visited
    await goThrough(page, memberLocations, true);

    // a leak in each turn, or each poll, would be counted once for each
    const most = (turns - turnsBefore) / 2;
    // a rendered page has a few hundred nodes more once its data has loaded
    const limits = { timers: most, listeners: most, detached: most, ended: most, nodes: 5 * most };
    const leftovers = async () => {
      const after = await holdingsOf(page);
      return { heap: after.heap / before.heap < 1.05, ...leftoversOf(before, after, limits) };
    };
    await expect.poll(leftovers).toEqual({ heap: true, ...NOTHING });
    expect(problemsOf(phone)).toEqual([]);
    await context.close();
  },
);
