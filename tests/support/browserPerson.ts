import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Phone } from '#tests/support/browser.ts';
import type { Answer, Person } from '#tests/support/person.ts';
import { buttonState, markedWords } from '#tests/support/signs.ts';

/** No call waits longer for its answer (spec 1 §9). */
const TIMEOUT_MS = 30_000;

/**
 * A person in front of the built site on the sandbox. The calls named in `held` wait in the network until the play
 * answers them, and then go to the sandbox itself; a lost answer is lost after the sandbox has done what it was
 * asked. The page's clock is the test's.
 */
export async function browserPerson(phone: Phone, held: readonly string[]): Promise<Person> {
  const { page, context } = phone;
  const waiting = new Map<string, Route[]>(held.map((call) => [call, []]));
  const made = new Map<string, string[]>(held.map((call) => [call, []]));
  await page.clock.install();
  await context.route('**/api/**', (route) => {
    const call = new URL(route.request().url()).pathname;
    if (!held.includes(call)) return route.fallback();
    made.get(call)?.push(route.request().headers()['idempotency-key'] ?? '');
    waiting.get(call)?.push(route);
    return undefined;
  });
  // what the page has given up waits no longer
  context.on('requestfailed', (request) => {
    for (const [call, routes] of waiting)
      waiting.set(
        call,
        routes.filter((route) => route.request() !== request),
      );
  });
  const next = async (call: string): Promise<Route> => {
    await expect.poll(() => waiting.get(call)?.length ?? 0).toBeGreaterThan(0);
    const route = waiting.get(call)?.shift();
    if (route === undefined) throw new Error(`No call ${call} waits`);
    return route;
  };
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  return {
    press: (role, name) => page.getByRole(role, { name, exact: true }).first().click(),
    insist: (name) => page.getByRole('button', { name, exact: true }).click({ force: true }),
    type: (name, text) => field(name).fill(text),
    choose: async (name, option) => {
      await page.getByRole('combobox', { name, exact: true }).selectOption(option);
    },
    sees: (role, name) => page.getByRole(role, { name, exact: true }).first().waitFor(),
    misses: (role, name) => page.getByRole(role, { name, exact: true }).waitFor({ state: 'detached' }),
    reads: (text) => page.getByText(text, { exact: true }).first().waitFor(),
    button: (name) => page.getByRole('button', { name, exact: true }).evaluate(buttonState),
    marked: () => page.locator('html').evaluate(markedWords),
    holds: (name) => field(name).inputValue(),
    told: (text) => page.getByRole('status').filter({ hasText: text }).waitFor(),
    async isAt(location) {
      await page.waitForURL((url) => url.hash === `#${location}`);
    },
    scrollToEnd: () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight)),
    async waits(call) {
      await expect.poll(() => waiting.get(call)?.length ?? 0).toBeGreaterThan(0);
    },
    async answer(call, how: Answer) {
      const route = await next(call);
      if (how === 'good') {
        await route.fulfill({ response: await route.fetch() });
      } else if (how === 'lost') {
        phone.requestsFail = true;
        await route.fetch();
        await route.abort('connectionreset');
      } else if (how === 'late') {
        await page.clock.fastForward(TIMEOUT_MS + 100);
      } else {
        const refused = { code: 400, message: 'refusal' in how ? how.refusal : '', data: null };
        await route.fulfill({ json: 'refusal' in how ? refused : { code: 200, ...how } });
      }
    },
    keys: (call) => made.get(call) ?? [],
    waiting: (call) => waiting.get(call)?.length ?? 0,
    pass: (ms) => page.clock.fastForward(ms),
    stop: () => context.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}
