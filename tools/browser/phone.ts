import { existsSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { packagedChromium } from './packagedChromium.ts';

/** The phone of every browser test, as options of a browser context. */
export const PHONE_OPTIONS = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'zh-CN',
} as const;

/** The headless shell first: it opens no windows, which saves a third of a journey's work. */
const SYSTEM_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Chromium's launch options: `CHROMIUM`, else the system's, else the one of the npm package, else the one installed by
 * Playwright.
 */
export function chromiumLaunch(): { executablePath?: string; env?: Record<string, string>; args: string[] } {
  const installed = process.env['CHROMIUM'] ?? SYSTEM_CHROMIUMS.find((path) => existsSync(path));
  return {
    ...(installed === undefined ? packagedChromium() : { executablePath: installed }),
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

/** A phone with the site open: one per test, with a fresh storage and the sandbox's seed data. */
export interface Phone {
  site: string;
  page: Page;
  context: BrowserContext;
  /** opens a location of the app, such as `/login` */
  open: (location: string) => Promise<void>;
  /** sends a request to the sandbox's own endpoints (`/sandbox/…`), by default a POST; returns the data */
  sandbox: (path: string, body?: unknown, method?: string) => Promise<unknown>;
  /** uncaught errors and console errors so far; a test that expects one clears it */
  errors: string[];
  /** whether the test makes requests fail, each of which Chromium logs at an unpredictable time */
  requestsFail: boolean;
  /** start of its clock (epoch ms), for screenshots that must not depend on the time; by default the real time */
  clock?: { time: number };
}

/** Sends a tester's request to the sandbox of a site; see `Phone`. */
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

/** Opens the site in a blank page, with a reset sandbox. */
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
  // a loosened backend refuses with HTTP statuses, like frameworks
  const requestsFail = (process.env['FLOWPLAY_LOOSE'] ?? '') !== '';
  return { site, page, context: page.context(), open, sandbox, errors, requestsFail };
}

/** Chromium's console messages for a failed request, and for the service worker's script. */
const FAILED_REQUEST = /Failed to load resource|An unknown error occurred when fetching the script/;

/** The errors of a phone, without those of requests that the test makes fail. */
export function problemsOf({ errors, requestsFail }: Phone): string[] {
  return requestsFail ? errors.filter((line) => !FAILED_REQUEST.test(line)) : errors;
}
