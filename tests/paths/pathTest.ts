import { expect, test as base } from '@playwright/test';
import { stepsOn, type AnySteps } from '#tools/paths/pathSteps.ts';
import { problemsOf, takePhone, type Phone } from '#tools/browser/phone.ts';
import { words } from '#tools/paths/words.ts';

/** Playwright's test with a phone in front of the site: a fresh storage, the sandbox's first data, a quiet console. */
export const test = base.extend<{ phone: Phone }>({
  phone: async ({ page, baseURL }, hand) => {
    if (baseURL === undefined) throw new Error('playwright.config.ts gives no address of the site');
    const phone = await takePhone(page, baseURL);
    await hand(phone);
    // a request still under way when its test ends is nobody's any more
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    expect(problemsOf(phone), 'no error in the console').toEqual([]);
  },
});

/** Runs a path with a phone, from its opening; each step stands in the report in words. */
export async function pathRunner<State extends string, Event extends string, World>(
  phone: Phone,
  steps: AnySteps<State, Event, World>,
): Promise<{ sees: (state: State) => Promise<void>; does: (event: Event) => Promise<void> }> {
  const modelSteps = stepsOn(steps, () => phone);
  const world = await modelSteps.open();
  const run = (title: string, step: ((world: World) => void | Promise<void>) | undefined) =>
    test.step(title, async () => {
      // types say the same, but a cast can silence them
      if (step === undefined) throw new Error(`not filled in yet: ${title}`);
      await step(world);
    });
  return {
    sees: (state) => run(`sees: ${words(state)}`, modelSteps.sees[state]),
    does: (event) => run(`does: ${words(event)}`, modelSteps.does[event]),
  };
}
