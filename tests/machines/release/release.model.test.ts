import { expect, vi } from 'vitest';
import { releaseMachine } from '#machines/release/release.machine.ts';
import { releaseModel } from '#tests/models/release/release.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';
import { openStage } from '#tests/support/stage.ts';

function openSite() {
  const calls = new CallScript();
  const reload = vi.fn<(build: string) => void>();
  const person = { hasTyped: false, isSubmitting: false };
  const stage = openStage({
    machine: releaseMachine.provide({
      actors: { askBuild: calls.promise<string>(), watchPlace: calls.callback() },
      actions: { reload: (_, { latest }) => reload(latest) },
    }),
    input: {
      build: 'old',
      hasTyped: () => person.hasTyped,
      isSubmitting: () => person.isSubmitting,
      mayReload: () => true,
    },
    calls,
  });
  return { calls, reload, person, stage };
}
type World = ReturnType<typeof openSite>;

const answer = (build: string) => (world: World) => world.calls.answer('askBuild', build);
const move = (world: World) => world.calls.tell('watchPlace', { type: 'place.changed' });
const miss = (world: World) => world.stage.send({ type: 'file.missing', wanted: true });

/** What is shown: whether a page is still on its way, and the words of the notice. */
const sees =
  (asks: boolean, notice: 'none' | 'update' | 'refresh' = 'none') =>
  ({ stage, reload }: World) => {
    const snapshot = stage.subject.getSnapshot();
    expect(snapshot.hasTag('judging')).toBe(asks);
    expect(snapshot.hasTag('notice')).toBe(notice !== 'none');
    expect(snapshot.matches('stuck')).toBe(notice === 'refresh');
    expect(reload).not.toHaveBeenCalled();
  };
const loads =
  (build: string) =>
  ({ stage, reload }: World) => {
    expect(reload.mock.calls).toEqual([[build]]);
    // the failure that led here is never shown
    expect(stage.subject.getSnapshot().hasTag('judging')).toBe(true);
  };

const play: PlayOf<typeof releaseModel, World> = {
  open: openSite,
  close: ({ stage }) => stage.stop(),
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
    pageAskedForAgain: sees(false),
    refreshOffered: sees(false, 'refresh'),
    siteAsBefore: sees(false),
    pageOnItsWayWhileSending: sees(true),
    noticeWhileSending: sees(false, 'update'),
    toldToWait: (world) => {
      sees(false, 'update')(world);
      expect(world.stage.toasts()).toEqual(['正在提交，请稍候再更新']);
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
    touchLink: ({ stage }) => stage.send({ type: 'file.missing', wanted: false }),
    followLink: move,
    stayForTwoSeconds: ({ stage }) => stage.pass(2000),
    newVersionIsThere: answer('new'),
    sameVersionIsThere: answer('old'),
    noAnswerComes: ({ calls }) => calls.fail('askBuild', { kind: 'offline' }),
    noAnswerForFourSeconds: ({ stage }) => stage.pass(4000),
    goElsewhere: move,
    goOnWithoutForm: async (world) => {
      world.person.hasTyped = false;
      await move(world);
    },
    goOnAfterResult: async (world) => {
      world.person.isSubmitting = false;
      await move(world);
    },
    pressUpdate: ({ stage }) => stage.send({ type: 'update.pressed' }),
    retry: ({ stage }) => stage.send({ type: 'retry.pressed' }),
    pageFailsAgain: miss,
  },
};
describeModel('a new version while the site is open', releaseModel, play);
