import type { Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Phone } from '#tests/support/phone.ts';
import type { Answer, WholeApp } from '#tests/support/wholeApp.ts';
import { holdClock } from '#tests/support/heldClock.ts';
import { readScreen } from '#tests/support/readScreen.ts';
import { START_MS } from '#tests/support/steppedClock.ts';

/** A page that is loading needs some of its own time, which else stands still. */
const LOADING_STEP_MS = 100;

const json = ({ code, message = '', data = null }: Answer) => ({
  contentType: 'application/json',
  body: JSON.stringify({ code, message, data }),
});

/** The built site in a person's hands, on the page's fake clock, with the sandbox behind it. */
export async function browseApp(phone: Phone): Promise<WholeApp> {
  const { site, page, context, sandbox } = phone;
  phone.requestsFail = true;
  const held = new Set<string>();
  const always = new Map<string, Answer>();
  const made = new Map<string, Record<string, unknown>[]>();
  let waiting: { path: string; route: Route }[] = [];
  const left: string[] = [];

  await sandbox('/sandbox/app', { index_modal: 0, redpacket_switch: 0 });
  await context.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = route.request().postDataJSON() as Record<string, unknown> | null;
    made.set(path, [...(made.get(path) ?? []), body ?? {}]);
    const answer = always.get(path);
    if (held.has(path)) waiting.push({ path, route });
    else if (answer === undefined) await route.continue();
    else await route.fulfill(json(answer));
  });
  // the outside world answers something to see
  await context.route(/^https:\/\/[a-z]+\.example\//, (route) => route.fulfill({ body: '<p>outside</p>' }));
  context.on('requestfailed', (request) => {
    waiting = waiting.filter(({ route }) => route.request() !== request);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('https:')) left.push(frame.url());
  });

  const take = (path: string): Route => {
    const [first, ...others] = waiting.filter((call) => call.path === path);
    if (first === undefined || others.length > 0)
      throw new Error(
        `Expected one waiting call ${path}, found ${first === undefined ? 0 : others.length + 1}`,
      );
    waiting = waiting.filter((call) => call !== first);
    return first.route;
  };
  /** answers, and lets the page take it in */
  const fulfil = async (path: string, response: Parameters<Route['fulfill']>[0]) => {
    const route = take(path);
    await route.fulfill(response);
    await (await route.request().response())?.finished();
    await page.evaluate(async () => {
      for (let turn = 0; turn < 10; turn += 1)
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve, { once: true });
          port1.start();
          port2.postMessage(null);
        });
    });
  };
  const oneWaits = async (path: string) => {
    await expect.poll(() => app.calls.waiting(path)).toBe(1);
  };
  const shown = async () => {
    const first = page.locator('main#main').locator('button, a[href]').filter({ visible: true }).first();
    for (let tries = 0; ; tries += 1) {
      const there = await first.waitFor({ timeout: 300 }).then(
        () => true,
        () => false,
      );
      if (there) return;
      if (tries > 60) throw new Error('The page shows nothing');
      await page.clock.runFor(LOADING_STEP_MS);
    }
  };

  await page.clock.install({ time: START_MS });
  await holdClock(page);
  // a page of the site's own origin, where storage can be written before the app starts
  await page.goto(`${site}/sandbox/requests`);

  const app: WholeApp = {
    async open(location, { member = false, user, hold = [] } = {}) {
      for (const path of hold) held.add(path);
      if (member) {
        const response = await fetch(`${site}/api/login_pc`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: 'demo888', password: 'demo8888' }),
        });
        const { data } = (await response.json()) as { data: { api_token: string } };
        await page.evaluate((token) => window.sessionStorage.setItem('token', token), data.api_token);
      }
      if (user !== undefined)
        await page.evaluate((text) => window.localStorage.setItem('userInfo', text), JSON.stringify(user));
      await page.goto(`${site}/#${location}`);
      await shown();
    },
    async reload() {
      await page.reload();
      await shown();
    },
    async goTo(location) {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, location);
      await shown();
    },
    fill: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
    async press(name) {
      const found = page
        .getByRole('button', { name, exact: true })
        .or(page.getByRole('link', { name, exact: true }));
      const ready = await found.first().isEnabled();
      await found.first().click({ force: !ready });
    },
    pass: (ms) => page.clock.runFor(ms),
    sees: async (check) => {
      await expect
        .poll(
          async () => {
            check(await page.evaluate(readScreen));
          },
          { interval: 25 },
        )
        .toBe(undefined);
    },
    async show(visibility) {
      await page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, visibility);
    },
    networkReturns: () => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    left: () => left,
    calls: {
      made: (path) => made.get(path) ?? [],
      waiting: (path) => waiting.filter((call) => call.path === path).length,
      async answer(path, answer) {
        await oneWaits(path);
        await fulfil(path, json(answer));
      },
      async accept(path) {
        await oneWaits(path);
        await take(path).continue();
      },
      async garble(path) {
        await oneWaits(path);
        await fulfil(path, { contentType: 'text/html', body: '<html>502</html>' });
      },
      async drop(path) {
        await oneWaits(path);
        await take(path).abort();
      },
      always(path, answer) {
        held.delete(path);
        always.set(path, answer);
        return Promise.resolve();
      },
    },
    close: () => Promise.resolve(),
  };
  return app;
}
