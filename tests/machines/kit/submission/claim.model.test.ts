import { expect, test } from 'vitest';
import { rebateMachine } from '#machines/assets/rebate.machine.ts';
import type { ClaimMachine } from '#machines/kit/submission/claim.machine.ts';
import type { SubmissionCommand } from '#machines/kit/submission/submission.machine.ts';
import { welfareGrabMachine, welfareGrabSubmission } from '#machines/welfare/welfare.machine.ts';
import { claimModel } from '#tests/models/kit/submission/claim.model.ts';
import { describeTakeUp, toSubmission } from './takeUp.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

/** A claim with its toast for a success; `8.88` is the amount in the server's response. */
function openClaim(machine: ClaimMachine, sample: { some: string; none: string; given: string }) {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(machine),
    calls,
  });
  const snapshot = () => harness.subject.getSnapshot();
  return {
    ...harness,
    sample,
    isBusy: () => snapshot().hasTag('busy'),
    hasSubmission: () => snapshot().children.submission !== undefined,
    isUnknown: () => snapshot().matches({ submitting: 'unsettled' }),
    async toSubmission(event: SubmissionCommand) {
      snapshot().children.submission?.send(event);
      await harness.pass(0);
    },
    claim: (has: boolean) => harness.send({ type: 'claim', available: has ? sample.some : sample.none }),
  };
}

const openGrab = () =>
  openClaim(welfareGrabMachine, {
    some: '1',
    none: '0',
    given: '恭喜您获得8.88元红包！',
  });
const openRebate = () => openClaim(rebateMachine, { some: '0.01', none: '0.00', given: '8.88' });

type World = ReturnType<typeof openClaim>;

const keys = (world: World) => world.calls.made.map(({ input }) => (input as { key: string }).key);
const expectToast = (world: World, text: string) =>
  expect(world.sent.toasts.at(-1)).toEqual({ type: 'toast.show', text });
const isSending = (world: World) => {
  expect(world.isBusy()).toBe(true);
  expect(world.hasSubmission()).toBe(true);
  expect(world.calls.only('send').input).toEqual({ intent: null, key: keys(world).at(-1) });
};
/** Expects every claim to have ended. */
const hasEnded = (world: World) => {
  expect(world.isBusy()).toBe(false);
  expect(world.hasSubmission()).toBe(false);
  expect(world.calls.waiting('send')).toEqual([]);
  expect(world.sentToParent).toEqual([...new Set(keys(world))].map(() => ({ type: 'claim.ended' })));
};

function claimSteps(
  open: () => World,
  texts: { none: string; network: string },
): ModelStepsOf<typeof claimModel, World> {
  return {
    open,
    close: (world) => world.stop(),
    sees: {
      idle: hasEnded,
      nothingToClaimShown: (world) => {
        expectToast(world, texts.none);
        expect(keys(world)).toEqual([]);
        hasEnded(world);
      },
      sending: (world) => {
        isSending(world);
        expect(new Set(keys(world)).size).toBe(keys(world).length);
        expect(world.isUnknown()).toBe(false);
      },
      given: (world) => {
        expectToast(world, world.sample.given);
        hasEnded(world);
      },
      refused: (world) => {
        expectToast(world, '活动未开始');
        hasEnded(world);
      },
      unknown: (world) => {
        expectToast(world, texts.network);
        expect([world.isBusy(), world.hasSubmission(), world.isUnknown()]).toEqual([true, true, true]);
      },
      sendingAgain: (world) => {
        isSending(world);
        expect(keys(world).length).toBeGreaterThan(1);
        expect(new Set(keys(world)).size).toBe(1);
        expect(world.isUnknown()).toBe(true);
      },
    },
    does: {
      claimWithNone: (world) => world.claim(false),
      claim: (world) => world.claim(true),
      claimAgain: (world) => world.claim(true),
      serverGives: (world) => world.calls.answer('send', '8.88'),
      serverRefuses: (world) =>
        world.calls.fail('send', { kind: 'rejected', code: 400, message: '活动未开始' }),
      answerIsLost: (world) => world.calls.fail('send', { kind: 'offline' }),
      retry: (world) => world.toSubmission({ type: 'submission.retry' }),
      giveUp: (world) => world.toSubmission({ type: 'submission.abandon' }),
    },
  };
}

describeModel(
  'a grab on the welfare page',
  claimModel,
  claimSteps(openGrab, { none: '您的剩余次数不足！', network: '服务器异常，请稍后再试' }),
);
describeModel(
  'a claim of the rebate',
  claimModel,
  claimSteps(openRebate, { none: '暂无领取额度！', network: '网络错误，请稍后重试' }),
);

describeTakeUp('a grab on the welfare page', {
  machine: (calls) => calls.bind(welfareGrabMachine),
  kind: 'welfareGrabSubmission',
  intent: null,
  foreign: { amount: '1' },
  shows: { value: { submitting: 'unsettled' } },
  retry: (world) => toSubmission(world, { type: 'submission.retry' }),
  submit: (world) => world.send({ type: 'claim', available: '1' }),
  receipt: '8.88',
});
describeTakeUp('a claim of the rebate', {
  machine: (calls) => calls.bind(rebateMachine),
  kind: 'rebateClaim',
  intent: null,
  foreign: { amount: '1' },
  shows: { value: { submitting: 'unsettled' } },
  retry: (world) => toSubmission(world, { type: 'submission.retry' }),
  submit: (world) => world.send({ type: 'claim', available: '0.01' }),
  receipt: '领取成功',
});

test('a submission that crashes frees the claim; what it sent is the affair of the outbox', async () => {
  const calls = new CallScript();
  const fault = new Error('crashed on purpose');
  const crash = () => {
    throw fault;
  };
  const broken = calls.bind(welfareGrabSubmission).provide({ actions: { notifyDone: crash } });
  const harness = createHarness({
    machine: welfareGrabMachine.provide({ actors: { submission: broken } }),
    calls,
  });
  await harness.send({ type: 'claim', available: '1' });
  await calls.answer('send', '8.88');
  expect(harness.subject.getSnapshot().hasTag('busy')).toBe(false);
  expect(harness.subject.getSnapshot().children.submission).toBeUndefined();
  expect(harness.toasts()).toEqual([]);
  expect(harness.sent.crashReporter).toEqual([
    { type: 'crash.reported', actor: welfareGrabSubmission.id, error: fault },
  ]);
  expect(harness.sentToParent).toEqual([]);
  await harness.send({ type: 'claim', available: '1' });
  expect(calls.latest('send').input).toMatchObject({ key: 'key-2' });
  harness.stop();
});
