import { chromium, type BrowserContext } from 'playwright-core';
import { logInBehind } from '#tools/browser/journeyLogin.ts';
import { chromiumLaunch, PHONE_OPTIONS, sandboxOf } from '#tools/browser/phone.ts';
import type { RacedSite } from '#tools/perf/race/serve.ts';
import { CPU_SLOWDOWN } from '#tools/perf/race/visit.ts';
import {
  goBackToKept,
  settle,
  tapCategories,
  tapOverlays,
  tapRecordTabs,
  tapTabBar,
  typeInForms,
  visitRoutes,
  type NamedTap,
} from './interactions.ts';
import { measure, watchTaps, type Tap } from './watch.ts';

/** One pass through all interactions, and the times of a tap on an empty page before and after. */
export interface TapRound {
  taps: NamedTap[];
  /** paints in ms */
  reference: number[];
  /** groups that ended early */
  failed: string[];
}

/** Every group runs on its own phone, so that a first visit is a real one. */
const GROUPS = {
  'tab bar': tapTabBar,
  'home tab': tapCategories,
  overlay: tapOverlays,
  typing: typeInForms,
  'record tab': tapRecordTabs,
  'first visit': visitRoutes,
  Back: goBackToKept,
} as const;

/** The time from a tap on a button of an empty page to its paint, in ms. */
async function referenceTap(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await watchTaps(page);
  await page.goto(
    'data:text/html,<button style="padding:40px">0</button><script>document.querySelector("button").onclick=e=>e.target.textContent++</script>',
  );
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const paints: number[] = [];
  for (let tap = 0; tap < 3; tap += 1) {
    const { content } = await measure(page, () => page.locator('button').tap());
    paints.push(Math.round(content));
  }
  await page.close();
  return paints.toSorted((a, b) => a - b)[1] ?? 0;
}

/** Performs every interaction of the named groups, or of all, once. */
export async function tapRound(site: RacedSite, only: readonly string[]): Promise<TapRound> {
  await sandboxOf(site.address)('/sandbox/app', { index_modal: 0 });
  const taps: NamedTap[] = [];
  const reference: number[] = [];
  const failed: string[] = [];
  const browser = await chromium.launch(chromiumLaunch());
  try {
    for (const [group, walk] of Object.entries(GROUPS)) {
      if (only.length > 0 && !only.includes(group)) continue;
      const context = await browser.newContext({ ...PHONE_OPTIONS, deviceScaleFactor: 3, isMobile: true });
      reference.push(await referenceTap(context));
      await logInBehind(context, site.address);
      const page = await context.newPage();
      await watchTaps(page);
      await page.goto(site.address, { waitUntil: 'load' });
      await page.getByRole('tabpanel').getByRole('button').first().waitFor();
      // wait for the code that follows the first screen
      await page.waitForLoadState('networkidle');
      await settle(page);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const note = (of: string, name: string, tap: Tap) => {
        taps.push({ group: of, name, ...tap });
        console.error(`${of}, ${name}: ${Math.round(tap.paint)} ms, ${Math.round(tap.content)} ms`);
      };
      try {
        await walk(page, note);
      } catch (error) {
        console.error(`${group} ended early at ${page.url()}: ${String(error).slice(0, 400)}`);
        failed.push(group);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { taps, reference, failed };
}
