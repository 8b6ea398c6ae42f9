import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect, vi } from 'vitest';
import { freePort } from '#tests/journeys/nginx.ts';
import { PHONE_OPTIONS } from '#tools/browser/phone.ts';
import type { Driver, Engine, Role } from './driver.ts';

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** A Testing Library query, which runs in the page because WebDriver has no such queries. */
type Query =
  | { by: 'role'; role: Role; name: string | RegExp }
  | { by: 'label' | 'text'; text: string | RegExp };

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** Launches WebKitGTK over WebDriver in a virtual display, because it has no headless mode. */
export async function launchWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
  const queries = await readFile(library, 'utf8');
  return {
    async newDriver() {
      const { browser, end } = await newSession(display);
      await browser.manage().window().setRect(PHONE_OPTIONS.viewport);
      return driverOf(browser, queries, end);
    },
    close: () => {
      screen.kill();
      return Promise.resolve();
    },
  };
}

/** Starts a driver process for each session, because one whose previous browser is still closing may hang. */
async function newSession(display: string): Promise<{ browser: WebDriver; end: () => void }> {
  const port = await freePort();
  const server = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
    // a process group, so that its browser can be ended with it
    detached: true,
  });
  const end = () => {
    if (server.pid !== undefined) process.kill(-server.pid);
  };
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), 10_000);
  const options = { binary: MINI_BROWSER, args: ['--automation'] };
  const browser = await new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();
  return { browser, end };
}

function driverOf(browser: WebDriver, queries: string, end: () => void): Driver {
  /** The first visible element, returned in a list, because WebDriver only distinguishes an element from null there. */
  async function find(query: Query): Promise<WebElement | undefined> {
    const plain = JSON.parse(
      JSON.stringify(query, (_, value: unknown) =>
        value instanceof RegExp ? { source: value.source } : value,
      ),
    ) as unknown;
    const has = await browser.executeScript<boolean>('return "TestingLibraryDom" in window');
    if (!has) await browser.executeScript(queries);
    const found = await browser.executeScript<WebElement[]>(inPage, plain);
    return found[0];
  }
  /** Acts on the element once it exists; retries if it disappears or is covered meanwhile. */
  async function once(query: Query, act: (element: WebElement) => Promise<void>): Promise<void> {
    let reason: unknown;
    const attempt = async () => {
      try {
        const element = await find(query);
        if (element === undefined) return `nothing like ${JSON.stringify(query)}`;
        await act(element);
        return 'done';
      } catch (error) {
        reason = error;
        return String(reason);
      }
    };
    await expect.poll(attempt, { interval: 100 }).toBe('done');
  }
  const nothing = () => Promise.resolve();
  /** WebDriver clicks at the element's position and does not notice if it is covered or has moved meanwhile. */
  const press = async (element: WebElement) => {
    await browser.executeScript((pressed: HTMLElement) => {
      pressed.scrollIntoView({ block: 'center' });
      const note = { arrived: false };
      const look = ({ target }: Event) => {
        // an element that was replaced meanwhile was pressed where its successor is
        note.arrived = pressed.contains(target as Node) || !pressed.isConnected;
      };
      document.addEventListener('click', look, { capture: true, once: true });
      Object.assign(window, { press: note });
    }, element);
    await element.click();
    // if the click has opened another document, it has arrived
    const missed = await browser.executeScript('return window.press?.arrived === false');
    if (missed === true) throw new Error('The click did not arrive');
  };
  return {
    open: (address) => browser.get(address),
    press: (role, name) => once({ by: 'role', role, name }, press),
    type: (field, text) => once({ by: 'label', text: field }, (element) => element.sendKeys(text)),
    sees: (role, name) => once({ by: 'role', role, name }, nothing),
    reads: (text) => once({ by: 'text', text }, nothing),
    run: (script, ...args) => browser.executeScript(script, ...args) as Promise<ReturnType<typeof script>>,
    back: () => browser.navigate().back(),
    reload: () => browser.navigate().refresh(),
    async windows() {
      const own = await browser.getWindowHandle();
      const addresses = [await browser.getCurrentUrl()];
      for (const handle of await browser.getAllWindowHandles()) {
        if (handle === own) continue;
        await browser.switchTo().window(handle);
        addresses.push(await browser.getCurrentUrl());
      }
      await browser.switchTo().window(own);
      return addresses;
    },
    async picture() {
      // waits until changes are painted; the screenshot of a scrolled page lacks fixed elements
      await browser.executeAsyncScript('requestAnimationFrame(() => requestAnimationFrame(arguments[0]))');
      return Buffer.from(await browser.takeScreenshot(), 'base64');
    },
    close: async () => {
      await browser.quit();
      end();
    },
  };
}

/** Runs in the page. */
const inPage = `
  const [query] = arguments;
  const text = (value) => (typeof value === 'string' ? value : new RegExp(value.source));
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom;
  const found =
    query.by === 'role'
      ? queryAllByRole(document.body, query.role, { name: text(query.name) })
      : query.by === 'label'
        ? queryAllByLabelText(document.body, text(query.text), { selector: 'input, textarea' })
        : queryAllByText(document.body, text(query.text), { exact: false, ignore: 'script, style' });
  return found
    .filter((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden')
    .slice(0, 1);
`;
