import { describe, expect, test } from 'vitest';
import { applicationState, type Activity } from '#machines/promotions/activity.ts';
import { activityMachine } from '#machines/promotions/activity.machine.ts';
import { activityModel, visitorActivityModel } from '#tests/models/promotions/activity.model.ts';
import { anActivity } from '#tests/support/accountSamples.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';
import { openStage } from '#tests/support/stage.ts';
import { describeTransitionCoverage, EVERY_FAILURE } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: activityMachine,
  starts: Object.fromEntries(
    [true, false].map((member) => [
      member ? 'a member' : 'a visitor',
      () => ({ member, id: '1', location: '/activeInfo?id=1', newKey: () => 'key' }),
    ]),
  ),
  calls: {
    fetchActivity: { outputs: [anActivity('1')] },
    apply: {
      outputs: [''],
      errors: [...EVERY_FAILURE, { kind: 'rejected', code: 400, message: '您已申请过该活动' }],
    },
  },
  events: { apply: [{ type: 'apply' }], retry: [{ type: 'retry' }] },
  key: ({ context }) => [context.member, context.key],
});

function openActivity(member = true) {
  const calls = new CallScript();
  let keys = 0;
  const stage = openStage({
    machine: activityMachine.provide({
      actors: {
        fetchActivity: calls.promise<Activity, { id: string }>(),
        apply: calls.promise<string, { id: string; key: string }>(),
      },
    }),
    input: { member, id: '1', location: '/activeInfo?id=1', newKey: () => `key-${(keys += 1)}` },
    calls,
  });
  return {
    ...stage,
    isBusy: () => stage.subject.getSnapshot().hasTag('busy'),
    title: () => stage.subject.getSnapshot().context.activity?.title,
    applied: () => calls.made.filter(({ id }) => id === 'apply').map(({ input }) => input),
  };
}
type World = ReturnType<typeof openActivity>;

const isReading = (world: World) => {
  expect(world.isBusy()).toBe(false);
  expect(world.title()).toBe('活动1');
};
const isTold = (text: string) => (world: World) => {
  isReading(world);
  expect(world.told.toasts.at(-1)).toEqual({ type: 'toast.show', text, place: 'member' });
  expect(world.heardByParent.at(-1)).toEqual({ type: 'submission.settled' });
};

const activityPlay: PlayOf<typeof activityModel, World> = {
  open: () => openActivity(),
  close: (world) => world.stop(),
  sees: {
    waiting: (world) =>
      expect(world.calls.waiting('fetchActivity').map(({ input }) => input)).toEqual([{ id: '1' }]),
    failed: (world) => {
      expect(world.calls.waiting('fetchActivity')).toEqual([]);
      expect(world.title()).toBeUndefined();
      expect(world.toasts()).toEqual([]);
    },
    reading: (world) => {
      isReading(world);
      expect(world.toasts()).toEqual([]);
    },
    applying: (world) => {
      expect(world.isBusy()).toBe(true);
      expect(world.applied()).toEqual([{ id: '1', key: 'key-1' }]);
    },
    applied: isTold('申请成功，请等待审核'),
    appliedByWord: isTold('我们会尽快审核'),
    toldRefusal: isTold('您已申请过该活动'),
    toldFallback: isTold('申请失败，请稍后重试'),
    toldNetworkFault: isTold('网络错误，请稍后重试'),
    leftToTheDialog: (world) => {
      isReading(world);
      expect(world.toasts()).toEqual([]);
      expect(world.heardByParent).toEqual([{ type: 'submission.settled' }]);
    },
    applyingAnew: (world) => expect(world.applied().at(-1)).toEqual({ id: '1', key: 'key-2' }),
    applyingTheSame: (world) => {
      expect(world.applied()).toHaveLength(2);
      expect(world.applied().at(-1)).toEqual({ id: '1', key: 'key-1' });
    },
  },
  does: {
    activityArrives: (world) => world.calls.answer('fetchActivity', anActivity('1')),
    activityFails: (world) =>
      world.calls.fail('fetchActivity', { kind: 'rejected', code: 404, message: '活动不存在或已下架' }),
    retry: (world) => world.send({ type: 'retry' }),
    apply: (world) => world.send({ type: 'apply' }),
    applyAgain: (world) => world.send({ type: 'apply' }),
    serverAccepts: (world) => world.calls.answer('apply', ''),
    serverAcceptsWithWords: (world) => world.calls.answer('apply', '我们会尽快审核'),
    serverRefusesWithoutWords: (world) =>
      world.calls.fail('apply', { kind: 'rejected', code: 400, message: '' }),
    serverRefuses: (world) =>
      world.calls.fail('apply', { kind: 'rejected', code: 400, message: '您已申请过该活动' }),
    networkFails: (world) => world.calls.fail('apply', { kind: 'timeout' }),
    loginHasExpired: (world) => world.calls.fail('apply', { kind: 'expired', message: '' }),
  },
};
describeModel('a promotion', activityModel, activityPlay);

const visitorActivityPlay: PlayOf<typeof visitorActivityModel, World> = {
  open: async () => {
    const world = openActivity(false);
    await world.calls.answer('fetchActivity', anActivity('1'));
    return world;
  },
  close: (world) => world.stop(),
  sees: {
    reading: isReading,
    told: (world) => {
      expect(world.told.toasts.at(-1)).toEqual({ type: 'toast.show', text: '请先登录', place: 'member' });
      expect(world.applied()).toEqual([]);
    },
    stillTold: (world) => expect(world.went()).toEqual([]),
    atLogin: (world) => {
      expect(world.went()).toEqual(['/login?redirect=%2FactiveInfo%3Fid%3D1']);
      expect(world.applied()).toEqual([]);
    },
  },
  does: {
    apply: (world) => world.send({ type: 'apply' }),
    almostASecondPasses: (world) => world.pass(999),
    theSecondIsOver: (world) => world.pass(1),
  },
};
describeModel('a visitor applies for a promotion', visitorActivityModel, visitorActivityPlay);

test('a visitor who comes back from the login is told again', async () => {
  const world = openActivity(false);
  await world.calls.answer('fetchActivity', anActivity('1'));
  for (const times of [1, 2]) {
    await world.send({ type: 'apply' });
    await world.pass(1000);
    expect(world.toasts()).toHaveLength(times);
    expect(world.went()).toHaveLength(times);
  }
  world.stop();
});

describe('how an application stands (spec 2 §4)', () => {
  test.each([
    [1, '待审核', 'waiting'],
    [2, '已通过', 'good'],
    [3, '已拒绝', 'bad'],
    [0, '未定义', 'none'],
    [4, '未定义', 'none'],
    [99, '未定义', 'none'],
  ])('%i is %s', (state, text, tone) => {
    expect(applicationState(state)).toEqual({ text, tone });
  });
});
