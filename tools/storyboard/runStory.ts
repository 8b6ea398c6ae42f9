import type { Browser } from 'playwright-core';
import { stepsOn, type AnySteps } from '#tools/paths/pathSteps.ts';
import { runPath } from '#tools/paths/runPath.ts';
import { problemsOf, takePhone, type Phone } from '#tools/browser/phone.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';
import { PICTURE_OPTIONS, takePicture, watchNetwork, type Network } from './picture.ts';
import type { Played, Shot, Story, Strip } from './story.ts';

/** The environment of a story: the site, with a sandbox at a fixed time, and a browser. */
export interface BrowserOnSite {
  site: string;
  browser: Browser;
}

/** A fresh phone whose time starts at that of the sandbox. */
async function freshPhone({ site, browser }: BrowserOnSite): Promise<Phone & { network: Network }> {
  const context = await browser.newContext(PICTURE_OPTIONS);
  // code compiled by tsx calls this in every function that is passed to the page
  await context.addInitScript('globalThis.__name = (named) => named');
  const clock = { time: START_MS };
  const page = await context.newPage();
  await page.clock.install(clock);
  return { ...(await takePhone(page, site)), clock, network: watchNetwork(context) };
}

/** Why the current screen does not belong to the site; null if it does. */
function outsideOf({ page, site }: Phone): string | null {
  const url = page.url();
  if (url === 'about:blank' || url.startsWith(`${site}/sandbox/`)) return 'the site is not open';
  return url.startsWith(`${site}/`) ? null : 'not a page of the site';
}

/**
 * Runs every strip in a browser and takes a picture of each state when it is first reached. A strip that fails is
 * reported; the others are still pictured.
 */
export async function runStory(
  { strips }: Story,
  steps: AnySteps<string, string, unknown>,
  browserOnSite: BrowserOnSite,
): Promise<Played> {
  const shots = new Map<string, Shot>();
  const unseen = new Map<string, string>();
  const failures = new Map<number, string>();

  const playStrip = async ({ path, moments }: Strip, strip: number) => {
    const phone = await freshPhone(browserOnSite);
    let moment = -1;
    try {
      await runPath(
        path,
        stepsOn(steps, () => phone),
        async (part) => {
          if (!part.startsWith('state ')) return;
          moment += 1;
          const state = moments[moment]?.state ?? '';
          if (shots.has(state)) return;
          const outside = outsideOf(phone);
          if (outside === null)
            shots.set(state, { picture: await takePicture(phone.page, phone.network), strip, moment });
          else unseen.set(state, outside);
        },
      );
      const problems = problemsOf(phone);
      if (problems.length > 0) failures.set(strip, `errors in the console: ${problems.join('; ')}`);
    } catch (error) {
      failures.set(strip, error instanceof Error ? error.message : String(error));
    } finally {
      await phone.page.context().unrouteAll({ behavior: 'ignoreErrors' });
      await phone.context.close();
    }
  };

  for (const [strip, each] of strips.entries()) await playStrip(each, strip);
  for (const state of shots.keys()) unseen.delete(state);
  return { shots, unseen, failures };
}
