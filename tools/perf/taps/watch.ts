import type { Page } from 'playwright-core';

/** What one interaction took, in ms since its input. */
export interface Tap {
  /** to the next paint after the browser had called every listener (Event Timing, in steps of 8 ms) */
  paint: number;
  /** to the paint of what was pressed for */
  content: number;
  /** summed scores of what moved by itself, not by the press */
  shift: number;
}

interface TapWatch {
  durations: number[];
  start: number;
  content: number | null;
  shift: number;
  /** whether the page of the address shows its first content: words, or somebody else's page in a frame */
  hasContent: () => boolean;
  /** whether the page of the address is shown without a spinner */
  isPageShown: () => boolean;
}

declare global {
  var tapWatch: TapWatch;
}

/** Has a page note its interactions and shifts, before it is opened. */
export async function watchTaps(page: Page): Promise<void> {
  // what the compiler wraps named functions in is not there in a page
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.addInitScript(() => {
    const seen: TapWatch = {
      durations: [],
      start: 0,
      content: null,
      shift: 0,
      hasContent() {
        const shown = document.querySelectorAll('#main:not([aria-busy=true]) *');
        const hasWords = ({ childNodes }: Element) =>
          [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
        return [...shown].some(
          (element) =>
            (element.matches('iframe') || hasWords(element)) && element.getClientRects().length > 0,
        );
      },
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

/** Looks every frame, from before the input on, whether the expression holds, and notes the paint after that. */
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
      // a message comes after the frame is painted
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

/** Does an interaction and answers what it took; the input is the first that the page gets by `act`. */
export async function measure(page: Page, act: () => Promise<unknown>, holds = 'true'): Promise<Tap> {
  await awaitContent(page, holds);
  await act();
  try {
    await page.waitForFunction(() => globalThis.tapWatch.content !== null, undefined, {
      timeout: CONTENT_TIMEOUT_MS,
    });
  } catch (error) {
    throw new Error(`Nothing came of it at ${page.url()}: ${holds}`, { cause: error });
  }
  return page.evaluate(async () => {
    const seen = globalThis.tapWatch;
    // entries are told in idle time after the paint
    for (let frame = 0; frame < 4; frame += 1)
      await new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
      });
    return {
      // below the threshold there is no entry
      paint: Math.max(16, ...seen.durations),
      content: (seen.content ?? 0) - seen.start,
      shift: seen.shift,
    };
  });
}
