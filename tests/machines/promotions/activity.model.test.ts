import { describe, expect, test } from 'vitest';
import type { CallError } from '#machines/kit/calls/callError.ts';
import { applicationState } from '#machines/promotions/activity.ts';
import { activityMachine, applicationSubmission } from '#machines/promotions/activity.machine.ts';
import type { SubmissionRequest } from '#machines/kit/submission/submission.machine.ts';
import { activityModel, visitorActivityModel } from '#tests/models/promotions/activity.model.ts';
import { anActivity } from '#tests/machines/payoutAccounts/accountSamples.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';
import { submissionSamples } from '#tests/machines/kit/submission/submissions.ts';
import { describeTransitionCoverage } from '#tests/support/transitionCoverage.ts';

describeTransitionCoverage({
  machine: activityMachine,
  starts: Object.fromEntries(
    [true, false].map((member) => [
      member ? 'a member' : 'a visitor',
      () => ({ member, id: '1', location: '/activeInfo?id=1' }),
    ]),
  ),
  calls: {
    fetchActivity: { outputs: [anActivity('1')] },
    // the login detour has no call that could fail
    loginDetour: { outputs: [undefined], errors: [] },
  },
  callbacks: ['submission'],
  events: {
    apply: [{ type: 'apply' }],
    retry: [{ type: 'retry' }],
    'submission.done': [{ type: 'submission.done', receipt: '' }],
    'submission.failed': [
      {
        type: 'submission.failed',
        error: { kind: 'rejected', code: 400, message: '您已申请过该活动' },
        text: '余额不足',
      },
    ],
    'submission.unsettled': [{ type: 'submission.unsettled', text: '网络错误，请稍后重试' }],
  },
  key: ({ context }) => context.member,
});

describeTransitionCoverage({
  machine: applicationSubmission,
  ...submissionSamples({ id: '1' }, '提交成功，等待后台审核'),
});

function openActivity(member = true) {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(activityMachine),
    input: { member, id: '1', location: '/activeInfo?id=1' },
    calls,
  });
  return {
    ...harness,
    isBusy: () => harness.subject.getSnapshot().hasTag('busy'),
    title: () => harness.subject.getSnapshot().context.activity?.title,
    /** the applications that were sent */
    applied: () =>
      calls.made
        .filter(({ id }) => id === 'send')
        .map(({ input }) => {
          const { intent, key } = input as SubmissionRequest<{ id: string }>;
          return { ...intent, key };
        }),
    hasSubmission: () => harness.subject.getSnapshot().children.submission !== undefined,
  };
}
type World = ReturnType<typeof openActivity>;

const isReading = (world: World) => {
  expect(world.isBusy()).toBe(false);
  expect(world.title()).toBe('活动1');
};
const toastShown = (text: string) => (world: World) => {
  isReading(world);
  expect(world.sent.toasts.at(-1)).toEqual({ type: 'toast.show', text });
};
const isSettled = (text: string) => (world: World) => {
  toastShown(text)(world);
  expect(world.hasSubmission()).toBe(false);
};

const activitySteps: ModelStepsOf<typeof activityModel, World> = {
  open: () => openActivity(),
  close: (world) => world.stop(),
  sees: {
    waiting: (world) =>
      expect(world.calls.waiting('fetchActivity').map(({ input }) => input)).toEqual([{ id: '1' }]),
    failed: (world) => {
      expect(world.calls.waiting('fetchActivity')).toEqual([]);
      expect(world.title()).toBeUndefined();
      expect(world.subject.getSnapshot().context.failure).toBe('活动不存在或已下架');
      expect(world.toasts()).toEqual([]);
    },
    reading: (world) => {
      isReading(world);
      expect(world.toasts()).toEqual([]);
    },
    applying: (world) => {
      expect(world.isBusy()).toBe(true);
      expect(world.hasSubmission()).toBe(true);
      expect(world.applied()).toEqual([{ id: '1', key: 'key-1' }]);
    },
    applied: isSettled('申请成功，请等待审核'),
    appliedByWord: isSettled('我们会尽快审核'),
    refusalShown: isSettled('您已申请过该活动'),
    fallbackShown: isSettled('申请失败，请稍后重试'),
    networkFaultShown: toastShown('网络错误，请稍后重试'),
    leftToTheDialog: (world) => {
      isReading(world);
      expect(world.toasts()).toEqual([]);
      expect(world.hasSubmission()).toBe(false);
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
    serverAccepts: (world) => world.calls.answer('send', ''),
    serverAcceptsWithWords: (world) => world.calls.answer('send', '我们会尽快审核'),
    serverRefusesWithoutWords: (world) =>
      world.calls.fail('send', { kind: 'rejected', code: 400, message: '' }),
    serverRefuses: (world) =>
      world.calls.fail('send', { kind: 'rejected', code: 400, message: '您已申请过该活动' }),
    networkFails: (world) => world.calls.fail('send', { kind: 'timeout' }),
    loginHasExpired: (world) => world.calls.fail('send', { kind: 'expired', message: '' }),
  },
};
describeModel('a promotion', activityModel, activitySteps);

const visitorActivitySteps: ModelStepsOf<typeof visitorActivityModel, World> = {
  open: async () => {
    const world = openActivity(false);
    await world.calls.answer('fetchActivity', anActivity('1'));
    return world;
  },
  close: (world) => world.stop(),
  sees: {
    reading: isReading,
    loginRequired: (world) => {
      expect(world.sent.toasts.at(-1)).toEqual({ type: 'toast.show', text: '请先登录' });
      expect(world.applied()).toEqual([]);
    },
    notYetAtLogin: (world) => expect(world.went()).toEqual([]),
    atLogin: (world) => {
      expect(world.sent.navigation).toEqual([
        { type: 'navigation.go', to: '/login?redirect=%2FactiveInfo%3Fid%3D1', replace: false },
      ]);
      expect(world.applied()).toEqual([]);
    },
  },
  does: {
    apply: (world) => world.send({ type: 'apply' }),
    almostASecondPasses: (world) => world.pass(999),
    theSecondIsOver: (world) => world.pass(1),
  },
};
describeModel('a visitor applies for a promotion', visitorActivityModel, visitorActivitySteps);

test('a visitor who comes back from the login gets the hint again', async () => {
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

test('an application after one whose login had expired is an intent of its own', async () => {
  const world = await openApplying();
  await world.calls.fail('send', { kind: 'expired', message: '' });
  await world.send({ type: 'apply' });
  expect(world.applied().map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  world.stop();
});

async function openApplying() {
  const world = openActivity();
  await world.calls.answer('fetchActivity', anActivity('1'));
  await world.send({ type: 'apply' });
  return world;
}
const TIMEOUT: CallError = { kind: 'timeout' };

describe('what went wrong without words of the server', () => {
  test.each<[string, CallError, string]>([
    ['a refusal', { kind: 'rejected', code: 400, message: '' }, '申请失败，请稍后重试'],
    ['a failure of the server', { kind: 'rejected', code: 500, message: '' }, '申请失败，请稍后重试'],
    ['a failure of its gateway', { kind: 'gateway', message: '' }, '申请失败，请稍后重试'],
    ['no connection', { kind: 'offline' }, '网络错误，请稍后重试'],
    ['no answer', TIMEOUT, '网络错误，请稍后重试'],
    ['an answer that makes no sense', { kind: 'malformed' }, '服务器异常，请稍后再试'],
  ])('%s is shown once', async (_, error, text) => {
    const world = await openApplying();
    await world.calls.fail('send', error);
    expect(world.sent.toasts).toEqual([{ type: 'toast.show', text }]);
    expect(world.isBusy()).toBe(false);
    world.stop();
  });
});

describe('an application of unknown fate', () => {
  test('is the same intent until its fate is known, then a new one', async () => {
    const world = await openApplying();
    await world.calls.fail('send', TIMEOUT);
    await world.send({ type: 'apply' });
    await world.calls.fail('send', TIMEOUT);
    await world.send({ type: 'apply' });
    await world.calls.answer('send', '');
    await world.send({ type: 'apply' });
    expect(world.applied().map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
    world.stop();
  });
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
