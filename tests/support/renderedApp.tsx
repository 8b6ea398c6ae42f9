import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { vi } from 'vitest';
import { App } from '#app/App.tsx';
import { presetPage } from '#app/loadedPages.ts';
import { page as home } from '#app/pages/home.ts';
import { createRootActor, type RootActor } from '#calls/root.ts';
import { clearStorage } from '#lib/storage.ts';
import { userAnswer, type Answer, type WholeApp } from '#tests/support/wholeApp.ts';
import { readScreen } from '#tests/support/readScreen.ts';
import { START_MS } from '#tests/support/steppedClock.ts';

/** What is asked beside a play's own calls; whatever else is asked fails. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  '/api/app': { code: 200, data: { title: '流金娱乐', site_state: 1, sms_open: 1 } },
  '/api/user': userAnswer('8888.88'),
};

interface Call {
  path: string;
  signal: AbortSignal | null | undefined;
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
}

/** The rendered app, whose root actor a test may reach. */
export interface RenderedApp extends WholeApp {
  root: () => RootActor;
}

/** How often a check is tried, each time after everything under way has settled. */
const TRIES = 100;

/** Lets answers, chunks and renders come, without any time passing on the simulated clock. */
const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    // what is due now: jsdom itself tells of a new place by a timer of 0 ms
    await vi.advanceTimersByTimeAsync(0);
    await nextTurn();
    await nextTurn();
  });

/** The name of a button or link, without its drawings. */
function nameOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const drawing of copy.querySelectorAll('[aria-hidden="true"]')) drawing.remove();
  return element.getAttribute('aria-label') ?? copy.textContent.trim();
}

const toResponse = ({ code, message = '', data = null }: Answer) =>
  new Response(JSON.stringify({ code, message, data }), { headers: { 'Content-Type': 'application/json' } });

/**
 * The whole app rendered by Testing Library around its real root actor and client; only the network is the test's,
 * and time is Vitest's. `left` is where a mocked `leaveFor` notes the addresses; `meet` answers every call alike.
 */
export function renderApp(left: string[] = [], meet?: () => Promise<Response>): RenderedApp {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: START_MS,
  });
  const held = new Set<string>();
  const always = new Map<string, Answer>(Object.entries(ANSWERS));
  const made = new Map<string, Record<string, unknown>[]>();
  let waiting: Call[] = [];
  let root: RootActor | undefined;

  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', (address: string, { body, signal }: RequestInit = {}) => {
    const path = new URL(address, 'http://localhost').pathname;
    const sent = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
    made.set(path, [...(made.get(path) ?? []), sent]);
    if (meet !== undefined) return meet();
    if (!held.has(path)) return Promise.resolve(toResponse(always.get(path) ?? { code: 500 }));
    return new Promise<Response>((resolve, reject) => {
      const call: Call = { path, signal, resolve, reject };
      waiting.push(call);
      signal?.addEventListener('abort', () => {
        waiting = waiting.filter((other) => other !== call);
        reject(new DOMException('left', 'AbortError'));
      });
    });
  });

  const start = async () => {
    presetPage('/', home);
    const started = createRootActor();
    root = started;
    started.start();
    // awaited: the first page of a run waits for its chunk
    await act(async () => void render(<App root={started} />));
    await settle();
  };
  const stop = () => {
    cleanup();
    root?.stop();
  };
  const settleOne = async (path: string, work: (call: Call) => void) => {
    const [call, ...others] = waiting.filter((one) => one.path === path);
    if (call === undefined || others.length > 0) throw new Error(`Expected one waiting call ${path}`);
    waiting = waiting.filter((one) => one !== call);
    work(call);
    await settle();
  };
  const isShown = (element: Element) =>
    element.closest('[hidden], [inert], [aria-hidden="true"], [style*="display: none"]') === null;

  return {
    async open(location, { member = false, user, hold = [] } = {}) {
      for (const path of hold) held.add(path);
      if (member) window.sessionStorage.setItem('token', 'token-of-demo888');
      if (user !== undefined) window.localStorage.setItem('userInfo', JSON.stringify(user));
      window.location.hash = `#${location}`;
      await start();
    },
    async reload() {
      stop();
      await start();
    },
    async goTo(location) {
      await act(async () => {
        window.location.hash = `#${location}`;
        await nextTurn();
      });
      await settle();
    },
    async fill(label, text) {
      const input = [...document.querySelectorAll('input')].find(
        (one) => one.labels?.[0]?.textContent.trim() === label,
      );
      if (input === undefined) throw new Error(`No field ${label}`);
      await act(async () => void fireEvent.input(input, { target: { value: text } }));
      await settle();
    },
    async press(name) {
      const found = [...document.querySelectorAll('button, a[href]')].find(
        (one) => nameOf(one) === name && isShown(one),
      );
      if (found === undefined) throw new Error(`No control ${name}`);
      await act(async () => void fireEvent.click(found));
      await settle();
    },
    pass: async (ms) => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      await settle();
    },
    async sees(check) {
      for (let tries = 1; ; tries += 1) {
        await settle();
        try {
          check(readScreen());
          return;
        } catch (error) {
          if (tries === TRIES) throw error;
        }
      }
    },
    async show(visibility) {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
      await settle();
    },
    async networkReturns() {
      await act(async () => void window.dispatchEvent(new Event('online')));
      await settle();
    },
    left: () => left,
    root: () => {
      if (root === undefined) throw new Error('The app has not been opened');
      return root;
    },
    calls: {
      made: (path) => made.get(path) ?? [],
      waiting: (path) => waiting.filter((call) => call.path === path).length,
      answer: (path, answer) => settleOne(path, ({ resolve }) => resolve(toResponse(answer))),
      accept: (path, otherwise) => settleOne(path, ({ resolve }) => resolve(toResponse(otherwise))),
      garble: (path) => settleOne(path, ({ resolve }) => resolve(new Response('<html>502</html>'))),
      drop: (path) => settleOne(path, ({ reject }) => reject(new TypeError('Failed to fetch'))),
      async always(path, answer) {
        held.delete(path);
        always.set(path, answer);
        await settle();
      },
    },
    close() {
      stop();
      clearStorage();
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      window.location.hash = '';
      vi.useRealTimers();
      return Promise.resolve();
    },
  };
}
