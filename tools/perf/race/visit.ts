import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { chromiumLaunch, PHONE_OPTIONS } from '#tools/browser/phone.ts';
import type { RacedSite } from './serve.ts';

/** The measurements of a visit, in ms since the start of its navigation unless noted. */
export interface Visit {
  firstPaint: number | null;
  largestPaint: number | null;
  /** the largest painted element */
  largest: string;
  /** the first game that can be tapped */
  tappable: number | null;
  /** the first game that responds to a tap at once, because the app has started */
  answering: number | null;
  /** the sum of every task's time beyond 50 ms */
  blocking: number;
  longestTask: number;
  /** the sum of layout-shift scores without a press */
  shift: number;
  requests: number;
  /** gzipped bytes of all scripts fetched until the page is idle */
  scriptBytes: number;
}

/** One round of a site: the first visit of a fresh phone, its second, and a reload without a network. */
export interface Round {
  first: Visit;
  second: Visit;
  offline: boolean;
}

/** The CPU slowdown of a phone relative to this machine. */
export const CPU_SLOWDOWN = 4;

const QUIET_MS = 1000;
const LONGEST_VISIT_MS = 40_000;
const TIMEOUT_MS = 30_000;

interface Watch {
  firstPaint: number | null;
  largestPaint: number | null;
  largest: string;
  tappable: number | null;
  answering: number | null;
  tasks: [start: number, ms: number][];
  shift: number;
}

/** Runs in the page before any of its scripts. */
function watchPage(): void {
  const seen: Watch = {
    firstPaint: null,
    largestPaint: null,
    largest: '',
    tappable: null,
    answering: null,
    tasks: [],
    shift: 0,
  };
  Object.assign(window, { raceWatch: seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & { element?: Element | null; url?: string };
    seen.largestPaint = entry.startTime;
    seen.largest = `${element?.tagName.toLowerCase() ?? 'gone'} ${url ? new URL(url).pathname : (element?.textContent ?? '').trim().slice(0, 30)}`;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  const look = () => {
    const tile = document.querySelector('[role=tabpanel] button');
    if (tile === null) return;
    seen.tappable ??= performance.now();
    if (!Object.keys(tile).some((key) => key.startsWith('__react'))) return;
    seen.answering ??= performance.now();
    mutations.disconnect();
  };
  const mutations = new MutationObserver(look);
  mutations.observe(document, { subtree: true, childList: true });
}

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Opens the site in a new tab and reads the measurements when nothing has happened for a second. */
async function visit(
  context: BrowserContext,
  site: RacedSite,
  network: { requests: Set<object>; open: Set<object>; scripts: Set<string>; last: number },
): Promise<{ page: Page; seen: Visit }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { requests, open, scripts } = network;
  page.on('request', (request) => {
    if (!request.url().startsWith(site.address) || request.serviceWorker()) return;
    requests.add(request);
    open.add(request);
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  const ended = (request: object) => {
    open.delete(request);
    network.last = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  // the compiler's wrapper of named functions does not exist in a page
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.addInitScript(watchPage);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const start = Date.now();
  await page.goto(site.address, { waitUntil: 'load', timeout: LONGEST_VISIT_MS });
  network.last = Date.now();
  while (Date.now() - start < LONGEST_VISIT_MS) {
    await pause(100);
    if (open.size > 0 || Date.now() - network.last < QUIET_MS) continue;
    const quiet = await page.evaluate(() => {
      const [from, ms] = (window as unknown as { raceWatch: Watch }).raceWatch.tasks.at(-1) ?? [0, 0];
      return performance.now() - from - ms;
    });
    if (quiet > QUIET_MS) break;
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { tasks, ...seen } = await page.evaluate(() => (window as unknown as { raceWatch: Watch }).raceWatch);
  return {
    page,
    seen: {
      ...seen,
      blocking: tasks.reduce((sum, [, ms]) => sum + Math.max(0, ms - 50), 0),
      longestTask: Math.max(0, ...tasks.map(([, ms]) => ms)),
      requests: requests.size,
      scriptBytes: [...scripts].reduce((sum, path) => sum + (site.gzipBytes(path) ?? 0), 0),
    },
  };
}

/** Waits until the service worker, if there is one, has filled its cache. */
async function workerAtRest(page: Page, network: { last: number }): Promise<void> {
  const hasWorker = await page.evaluate(async (timeout) => {
    const until = Date.now() + timeout;
    while (Date.now() < until) {
      if (navigator.serviceWorker.controller !== null) return true;
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
    }
    return false;
  }, 4500);
  if (!hasWorker) return;
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() - network.last < 1500 && Date.now() < until) await pause(100);
}

/** Whether a reload without a network shows any of the site. */
async function reloadsOffline(page: Page, context: BrowserContext, site: RacedSite): Promise<boolean> {
  site.setOffline(true);
  await context.setOffline(true);
  try {
    await page.reload({ waitUntil: 'load', timeout: 10_000 });
    await pause(1000);
    return await page.evaluate(() => document.body.innerText.trim() !== '');
  } catch {
    return false;
  } finally {
    site.setOffline(false);
    await context.setOffline(false);
  }
}

/** Visits a site twice with a fresh phone, then once without a network. */
export async function raceRound(site: RacedSite): Promise<Round> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({ ...PHONE_OPTIONS, deviceScaleFactor: 3, isMobile: true });
    const network = () => ({
      requests: new Set<object>(),
      open: new Set<object>(),
      scripts: new Set<string>(),
      last: Date.now(),
    });
    // the start of the browser is not part of a visit
    await pause(500);
    const firstNetwork = network();
    const workers = { last: Date.now() };
    context.on('requestfinished', () => {
      workers.last = Date.now();
    });
    const { page, seen: first } = await visit(context, site, firstNetwork);
    await workerAtRest(page, workers);
    await page.close();
    const { page: again, seen: second } = await visit(context, site, network());
    return { first, second, offline: await reloadsOffline(again, context, site) };
  } finally {
    await browser.close();
  }
}
