import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE_SETTINGS, scanScreen, type PhoneSetting } from '#tests/support/accessibility.ts';
import { forms, moments, tabbedPages, type Form, type Moment } from '#tests/support/accessibilityMoments.ts';
import type { Phone } from '#tests/support/browser.ts';
import { logInBehind, moveTo } from '#tests/support/journeyLogin.ts';
import { routeSamples } from '#tests/support/routeSamples.ts';
import { routeRules, type RoutePath } from '#machines/root/routes.ts';

const EVERY_SETTING = Object.keys(PHONE_SETTINGS) as PhoneSetting[];

/** Whether a page is loading, has failed, or is loaded. */
type Shown = 'loading' | 'failed' | 'full';

/** The launch page is always busy: it counts as loaded once it displays this text. */
const FULL_SIGNS: Readonly<Record<string, string>> = { '/gamePage': '正在进入游戏…' };

/** Waits until the page at a location is rendered in this state. */
async function waitForPage(page: Page, location: string, shown: Shown): Promise<void> {
  const comes = page.waitForFunction(
    ({ location: wanted, shown: state, sign }) => {
      const isSeen = (element: Element) => element.getClientRects().length > 0;
      const find = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
      // this progress bar is not a loading indicator
      const busy = find('main [aria-busy="true"], main [role="progressbar"]:not([aria-label="VIP进度"])');
      const retries = find('main button').filter(({ textContent }) => textContent.includes('重试'));
      const isThere =
        window.location.hash === `#${wanted}` &&
        find('main *').length > 0 &&
        document.querySelector('h1')?.textContent !== '';
      if (!isThere) return false;
      if (state === 'loading') return busy.length > 0;
      if (state === 'failed') return retries.length > 0;
      if (sign !== undefined) return find('main p').some(({ textContent }) => textContent === sign);
      return busy.length === 0 && retries.length === 0;
    },
    { location, shown, sign: FULL_SIGNS[location.split('?', 1)[0] ?? ''] },
  );
  await comes.catch((error: unknown) => {
    throw new Error(`${location} does not come as ${shown}`, { cause: error });
  });
}

interface PagesState {
  name: string;
  /** a member of the demo; a visitor by default */
  member?: string;
  shown: Shown;
  prepare?: (phone: Phone) => Promise<unknown>;
}

/** Excludes pages that redirect visitors. */
const isForVisitors = (path: RoutePath) =>
  routeRules[path].access === 'anyone' &&
  !/^\/(gamePage|LotteryGamePage|myNews|myNewsInfo|withdraw|accountCenter)/.test(path);

const isFetched = ({ fetches }: (typeof routeSamples)[number]) => fetches;

/** The states to scan, each on all pages in one run of the app. */
const pagesStates: readonly PagesState[] = [
  { name: 'a visitor’s', shown: 'full' },
  { name: 'a member’s', member: 'demo888', shown: 'full' },
  { name: 'a new member’s', member: 'zero000', shown: 'full' },
  {
    name: 'loading',
    member: 'demo888',
    shown: 'loading',
    prepare: ({ context }) => context.route(/\/api\/(?!app$|user$)/, () => undefined),
  },
  {
    name: 'failed',
    member: 'demo888',
    shown: 'failed',
    prepare: (phone) => {
      phone.requestsFail = true;
      return phone.sandbox('/sandbox/scenario', { path: '*', status: 500 });
    },
  },
];

async function openSite(phone: Phone, member: string | undefined): Promise<void> {
  const { page, context, site, open, sandbox } = phone;
  await sandbox('/sandbox/app', { index_modal: 0 });
  // keep the launch queue from ending during the scan
  await sandbox('/sandbox/settings', { launchDelay: 600_000 });
  await context.route('https://games.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>game</title><p>game</p>' }),
  );
  if (member !== undefined) await logInBehind(context, site, member);
  await open('/nowhere');
  await page.getByRole('link', { name: '返回首页' }).first().waitFor();
}

/** Number of scanned states, and of scans under all settings. */
const tally = { states: 0, scans: 0 };

/** The tally so far, as text for the log. */
export const scanTally = (): string => `${tally.states} states scanned, ${tally.scans} scans`;

function scan(phone: Phone, where: string, settings: readonly PhoneSetting[]): Promise<string[]> {
  tally.states += 1;
  tally.scans += settings.length;
  return scanScreen(phone.page, where, settings);
}

/** Scans all pages, or those of `paths`, while they load, after a failure, empty and with content. */
export function describePageScans(
  phone: () => Phone,
  settings: readonly PhoneSetting[] = EVERY_SETTING,
  paths?: readonly string[],
): void {
  test.each(pagesStates.map((state) => [state.name, state] as const))(
    '%s pages',
    async (_, state) => {
      const { member, shown, prepare, name } = state;
      await openSite(phone(), member);
      await prepare?.(phone());
      const samples = routeSamples
        .filter(({ path }) => paths?.includes(path) ?? true)
        .filter(({ path }) => member !== undefined || isForVisitors(path))
        .filter((sample) => shown === 'full' || isFetched(sample));
      const found: string[] = [];
      for (const { location } of samples) {
        await moveTo(phone().page, location);
        await waitForPage(phone().page, location, shown);
        found.push(...(await scan(phone(), `${name} ${location}`, settings)));
      }
      expect(found).toEqual([]);
    },
    600_000,
  );
}

async function openMoment(phone: Phone, { at, member = 'demo888', prepare, shown }: Moment): Promise<void> {
  await openSite(phone, member === 'visitor' ? undefined : member);
  await prepare?.(phone);
  await moveTo(phone.page, at);
  await waitForPage(phone.page, at, shown ?? 'full');
}

/** Scans every tab of the pages that have tabs. */
export function describeTabScans(
  phone: () => Phone,
  settings: readonly PhoneSetting[] = EVERY_SETTING,
): void {
  test.each(tabbedPages)('the tabs of %s', async (at) => {
    await openMoment(phone(), { name: '', at, act: () => Promise.resolve() });
    const { page } = phone();
    const tabs = page.getByRole('tab').filter({ visible: true });
    const names = await tabs.allTextContents();
    const found: string[] = [];
    for (const name of names.slice(1)) {
      await page.getByRole('tab', { name, exact: true }).filter({ visible: true }).first().click();
      // a deferred panel is rendered after its tab
      await page.getByRole('tabpanel', { name, exact: true }).waitFor();
      await page.waitForFunction(() =>
        [...document.querySelectorAll('main [aria-busy="true"]')].every(
          (busy) => busy.getClientRects().length === 0,
        ),
      );
      found.push(...(await scan(phone(), `${at}, ${name}`, settings)));
    }
    expect(found).toEqual([]);
  });
}

/** Scans dialogs, menus and other states of a page; all, or those of `names`. */
export function describeMomentScans(
  phone: () => Phone,
  settings: readonly PhoneSetting[] = EVERY_SETTING,
  names?: readonly string[],
): void {
  const chosen = moments.filter(({ name }) => names?.includes(name) ?? true);
  test.each(chosen.map((moment) => [moment.name, moment] as const))('%s', async (_, moment) => {
    await openMoment(phone(), moment);
    await moment.act(phone().page, phone());
    expect(await scan(phone(), moment.name, settings)).toEqual([]);
  });
}

/** Scans each form with an error, while it is sent, and with an unknown outcome; all, or those of `names`. */
export function describeFormScans(
  phone: () => Phone,
  settings: readonly PhoneSetting[] = EVERY_SETTING,
  names?: readonly string[],
): void {
  const chosen = forms.filter(({ name }) => names?.includes(name) ?? true);
  test.each(chosen.map((form) => [form.name, form] as const))(
    '%s, refused, sent and lost',
    async (_, form) => {
      await openMoment(phone(), form);
      expect(await scanForm(phone(), form, settings)).toEqual([]);
    },
  );
}

async function scanForm(phone: Phone, form: Form, settings: readonly PhoneSetting[]): Promise<string[]> {
  const { page, context } = phone;
  const { name, act, fill, button } = form;
  const send = page.getByRole('button', { name: button, exact: true }).filter({ visible: true }).first();
  const busy = page.locator('button[aria-busy="true"]').filter({ visible: true }).first();
  const found: string[] = [];
  await act(page, phone);
  await send.click();
  await page.locator('[aria-invalid="true"]').filter({ visible: true }).first().waitFor();
  const isAtFault = () => document.activeElement?.closest('[aria-invalid="true"]') !== null;
  if (!(await page.evaluate(isAtFault))) found.push(`${name}: the focus is not at what was refused`);
  found.push(...(await scan(phone, `${name}, refused`, settings)));
  await fill(page, phone);
  phone.requestsFail = true;
  const held: (() => Promise<void>)[] = [];
  await context.route(/\/api\/(?!app$|user$|balance$)/, (route) => {
    held.push(() => route.abort('connectionreset'));
  });
  await send.click();
  await busy.waitFor();
  found.push(...(await scan(phone, `${name}, sent`, settings)));
  for (const lose of held.splice(0)) await lose();
  await busy.waitFor({ state: 'detached' });
  found.push(...(await scan(phone, `${name}, lost`, settings)));
  return found;
}
