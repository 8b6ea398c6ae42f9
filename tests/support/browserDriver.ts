import type { Page, Request, Route } from 'playwright-core';
import { ownerMark } from '#lib/storage.ts';
import { expect, holds } from '#tools/browser/browserExpect.ts';
import { callBook, endCall, type AppCall } from '#tests/support/callBook.ts';
import { deviceOf } from '#tests/support/deviceReads.ts';
import { LATE_MS, type DeviceDriver, type Driver, type Role } from '#tests/support/driver.ts';
import { holdClock, isShownSoon, LOADING_STEP_MS, waitOnHeldClock } from '#tools/browser/heldClock.ts';
import { moveTo, tokenOf } from '#tools/browser/journeyLogin.ts';
import { observe } from '#tests/support/observedPage.ts';
import type { Phone } from '#tools/browser/phone.ts';
import { readScreen } from '#tests/support/readScreen.ts';
import { endOfRequest } from '#tests/support/requestEnd.ts';
import { bounded, within } from '#tests/support/within.ts';

declare global {
  var flowplayUploads: Map<string, EventTarget> | undefined;
}

/** How long (ms) to wait for the network before the page's clock is advanced. */
const NETWORK_TIMEOUT_MS = 300;

/** Upper limit (ms) for an available response, even on a busy machine. */
const ANSWER_TIMEOUT_MS = 20_000;

/** Elements that were not on the page when it was marked. */
const NEW = ':is(h2, p, button, a[href], input, iframe):not([data-before])';

/** Marks all visible elements, to recognise new ones; runs in the page. */
function markPage(): void {
  for (const part of document.querySelectorAll('main *'))
    part.toggleAttribute('data-before', part.checkVisibility());
}

/** Lets pending tasks of the page run; runs in the page. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
}

/** Stores the upload targets of requests by path, to dispatch progress events; runs in the page before the app. */
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

/** Ends the session of this window as a kill does, after which its page writes nothing more; runs in the page. */
function kill(): void {
  window.sessionStorage.clear();
  Storage.prototype.setItem = () => undefined;
  Storage.prototype.removeItem = () => undefined;
  window.history.replaceState(null, '', '/');
}

/** Writes a member's session into the storage of the site's origin, before the app starts. */
async function store(page: Page, token: string, user: object | undefined): Promise<void> {
  if (token !== '') await page.evaluate((text) => window.sessionStorage.setItem('token', text), token);
  if (user !== undefined)
    await page.evaluate(
      (text) => window.localStorage.setItem('userInfo', text),
      JSON.stringify({ ...user, owner: ownerMark(token) }),
    );
}

/** Handles the site's requests: held ones wait for the test, the others go to the sandbox. */
async function routeCalls({ page, context }: Phone) {
  const book = callBook<AppCall & { request: Request }>();
  const leavesPage = (request: Request) =>
    request.isNavigationRequest() && request.frame() === page.mainFrame();
  const callOf = (route: Route) => ({
    request: route.request(),
    own: async () => route.fulfill({ response: await route.fetch() }),
    give: (contentType: string, body: string) => route.fulfill({ contentType, body }),
    async lose() {
      await route.fetch();
      return route.abort('connectionreset');
    },
  });
  // a function in its place would have every request of the page wait for the test
  await context.route(/^https?:\/\/[^/]+\/(api\/.*|(\?.*)?)$/, (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    // only the app's own request for the site's page is a call
    if (path === '/' && (request.isNavigationRequest() || request.serviceWorker() !== null))
      return route.continue();
    // a multipart form is not JSON
    const isJson = request.headers()['content-type']?.includes('json') === true;
    const sent = isJson ? (request.postDataJSON() as Record<string, unknown> | null) : null;
    book.note(path, request.headers()['idempotency-key'] ?? '', sent ?? {});
    return book.receive(path, callOf(route), () => route.continue());
  });
  // external sites respond with a placeholder page
  await context.route(/^https:\/\/[a-z]+\.example\//, (route) =>
    book.receive(
      route.request().url(),
      // no server is there that could have processed a lost request; an aborted navigation keeps the current page
      {
        ...callOf(route),
        lose: () => route.abort(leavesPage(route.request()) ? 'aborted' : 'connectionrefused'),
      },
      () => route.fulfill({ body: '<p>outside</p>' }),
    ),
  );
  context.on('requestfailed', (request) => book.giveUp((call) => call.request === request));

  const calls: Driver['calls'] = {
    ...book.calls,
    async answer(path, answer) {
      await expect.poll(() => calls.waiting(path), path).toBe(1);
      if (answer === 'late') return page.clock.fastForward(LATE_MS);
      const call = book.take(path);
      const ended = endOfRequest(page, call.request);
      await endCall(call, answer);
      if (answer === 'lost') return;
      await within(`The end of the call ${path}`, ended, ANSWER_TIMEOUT_MS);
      // a response may cause a navigation
      await page.evaluate(turns).catch((error: unknown) => {
        if (!String(error).includes('Execution context was destroyed')) throw error;
      });
    },
    // a held request has sent nothing yet, so the event is dispatched in the page
    progress: (path, percent) =>
      page.evaluate(
        ([at, loaded]) =>
          void globalThis.flowplayUploads
            ?.get(at)
            ?.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 })),
        [path, percent] as const,
      ),
  };
  return {
    calls: bounded(calls, 'calls.'),
    /** a reload aborts pending requests; Chromium does not report all requests that ended with the document */
    forget: async (reload: () => Promise<unknown>) => {
      const unreported = new Set(book.waiting());
      await reload();
      book.giveUp((call) => unreported.has(call));
    },
  };
}

/** A driver for the built site in a browser, with the page's clock held and the sandbox as its backend. */
export async function browserDriver(phone: Phone): Promise<DeviceDriver> {
  const { site, page, context, sandbox } = phone;
  phone.requestsFail = true;
  const left: string[] = [];

  await sandbox('/sandbox/app', { index_modal: 0, redpacket_switch: 0 });
  const { calls, forget } = await routeCalls(phone);
  const main = page
    .locator('main#main')
    .locator('h2, button, a[href], iframe, [aria-busy="true"]')
    .filter({ visible: true });
  // while the site is closed, only the maintenance notice is rendered
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
    async open(location, { member = false, user, savedGames, hold = [] } = {}) {
      hold.forEach(calls.hold);
      const name = member === true ? 'demo888' : member;
      await store(page, name === false ? '' : await tokenOf(site, name), user);
      if (savedGames) await page.evaluate(() => window.localStorage.setItem('savedGames', 'true'));
      await page.goto(`${site}/#${location}`);
      await shown();
    },
    async reload() {
      await forget(() => page.reload());
      await shown();
    },
    async killAndOpen() {
      await page.evaluate(kill);
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
          // the page may need its timers to run to render the response
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
        for (const to of [0, document.documentElement.scrollHeight]) {
          window.scrollTo(0, to);
          // otherwise fired with the next frame, which the held clock delays
          window.dispatchEvent(new Event('scroll'));
        }
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
    // a held request belongs to a page that is about to close
    close: () => context.unrouteAll({ behavior: 'ignoreErrors' }),
  });
}

/** Steps that act through a driver, run in the browser: created for the phone of a path. */
export const inBrowser =
  <Steps>(stepsOf: (take: () => Promise<DeviceDriver>) => Steps) =>
  (phone: () => Phone): Steps =>
    stepsOf(() => within('browserDriver()', browserDriver(phone())));
