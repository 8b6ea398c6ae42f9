import type { Page, Route } from 'playwright-core';
import { ownerMark } from '#lib/storage.ts';
import { expect, holds } from '#tests/support/browserExpect.ts';
import { deviceOf } from '#tests/support/deviceReads.ts';
import {
  LATE_MS,
  type AnswerBody,
  type DeviceDriver,
  type Driver,
  type Role,
} from '#tests/support/driver.ts';
import { holdClock, isShownSoon, LOADING_STEP_MS, waitOnHeldClock } from '#tests/support/heldClock.ts';
import { moveTo, tokenOf } from '#tests/support/journeyLogin.ts';
import { observe } from '#tests/support/observedPage.ts';
import type { Phone } from '#tests/support/phone.ts';
import { readScreen } from '#tests/support/readScreen.ts';
import { endOfRequest } from '#tests/support/requestEnd.ts';
import { bounded, within } from '#tests/support/within.ts';

declare global {
  var flowplayUploads: Map<string, EventTarget> | undefined;
}

const json = ({ code, message = '', data = null }: AnswerBody) => ({
  contentType: 'application/json',
  body: JSON.stringify({ code, message, data }),
});

/** How long something may be under way in the network before the page is let some of its own time. */
const NETWORK_TIMEOUT_MS = 300;

/** An answer that is at hand takes no longer on a busy machine; what takes longer never ends. */
const ANSWER_TIMEOUT_MS = 20_000;

/** What was not on the page when it was marked. */
const NEW = ':is(h2, p, button, a[href], input, iframe):not([data-before])';

/** Marks all that a page shows, to know what comes after it; runs in the page. */
function markPage(): void {
  for (const part of document.querySelectorAll('main *'))
    part.toggleAttribute('data-before', part.checkVisibility());
}

/** Lets the page do what it has to do now; runs in it. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
}

/** Keeps what tells of the progress of a page's uploads, by path; runs in the page before the app. */
function keepUploads(): void {
  const uploads = new Map<string, EventTarget>();
  globalThis.flowplayUploads = uploads;
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, address: string | URL): void {
      uploads.set(new URL(address, document.baseURI).pathname, this.upload);
      super.open(method, address);
    }
  };
}

/** Puts what a phone keeps of a member into the storage of the site's own origin, before the app starts. */
async function store(page: Page, token: string, user: object | undefined): Promise<void> {
  if (token !== '') await page.evaluate((text) => window.sessionStorage.setItem('token', text), token);
  if (user !== undefined)
    await page.evaluate(
      (text) => window.localStorage.setItem('userInfo', text),
      JSON.stringify({ ...user, owner: ownerMark(token) }),
    );
}

/** The calls of a phone's site: those that are held wait for the test, the others go to the sandbox. */
async function meetCalls({ page, context }: Phone) {
  const held = new Set<string>();
  const always = new Map<string, AnswerBody>();
  const made = new Map<string, { body: Record<string, unknown>; key: string }[]>();
  let waiting: { path: string; route: Route }[] = [];
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    // a form with a file is none of these
    const isJson = request.headers()['content-type']?.includes('json') === true;
    const sent = isJson ? (request.postDataJSON() as Record<string, unknown> | null) : null;
    const key = request.headers()['idempotency-key'] ?? '';
    made.set(path, [...(made.get(path) ?? []), { body: sent ?? {}, key }]);
    const answer = always.get(path);
    if (held.has(path)) waiting.push({ path, route });
    else if (answer === undefined) await route.continue();
    else await route.fulfill(json(answer));
  });
  // the outside world answers something to see
  await context.route(/^https:\/\/[a-z]+\.example\//, async (route) => {
    const path = route.request().url();
    if (held.has(path)) waiting.push({ path, route });
    else await route.fulfill({ body: '<p>outside</p>' });
  });
  // what the page has given up waits no longer
  context.on('requestfailed', (request) => {
    waiting = waiting.filter(({ route }) => route.request() !== request);
  });

  const calls: Driver['calls'] = {
    made: (path) => (made.get(path) ?? []).map(({ body }) => body),
    keys: (path) => (made.get(path) ?? []).map(({ key }) => key),
    waiting: (path) => waiting.filter((call) => call.path === path).length,
    async answer(path, answer) {
      await expect.poll(() => calls.waiting(path), path).toBe(1);
      if (answer === 'late') return page.clock.fastForward(LATE_MS);
      const call = waiting.find((one) => one.path === path);
      if (call === undefined) throw new Error(`No call ${path} waits`);
      const { route } = call;
      const ended = endOfRequest(page, route.request());
      waiting = waiting.filter((one) => one !== call);
      if (answer === 'lost') {
        // a navigation that nothing comes of leaves the page where it is
        if (route.request().isNavigationRequest()) return route.abort('aborted');
        await route.fetch();
        return route.abort('connectionreset');
      }
      if (answer === 'own') await route.fulfill({ response: await route.fetch() });
      else if (answer === 'garbled')
        await route.fulfill({ contentType: 'text/html', body: '<html>502</html>' });
      else await route.fulfill(json(answer));
      await within(`The end of the call ${path}`, ended, ANSWER_TIMEOUT_MS);
      // an answer may lead the page away
      await page.evaluate(turns).catch((error: unknown) => {
        if (!String(error).includes('Execution context was destroyed')) throw error;
      });
    },
    // a request that is held has sent nothing yet, so its page is told
    progress: (path, percent) =>
      page.evaluate(
        ([at, loaded]) =>
          void globalThis.flowplayUploads
            ?.get(at)
            ?.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 })),
        [path, percent] as const,
      ),
    always(path, answer) {
      held.delete(path);
      always.set(path, answer);
      return Promise.resolve();
    },
    hold: (path) => void held.add(path),
  };
  return {
    calls: bounded(calls, 'calls.'),
    /** a reload gives up what waits; Chromium does not tell of every request that went with the document */
    forget: async (reload: () => Promise<unknown>) => {
      const unheard = new Set(waiting);
      await reload();
      waiting = waiting.filter((call) => !unheard.has(call));
    },
  };
}

/** The built site in a person's hands, on the page's held clock, with the sandbox behind it. */
export async function browserDriver(phone: Phone): Promise<DeviceDriver> {
  const { site, page, context, sandbox } = phone;
  phone.requestsFail = true;
  const left: string[] = [];

  await sandbox('/sandbox/app', { index_modal: 0, redpacket_switch: 0 });
  const { calls, forget } = await meetCalls(phone);
  const main = page
    .locator('main#main')
    .locator('h2, button, a[href], iframe, [aria-busy="true"]')
    .filter({ visible: true });
  // while the site is closed there is nothing but its notice
  const closed = page.getByRole('heading', { name: '系统维护中' });
  const shown = () => waitOnHeldClock(page, () => isShownSoon(main.or(closed).first()));
  const windows = () => context.pages().filter((one) => one !== page);
  const find = (role: Role, name: string) => page.getByRole(role, { name, exact: true });
  const field = (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .and(page.locator('input, select, textarea'))
      .filter({ visible: true });

  await page.clock.install(phone.clock);
  await holdClock(page);
  await observe(page);
  await page.addInitScript(keepUploads);
  // a page of the site's own origin, where storage can be written before the app starts
  await page.goto(`${site}/sandbox/requests`);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !`${frame.url()}#`.startsWith(`${site}/#`)) left.push(frame.url());
  });

  return bounded<DeviceDriver>({
    async open(location, { member = false, user, hold = [] } = {}) {
      hold.forEach(calls.hold);
      const name = member === true ? 'demo888' : member;
      await store(page, name === false ? '' : await tokenOf(site, name), user);
      await page.goto(`${site}/#${location}`);
      await shown();
    },
    async reload() {
      await forget(() => page.reload());
      await shown();
    },
    async goTo(location) {
      if (new URL(page.url()).hash === `#${location}`) return;
      await page.evaluate(markPage);
      await moveTo(page, location);
      await waitOnHeldClock(page, () =>
        isShownSoon(page.locator(`main ${NEW}`).filter({ visible: true }).first()),
      );
      await shown();
    },
    async press(role, name) {
      const found = find(role, name).first();
      await waitOnHeldClock(page, () => isShownSoon(found));
      await found.click({ force: !(await found.isEnabled()) });
    },
    async type(label, text) {
      await waitOnHeldClock(page, () => isShownSoon(field(label)));
      await field(label).fill(text);
    },
    async choose(label, option) {
      const found = find('combobox', label);
      await waitOnHeldClock(page, () => isShownSoon(found));
      await found.selectOption(option);
    },
    async chooseFile(button, { type, size }) {
      const asking = find('button', button).first();
      await waitOnHeldClock(page, () => isShownSoon(asking));
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), asking.click()]);
      await chooser.setFiles({ name: 'file', mimeType: type, buffer: Buffer.alloc(size) });
    },
    sees: (role, name) => waitOnHeldClock(page, () => isShownSoon(find(role, name).first())),
    misses: (role, name) => waitOnHeldClock(page, async () => (await find(role, name).count()) === 0),
    reads: (text) =>
      waitOnHeldClock(page, () =>
        isShownSoon(page.getByText(text, { exact: true }).filter({ visible: true }).first()),
      ),
    async look(check) {
      let tried = Date.now();
      return holds(async () => {
        const seen = await page.evaluate(readScreen);
        try {
          return check(seen);
        } catch (error) {
          // what had to be fetched is shown by timers of the page
          if (Date.now() - tried > NETWORK_TIMEOUT_MS) {
            await page.clock.runFor(LOADING_STEP_MS);
            tried = Date.now();
          }
          throw error;
        }
      });
    },
    pass: (ms) => page.clock.runFor(ms),
    async scrollToEnd() {
      await page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        // told by the next frame, whose clock stands
        window.dispatchEvent(new Event('scroll'));
      });
    },
    async show(visibility) {
      await page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, visibility);
    },
    networkReturns: () => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    left: () => left,
    windows: () => windows().map((one) => one.url().replace('about:blank', '')),
    async shutWindows() {
      for (const one of windows()) await one.close();
    },
    calls,
    device: bounded(deviceOf(page), 'device.'),
    sandbox,
    // what is still held belongs to a page that goes now
    close: () => context.unrouteAll({ behavior: 'ignoreErrors' }),
  });
}

/** Steps that act through a driver, played in the browser: made from the phone that a path begins with. */
export const inBrowser =
  <Steps>(stepsOf: (take: () => Promise<DeviceDriver>) => Steps) =>
  (phone: () => Phone): Steps =>
    stepsOf(() => within('browserDriver()', browserDriver(phone())));
