import { describe, expect, test } from 'vitest';
import { scanScreen } from '#tests/journeys/accessibility.ts';
import { phonePerTest, type Phone } from '#tests/support/browser.ts';
import { comeTo, startTour, type Shown } from '#tests/journeys/pageTour.ts';
import { routeSamples } from '#tests/support/routeSamples.ts';
import { sampleOf } from '#tests/support/sample.ts';
import { routeRules } from '#machines/app/navigation/routes.ts';

const phone = phonePerTest();

const MAIN_PAGES = new Set<string>(['/', '/login', '/userCenter', '/deposit', '/assets', '/withdraw']);
const samples = sampleOf(routeSamples, (all) => all.filter(({ path }) => MAIN_PAGES.has(path)));

/** Visitors are redirected away from the other pages. */
const isForVisitors = ({ path }: (typeof routeSamples)[number]) =>
  routeRules[path].access === 'anyone' &&
  !/^\/(gamePage|LotteryGamePage|myNews|myNewsInfo|withdraw|accountCenter)/.test(path);

interface PagesState {
  member?: string | null;
  shown?: Shown;
  prepare?: (phone: Phone) => Promise<unknown>;
}

/** The states of every page, each visited at all locations in one run of the app. */
const pagesStates: Readonly<Record<string, PagesState>> = {
  'a visitor’s': { member: null },
  'a member’s': {},
  'a new member’s': { member: 'zero000' },
  loading: {
    shown: 'loading',
    prepare: ({ context }) => context.route(/\/api\/(?!app$|user$)/, () => undefined),
  },
  failed: {
    shown: 'failed',
    prepare: (at) => {
      at.requestsFail = true;
      return at.sandbox('/sandbox/scenario', { path: '*', status: 500 });
    },
  },
};

/** Pages whose tabs have different contents. */
const TABBED = '/ /games /assets?type=0 /bankCard /sponsor /activeList /deposit /withdraw'.split(' ');

describe('accessible on every page', () => {
  test.each(Object.entries(pagesStates))(
    '%s pages',
    async (name, { member = 'demo888', shown = 'full', prepare }) => {
      await startTour(phone(), member);
      await prepare?.(phone());
      const found: string[] = [];
      for (const sample of samples) {
        if (member === null && !isForVisitors(sample)) continue;
        if (shown !== 'full' && !sample.fetches) continue;
        await comeTo(phone().page, sample.location, shown);
        found.push(...(await scanScreen(phone().page, `${name} ${sample.location}`)));
      }
      expect(found).toEqual([]);
    },
    600_000,
  );

  test.each(sampleOf(TABBED, () => []))('the tabs of %s', async (at) => {
    const { page } = phone();
    await startTour(phone(), 'demo888');
    await comeTo(page, at);
    const tabs = page.getByRole('tab').filter({ visible: true });
    const names = await tabs.allTextContents();
    const found: string[] = [];
    for (const name of names.slice(1)) {
      await page.getByRole('tab', { name, exact: true }).filter({ visible: true }).first().click();
      // the panel renders after its tab
      await page.getByRole('tabpanel', { name, exact: true }).waitFor();
      await page.locator('main [aria-busy="true"]:visible').first().waitFor({ state: 'detached' });
      found.push(...(await scanScreen(page, `${at}, ${name}`)));
    }
    expect(found).toEqual([]);
  });
});
