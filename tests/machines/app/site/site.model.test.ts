import { expect } from 'vitest';
import type { AppInfo } from '#machines/app/site/appInfo.ts';
import { siteModel } from '#tests/models/app/site/site.model.ts';
import { boundSite, emptyStorage } from '#tests/support/boundMachines.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { aSite } from '#tests/support/samples.ts';
import { createHarness, type Harness } from '#tests/support/harness.ts';
import { SteppedClock } from '#tools/paths/steppedClock.ts';

const STORED = aSite({ title: '存下的站名' });
const FRESH = aSite({ title: '新的站名' });
const CLOSED = aSite({ open: false, repairTips: '维护至 6:00' });

function closedApp() {
  const calls = new CallScript();
  const clock = new SteppedClock();
  const storage = emptyStorage();
  const machine = boundSite(calls, storage);
  const world = {
    calls,
    storage,
    harness: null as Harness<typeof machine> | null,
    async start(appInfo: AppInfo | null) {
      storage.appInfo = appInfo;
      world.harness = createHarness({ machine, input: { appInfo }, clock, calls });
      await calls.tell('visibilityAndNetwork', { type: 'document.visible' });
    },
    async beAway(ms: number) {
      await calls.tell('visibilityAndNetwork', { type: 'document.hidden' });
      clock.increment(ms);
      await calls.tell('visibilityAndNetwork', { type: 'document.visible' });
    },
    /** the visible screen: the site with its name, or the maintenance notice */
    screen() {
      const snapshot = world.harness?.subject.getSnapshot();
      const { appInfo } = snapshot?.context ?? {};
      return snapshot?.hasTag('maintenance') === true
        ? { maintenance: appInfo?.repairTips }
        : { site: appInfo?.title ?? null };
    },
    isAsking: () => calls.waiting('fetchAppInfo').length > 0,
  };
  return world;
}

type World = ReturnType<typeof closedApp>;

const sees = (screen: ReturnType<World['screen']>, isAsking: boolean) => (world: World) => {
  expect(world.screen()).toEqual(screen);
  expect(world.isAsking()).toBe(isAsking);
  expect(world.harness?.toasts()).toEqual([]);
};
const fresh = (screen: ReturnType<World['screen']>, stored: AppInfo) => (world: World) => {
  sees(screen, false)(world);
  expect(world.storage.appInfo).toEqual(stored);
};

const NOTICE = { maintenance: CLOSED.repairTips };

const steps: ModelStepsOf<typeof siteModel, World> = {
  open: closedApp,
  close: (world) => world.harness?.stop(),
  sees: {
    closedApp: (world) => expect(world.calls.made).toEqual([]),
    shellWhileAsking: sees({ site: null }, true),
    shell: sees({ site: null }, false),
    storedSiteWhileAsking: sees({ site: STORED.title }, true),
    storedSite: sees({ site: STORED.title }, false),
    site: fresh({ site: FRESH.title }, FRESH),
    siteWhileAsking: sees({ site: FRESH.title }, true),
    maintenanceWhileAsking: sees(NOTICE, true),
    maintenance: fresh(NOTICE, CLOSED),
    maintenanceUnknown: sees(NOTICE, false),
  },
  does: {
    openFirstTime: (world) => world.start(null),
    openAgainAfterOpenSite: (world) => world.start(STORED),
    openAgainAfterMaintenance: (world) => world.start(CLOSED),
    answerIsOpen: (world) => world.calls.answer('fetchAppInfo', FRESH),
    answerIsClosed: (world) => world.calls.answer('fetchAppInfo', CLOSED),
    answerFails: (world) => world.calls.fail('fetchAppInfo', { kind: 'offline' }),
    comeBackAfterAMinute: (world) => world.beAway(60_000),
    comeBackSooner: (world) => world.beAway(30_000),
    networkReturns: (world) => world.calls.tell('visibilityAndNetwork', { type: 'network.online' }),
  },
};

describeModel('the state of the site', siteModel, steps);
