import { expect } from 'vitest';
import type { siteModel } from '#tests/models/app/site/site.model.ts';
import { expectWaiting, type Driver } from '#tests/support/driver.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';

const CALL = '/api/app';
/** A page that displays the site's name. */
const LOCATION = '/app';
const STORED = '存下的站名';
const FRESH = '新的站名';
const TIPS = '维护至 6:00';
const CLOSED = '系统维护中';

const answer = (title: string, isOpen: boolean) => (driver: Driver) =>
  driver.calls.answer(CALL, {
    code: 200,
    data: { title, site_state: isOpen ? 1 : 0, repair_tips: isOpen ? '' : `<p>${TIPS}</p>` },
  });
const openSite = (driver: Driver) => driver.open(LOCATION, { hold: [CALL] });
/** Opens the app again, with the first response in storage. */
const openAgainAfter = (answerFirst: (driver: Driver) => Promise<void>) => async (driver: Driver) => {
  await openSite(driver);
  await answerFirst(driver);
  await driver.reload();
};
const beAway = (ms: number) => async (driver: Driver) => {
  await driver.show('hidden');
  await driver.pass(ms);
  await driver.show('visible');
};

/** The site with its name, if known, and whether its info is being requested. */
const seesSite = (title: string, isAsking: boolean) => async (driver: Driver) => {
  await expectWaiting(driver, CALL, isAsking ? 1 : 0);
  // the settings' name until the server has given one
  await driver.sees('heading', `${title || '流金娱乐'} APP`);
  await driver.look(({ toasts, words }) => {
    expect(toasts).toEqual([]);
    expect(words).not.toContain(CLOSED);
  });
};
/** Only the maintenance notice. */
const seesNotice = (isAsking: boolean) => async (driver: Driver) => {
  await expectWaiting(driver, CALL, isAsking ? 1 : 0);
  await driver.sees('heading', CLOSED);
  await driver.reads(TIPS);
  await driver.look(({ controls, toasts }) =>
    expect({ controls, toasts }).toEqual({ controls: [], toasts: [] }),
  );
};

/** The maintenance state of the site. */
export const siteSteps = (take: () => Driver | Promise<Driver>): ModelStepsOf<typeof siteModel, Driver> => ({
  open: take,
  close: (driver) => driver.close(),
  sees: {
    closedApp: (driver) => expect(driver.calls.made(CALL)).toEqual([]),
    shellWhileAsking: seesSite('', true),
    shell: seesSite('', false),
    storedSiteWhileAsking: seesSite(STORED, true),
    storedSite: seesSite(STORED, false),
    site: seesSite(FRESH, false),
    siteWhileAsking: seesSite(FRESH, true),
    maintenanceWhileAsking: seesNotice(true),
    maintenance: seesNotice(false),
    maintenanceUnknown: seesNotice(false),
  },
  does: {
    openFirstTime: openSite,
    openAgainAfterOpenSite: openAgainAfter(answer(STORED, true)),
    openAgainAfterMaintenance: openAgainAfter(answer(STORED, false)),
    answerIsOpen: answer(FRESH, true),
    answerIsClosed: answer(FRESH, false),
    answerFails: (driver) => driver.calls.answer(CALL, 'lost'),
    comeBackAfterAMinute: beAway(60_000),
    // before a pending request times out
    comeBackSooner: beAway(20_000),
    networkReturns: (driver) => driver.networkReturns(),
  },
});
