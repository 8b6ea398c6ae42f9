import type { Page } from 'playwright-core';

/** The times of one interaction, in ms since its input. */
export interface Tap {
  /** to the next paint after all listeners of the browser have run (Event Timing, in steps of 8 ms) */
  paint: number;
  /** to the paint of the expected content */
  content: number;
  /** the sum of layout-shift scores not caused by the press */
  shift: number;
}

interface TapWatch {
  durations: number[];
  start: number;
  content: number | null;
  shift: number;
  /** whether the page of the address is shown, with its first content or its text for no content */
  isPageShown: () => boolean;
}

declare global {
  var tapWatch: TapWatch;
}

/** Makes a page record its interactions and shifts; must be called before it is opened. */
export async function watchTaps(page: Page): Promise<void> {
  // the compiler's wrapper of named functions does not exist in a page
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.addInitScript(() => {
    const seen: TapWatch = {
      durations: [],
      start: 0,
      content: null,
      shift: 0,
      isPageShown() {
        const main = document.querySelector('#main:not([aria-busy=true])');
        const page = [...(main?.children ?? [])].find((child) => child.getClientRects().length > 0);
        const spinner = '[role=progressbar][aria-label=加载中]';
        return page !== undefined && !page.matches(spinner) && page.querySelector(spinner) === null;
      },
    };
    globalThis.tapWatch = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) seen.durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(
        type,
        ({ timeStamp }) => {
          seen.start ||= timeStamp;
        },
        true,
      );
  });
}

/**
 * Checks in every frame, from before the input on, whether the expression is true, and records the paint after that.
 */
async function awaitContent(page: Page, holds: string): Promise<void> {
  await page.evaluate((expression) => {
    const seen = globalThis.tapWatch;
    Object.assign(seen, { durations: [], start: 0, content: null, shift: 0 });
    // oxlint-disable-next-line typescript/no-implied-eval -- the expression is this program's own
    const isThere = new Function(`return ${expression}`) as () => boolean;
    const look = () => {
      if (seen.start === 0 || !isThere()) {
        requestAnimationFrame(look);
        return;
      }
      // a message arrives after the frame is painted
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        seen.content = performance.now();
      });
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }, holds);
}

const CONTENT_TIMEOUT_MS = 15_000;

/** Performs an interaction and returns its times; the input is the first that the page gets from `act`. */
export async function measure(page: Page, act: () => Promise<unknown>, holds = 'true'): Promise<Tap> {
  await awaitContent(page, holds);
  await act();
  try {
    await page.waitForFunction(() => globalThis.tapWatch.content !== null, undefined, {
      timeout: CONTENT_TIMEOUT_MS,
    });
  } catch (error) {
    throw new Error(`The expected content did not appear at ${page.url()}: ${holds}`, { cause: error });
  }
  return page.evaluate(async () => {
    const seen = globalThis.tapWatch;
    // entries are reported in idle time after the paint
    for (let frame = 0; frame < 4; frame += 1)
      await new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
      });
    return {
      // there is no entry below the threshold
      paint: Math.max(16, ...seen.durations),
      content: (seen.content ?? 0) - seen.start,
      shift: seen.shift,
    };
  });
}
