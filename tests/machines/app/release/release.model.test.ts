import { expect } from 'vitest';
import { openSite, type OpenSite } from './openSite.ts';
import { releaseModel } from '#tests/models/app/release/release.model.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';

const answer = (build: string) => (world: OpenSite) => world.answer(build);
const move = (world: OpenSite) => world.move();
const miss = (world: OpenSite) => world.miss(true);

/** Expects whether the failure of a page is still being judged, and the kind of notice. */
const sees =
  (asks: boolean, notice: 'none' | 'update' | 'refresh' = 'none') =>
  ({ harness, reload }: OpenSite) => {
    const snapshot = harness.subject.getSnapshot();
    expect(snapshot.hasTag('judging')).toBe(asks);
    expect(snapshot.hasTag('notice')).toBe(notice !== 'none');
    expect(snapshot.matches('stuck')).toBe(notice === 'refresh');
    expect(reload).not.toHaveBeenCalled();
  };
const loads =
  (build: string) =>
  ({ harness, reload }: OpenSite) => {
    expect(reload.mock.calls).toEqual([[build]]);
    // the failure that caused the reload is never shown
    expect(harness.subject.getSnapshot().hasTag('judging')).toBe(true);
  };

const steps: ModelStepsOf<typeof releaseModel, OpenSite> = {
  open: openSite,
  close: ({ harness }) => harness.stop(),
  sees: {
    site: sees(false),
    siteWhileAsking: sees(true),
    siteBeforeUpdate: sees(false),
    notice: sees(false, 'update'),
    pageOnItsWay: sees(true),
    failure: sees(false),
    retrying: sees(true),
    pageOnItsWayFromForm: sees(true),
    noticeBesideForm: sees(false, 'update'),
    failureBesideForm: sees(false),
    retryingBesideForm: sees(true),
    pageRequestedAgain: sees(false),
    refreshOffered: sees(false, 'refresh'),
    siteAsBefore: sees(false),
    pageOnItsWayWhileSending: sees(true),
    noticeWhileSending: sees(false, 'update'),
    pleaseWaitShown: (world) => {
      sees(false, 'update')(world);
      expect(world.harness.toasts()).toEqual(['正在提交，请稍候再更新']);
    },
    newVersion: loads('new'),
    freshStart: loads('old'),
  },
  does: {
    openPage: miss,
    openPageWithFormFilled: async (world) => {
      world.person.hasTyped = true;
      await miss(world);
    },
    openPageWhileSending: async (world) => {
      world.person.isSubmitting = true;
      await miss(world);
    },
    touchLink: (world) => world.miss(false),
    followLink: move,
    stayForTwoSeconds: ({ harness }) => harness.pass(2000),
    newVersionIsThere: answer('new'),
    sameVersionIsThere: answer('old'),
    noAnswerComes: ({ calls }) => calls.fail('askBuild', { kind: 'offline' }),
    noAnswerForFourSeconds: ({ harness }) => harness.pass(4000),
    goElsewhere: move,
    goOnWithoutForm: async (world) => {
      world.person.hasTyped = false;
      await move(world);
    },
    goOnAfterResult: async (world) => {
      world.person.isSubmitting = false;
      await move(world);
    },
    pressUpdate: ({ harness }) => harness.send({ type: 'update.pressed' }),
    retry: (world) => world.retry(),
    pageFailsAgain: miss,
  },
};
describeModel('a new version while the site is open', releaseModel, steps);
