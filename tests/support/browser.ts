import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';

/** Chromium of the system; Playwright's own download is not used. */
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

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
}

/** Starts a browser for the file; each test gets a phone of its own, and fails on any error in the console. */
export function phonePerTest(viewport = { width: 390, height: 844 }): () => Phone {
  let browser: Browser;
  let phone: Phone;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: flags });
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    const site = inject('site');
    const context = await browser.newContext({ viewport, hasTouch: true, locale: 'zh-CN' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const sandbox = async (path: string, body?: unknown, method = 'POST') => {
      const response = await fetch(site + path, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return (JSON.parse(text) as { data: unknown }).data;
    };
    await sandbox('/sandbox/reset', {});
    await sandbox('/sandbox/scenario', undefined, 'DELETE');
    await sandbox('/sandbox/requests', undefined, 'DELETE');
    const open = async (location: string) => {
      await page.goto(`${site}/#${location}`);
    };
    phone = { site, page, context, open, sandbox, errors };
  });
  afterEach(async () => {
    const { errors, context } = phone;
    await context.close();
    expect(errors, 'no error in the console').toEqual([]);
  });

  return () => phone;
}
