import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { App } from '#app/App.tsx';
import { fetchOutbox, presetPage } from '#app/loadedPages.ts';
import { page as home } from '#areas/home/home.page.ts';
import { lotteryToken } from '#calls/lotteryToken.ts';
import { createRootActor, type RootActor } from '#app/calls/root.ts';
import { forgetNamed } from '#lib/namedOrigins.ts';
import { forgetServerTime } from '#lib/serverClock.ts';
import { clearStorage, ownerMark, read, writeStored } from '#lib/storage.ts';
import { observeActors } from '#tools/coverage/proofs.ts';
import { endCall } from '#tests/support/callBook.ts';
import { LATE_MS, type Driver, type Role } from '#tests/support/driver.ts';
import { watchPage } from '#tests/support/observedPage.ts';
import { readScreen } from '#tests/support/readScreen.ts';
import { renderedNetwork, type Network } from '#tests/support/renderedNetwork.ts';
import { START_MS } from '#tools/paths/steppedClock.ts';
import { translatePage } from '#tests/support/translator.ts';
// loaded with the first submission, which would take another number of turns than later ones
import '#app/calls/submissionKinds.ts';

/** The rendered app, whose root actor is accessible to a test. */
export interface RenderedDriver extends Driver {
  root: () => RootActor;
}

/** The events of a tap, in order. */
const PRESS = ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const;
/** Number of attempts of a check; pending work is flushed before each. */
const TRIES = 100;
/** With a sandbox, time advances in steps of this length (ms), so that requests of one step are answered in it. */
const PIECE_MS = 1000;

const textOf = (element: Element | null) => element?.textContent.trim().replace(/\s+/g, ' ');
const isShown = (element: Element) =>
  element.closest('[hidden], [inert], [aria-hidden="true"], [style*="display: none"]') === null;

/**
 * Renders the whole app with Testing Library around its real root actor and client; only the network is stubbed, and
 * time is simulated by Vitest. A mocked `leaveFor` adds the addresses to `left`. `translated` mimics a browser that
 * translates the page, in all tests if the environment says so (`FLOWPLAY_TRANSLATED=1`).
 */
export function renderDriver({
  left = [],
  translated = process.env['FLOWPLAY_TRANSLATED'] === '1',
  ...network
}: Network & { left?: string[]; translated?: boolean } = {}): RenderedDriver {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: START_MS,
  });
  // Testing Library only advances a simulated clock that it finds as Jest's; user-event would wait for it
  vi.stubGlobal('jest', vi);
  const { server, book, uploads } = renderedNetwork(network);
  let scrolls = 0;
  let windows: { closed: boolean; at: string }[] = [];
  let root: RootActor | undefined;
  let unwatch: (() => void) | undefined;
  let stopTranslation: (() => void) | undefined;

  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(window, 'open').mockImplementation(() => {
    const opened = {
      closed: false,
      at: '',
      opener: null,
      document: document.implementation.createHTMLDocument(),
      close: () => void (opened.closed = true),
      location: { replace: (url: string) => void (opened.at = url) },
    };
    windows.push(opened);
    return opened as never;
  });

  /** Flushes responses, chunks and renders, without advancing the simulated clock. */
  const settle = () =>
    act(async () => {
      await vi.dynamicImportSettled();
      await server?.rest();
      // timers that are due now: jsdom reports a new location in a timer of 0 ms
      await vi.advanceTimersByTimeAsync(0);
      await nextTurn();
      await nextTurn();
    });
  const until = async <Found,>(find: () => Found): Promise<Found> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return find();
      } catch (error) {
        if (tries === TRIES) throw error;
      }
      await settle();
    }
  };
  /** flushes pending work first, because an absent element may be about to render */
  const check = async <Found,>(holds: () => Found) => {
    await settle();
    return until(holds);
  };
  const work = async (doIt: () => unknown) => {
    await act(async () => void doIt());
    await settle();
  };
  const fieldOf = (label: string) =>
    until(() => {
      const found = screen
        .queryAllByLabelText(label, {
          selector: 'input, select, textarea',
        })
        .find(isShown);
      if (found === undefined) throw new Error(`No field ${label} is shown`);
      return found;
    });
  // not `getBy…`, because the message it creates for a missing element takes most of the time
  const find = (role: Role, name: string) =>
    until(() => {
      const [found] = screen.queryAllByRole(role, { name });
      if (found === undefined) throw new Error(`No ${role} ${name} is shown`);
      return found;
    });

  const start = async () => {
    presetPage('/', home);
    unwatch = watchPage();
    if (translated) stopTranslation = translatePage();
    const started = createRootActor({ next: observeActors });
    root = started;
    started.start();
    // awaited, because the first page of a run has to load its chunk
    await act(async () => void render(<App root={started} />));
    // of the later parts (laterParts.ts), the one that a stored submission needs
    if (read('local', 'outbox') !== null) {
      const flow = await fetchOutbox();
      await act(async () => started.send({ type: 'flow.needed', flow }));
    }
    await settle();
  };
  const stop = () => {
    unwatch?.();
    cleanup();
    stopTranslation?.();
    root?.stop();
    // module state does not survive a page load
    lotteryToken.current = '';
    forgetServerTime();
    forgetNamed();
  };
  const pass = async (ms: number) => {
    const piece = server === null ? ms : PIECE_MS;
    // code that is loading takes no simulated time, in which it would reach its limit
    await settle();
    for (let rest = ms; rest > 0; rest -= piece) {
      await act(() => vi.advanceTimersByTimeAsync(Math.min(rest, piece)));
      await settle();
    }
  };

  return {
    async open(location, { member = false, user, savedGames, hold = [] } = {}) {
      hold.forEach(book.calls.hold);
      const name = member === true ? 'demo888' : member;
      if (name !== false)
        window.sessionStorage.setItem('token', (await server?.openSession(name)) ?? `token-of-${name}`);
      if (savedGames) writeStored('savedGames', true);
      if (user !== undefined) writeStored('userInfo', { ...user, owner: ownerMark() });
      window.location.hash = `#${location}`;
      await start();
    },
    async reload() {
      stop();
      await start();
    },
    async killAndOpen() {
      stop();
      window.sessionStorage.clear();
      window.location.hash = '';
      await start();
    },
    async goTo(location) {
      await act(async () => {
        window.location.hash = `#${location}`;
        // happy-dom keeps the state of the entry before, unlike browsers
        window.history.replaceState(null, '');
        await nextTurn();
      });
      await settle();
    },
    async press(role, name) {
      const found = await find(role, name);
      await work(() =>
        PRESS.forEach((type) => {
          fireEvent[type](found);
          // what was focused is left before the press ends, as in a browser
          if (type === 'mouseDown') found.focus();
        }),
      );
    },
    async type(label, text) {
      const field = await fieldOf(label);
      await work(() => {
        field.focus();
        fireEvent.input(field, { target: { value: text } });
      });
    },
    async choose(label, option) {
      const field = (await find('combobox', label)) as HTMLSelectElement;
      const value = [...field.options].find(({ text, value }) => [text, value].includes(option))?.value;
      await work(() => {
        fireEvent.input(field, { target: { value } });
        fireEvent.change(field, { target: { value } });
      });
    },
    async chooseFile(button, { type, size }) {
      const asking = await find('button', button);
      let asked: HTMLInputElement | undefined;
      const noteInput = ({ target }: Event) => {
        if (target instanceof HTMLInputElement && target.type === 'file') asked = target;
      };
      document.addEventListener('click', noteInput);
      await work(() => fireEvent.click(asking));
      document.removeEventListener('click', noteInput);
      if (asked === undefined) throw new Error(`${button} asks for no file`);
      const input = asked;
      await work(() =>
        fireEvent.change(input, { target: { files: [new File([new Uint8Array(size)], 'file', { type })] } }),
      );
    },
    async sees(role, name) {
      await find(role, name);
    },
    misses: (role, name) => check(() => expect(screen.queryAllByRole(role, { name })).toEqual([])),
    // a sentence may stand in several elements
    reads: (text) =>
      until(() =>
        expect(screen.queryAllByText((_, one) => textOf(one) === text).filter(isShown)).not.toEqual([]),
      ),
    look: (holds) => check(() => holds(readScreen())),
    pass,
    async scrollToEnd() {
      // further down each time, because nothing has scrolled up in between
      scrolls += 1;
      const end = document.documentElement.scrollHeight + scrolls;
      const place = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(end);
      await work(() => window.dispatchEvent(new Event('scroll')));
      place.mockReturnValue(0);
    },
    async show(visibility) {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      await work(() => document.dispatchEvent(new Event('visibilitychange')));
    },
    networkReturns: () => work(() => window.dispatchEvent(new Event('online'))),
    left: () => left,
    windows: () => windows.filter(({ closed }) => !closed).map(({ at }) => at),
    shutWindows: () => {
      for (const opened of windows) opened.closed = true;
      windows = [];
      return Promise.resolve();
    },
    root: () => {
      if (root === undefined) throw new Error('The app has not been opened');
      return root;
    },
    calls: {
      ...book.calls,
      async answer(path, answer) {
        if (answer === 'late') return pass(LATE_MS);
        const frame = [...document.querySelectorAll('iframe')].find(
          (one) => one.getAttribute('src') === path,
        );
        if (frame !== undefined) return work(() => fireEvent.load(frame));
        await endCall(await until(() => book.take(path)), answer);
        await settle();
      },
      progress: (path, percent) =>
        work(() =>
          uploads
            .get(path)
            ?.dispatchEvent(
              new ProgressEvent('progress', { lengthComputable: true, loaded: percent, total: 100 }),
            ),
        ),
      async always(path, answer) {
        await book.calls.always(path, answer);
        await settle();
      },
    },
    sandbox: (path, body) => {
      if (server === null) throw new Error('The app is not rendered on a sandbox');
      return server.ask(path, body);
    },
    async close() {
      stop();
      clearStorage();
      await server?.close();
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      window.location.hash = '';
      vi.useRealTimers();
    },
  };
}

/** Renders the whole app with its own sandbox. */
export const renderOnSandbox = (): RenderedDriver => renderDriver({ onSandbox: true });
