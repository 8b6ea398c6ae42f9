import { existsSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';

/** The phone that every browser test holds, as the options of a browser's context. */
export const PHONE_OPTIONS = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'zh-CN',
} as const;

/** The headless shell opens no windows of its own, which saves a third of a journey's work. */
const SYSTEM_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** How Chromium is started: `CHROMIUM`, else the system's, else the one that Playwright has installed itself. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = process.env['CHROMIUM'] ?? SYSTEM_CHROMIUMS.find((path) => existsSync(path));
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

/** A phone with the site open: one per test, with a fresh storage and the sandbox's first data. */
export interface Phone {
  site: string;
  page: Page;
  context: BrowserContext;
  /** opens an in-app location such as `/login` */
  open: (location: string) => Promise<void>;
  /** asks the sandbox's own endpoints (`/sandbox/…`), by POST unless said; answers their data */
  sandbox: (path: string, body?: unknown, method?: string) => Promise<unknown>;
  /** uncaught errors and console errors so far; a test that expects one empties it */
  errors: string[];
  /** whether the test makes requests fail, each of which Chromium names in the console at a time of its own */
  requestsFail: boolean;
  /** where its clock starts (epoch ms), for pictures that must not tell when they were taken; the real time unless given */
  clock?: { time: number };
}

/** Asks the sandbox of a site as testers do; see `Phone`. */
export function sandboxOf(site: string): Phone['sandbox'] {
  return async (path, body, method = 'POST') => {
    const response = await fetch(site + path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return (JSON.parse(text) as { data: unknown }).data;
  };
}

/** Takes a blank page as a phone in front of the site, whose sandbox starts anew. */
export async function takePhone(page: Page, site: string): Promise<Phone> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const sandbox = sandboxOf(site);
  await sandbox('/sandbox/reset', {});
  const open = async (location: string) => {
    await page.goto(`${site}/#${location}`);
  };
  // a loose backend refuses with HTTP statuses, as frameworks do
  const requestsFail = (process.env['FLOWPLAY_LOOSE'] ?? '') !== '';
  return { site, page, context: page.context(), open, sandbox, errors, requestsFail };
}

/** What Chromium says in the console of a request that failed, and of the service worker's script. */
const FAILED_REQUEST = /Failed to load resource|An unknown error occurred when fetching the script/;

/** What went wrong on a phone: its errors, but for the requests that the test itself makes fail. */
export function problemsOf({ errors, requestsFail }: Phone): string[] {
  return requestsFail ? errors.filter((line) => !FAILED_REQUEST.test(line)) : errors;
}
