import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdClock } from '#tests/support/heldClock.ts';
import { logInBehind } from '#tests/support/journeyLogin.ts';
import { countTimers, goThrough, holdingsOf, memberLocations } from '#tests/support/leftovers.ts';
import { chromiumLaunch, PHONE_OPTIONS, problemsOf, takePhone } from '#tests/support/phone.ts';
import { serveSite, type Site } from '#tests/support/site.ts';

/**
 * What V8 compiles of functions that run often, and notes of them, stands in the heap and grows with how often and how
 * long they ran, on a busy machine otherwise than on a quiet one. Without it the heap is what the app itself holds.
 */
const INTERPRETED =
  '--js-flags=--no-sparkplug --no-maglev --no-opt --no-flush-bytecode --no-lazy-feedback-allocation';

/** Every page and chunk was there by then, and every cache has what it keeps. */
const CHANGES_BEFORE = 200;
const CHANGES = 1500;
/** An answer's pause, the next request's delay, and some room (D12). */
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

    // with a document's first dialog React listens at the body to all it knows, once, for as long as the document
    // lasts; the red packet's comes of itself where the day in Beijing ends meanwhile, as its offer then is over
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
    // as at the end: home shows its data, and its carousel listens
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
    // the last page that was left is still being taken down until others have followed it
    await goThrough(page, memberLocations, true);

    // what came with each turn, or each poll, would be there once for each
    const most = (turns - turnsBefore) / 2;
    let after = before;
    const leftovers = async () => {
      after = await holdingsOf(page);
      const counts = ['timers', 'listeners', 'detached', 'ended'] as const;
      return {
        heap: after.heap / before.heap < 1.05,
        actors: after.actors,
        observers: after.observers,
        // a page that is shown has some hundred nodes more while it has its data
        nodes: after.nodes - before.nodes < 5 * most,
        counts: counts.filter((count) => after[count] - before[count] >= most),
      };
    };
    await expect
      .poll(leftovers)
      .toEqual({ heap: true, actors: before.actors, observers: before.observers, nodes: true, counts: [] });
    expect(problemsOf(phone)).toEqual([]);
    await context.close();
  },
);
