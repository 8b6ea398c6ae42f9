import { expect, test } from 'vitest';
import type { CallError } from '#machines/kit/calls/callError.ts';
import type { ProfilePatchedEvent } from '#machines/app/session/userInfo.ts';
import { transferSwitchMachine, transferSwitchSubmission } from '#machines/assets/transferSwitch.machine.ts';
import { transferSwitchModel } from '#tests/models/assets/transferSwitch.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { createHarness } from '#tests/support/harness.ts';

const bound = (calls: CallScript) => calls.bind(transferSwitchSubmission);

function openSwitch(submission: (calls: CallScript) => typeof transferSwitchSubmission = bound) {
  const calls = new CallScript();
  const harness = createHarness({
    machine: transferSwitchMachine.provide({
      actors: { submission: submission(calls) },
    }),
    calls,
  });
  return {
    ...harness,
    isBusy: () => harness.subject.getSnapshot().hasTag('busy'),
    hasSubmission: () => harness.subject.getSnapshot().children.submission !== undefined,
    /** the statuses sent to the session, oldest first */
    statuses: () => harness.sent.session.map((event) => (event as ProfilePatchedEvent).patch.transferstatus),
    turn: (status: 0 | 1) => harness.send({ type: 'switched', status }),
  };
}
type World = ReturnType<typeof openSwitch>;

const saves = (status: number) => (world: World) => {
  expect([world.isBusy(), world.hasSubmission()]).toEqual([true, true]);
  expect(world.calls.only('send').input).toEqual({ intent: { status }, key: expect.any(String) });
};
const isIdle = (world: World) => {
  expect([world.isBusy(), world.hasSubmission()]).toEqual([false, false]);
  expect(world.calls.waiting('send')).toEqual([]);
  expect(world.sentToParent).toEqual([]);
};
const toastShown = (text: string) => (world: World) => {
  isIdle(world);
  expect(world.sent.toasts.at(-1)).toEqual({ type: 'toast.show', text });
};

const steps: ModelStepsOf<typeof transferSwitchModel, World> = {
  open: () => openSwitch(),
  close: (world) => world.stop(),
  sees: {
    off: (world) => {
      isIdle(world);
      expect(world.statuses().at(-1) ?? 0).toBe(0);
    },
    turningOn: saves(1),
    refused: (world) => {
      toastShown('系统维护')(world);
      expect(world.statuses()).toEqual([]);
    },
    unanswered: (world) => {
      toastShown('网络错误，请稍后重试')(world);
      expect(world.statuses()).toEqual([]);
    },
    leftToTheDialog: (world) => {
      isIdle(world);
      expect(world.toasts()).toEqual([]);
      expect(world.statuses()).toEqual([]);
    },
    on: (world) => {
      isIdle(world);
      expect(world.toasts()).toEqual([]);
      expect(world.sent.session).toEqual([{ type: 'profile.patched', patch: { transferstatus: 1 } }]);
    },
    turningOff: saves(0),
    stillOn: (world) => {
      toastShown('系统维护')(world);
      expect(world.statuses()).toEqual([1]);
    },
  },
  does: {
    press: (world) => world.turn(world.statuses().at(-1) === 1 ? 0 : 1),
    pressAgain: (world) => world.turn(world.statuses().at(-1) === 1 ? 0 : 1),
    serverSaves: (world) => world.calls.answer('send'),
    serverRefuses: (world) => world.calls.fail('send', { kind: 'rejected', code: 400, message: '系统维护' }),
    answerIsLost: (world) => world.calls.fail('send', { kind: 'offline' }),
    loginHasExpired: (world) => world.calls.fail('send', { kind: 'expired', message: '' }),
  },
};

describeModel('the switch of automatic transfers', transferSwitchModel, steps);

test.each<[string, CallError, string]>([
  ['a refusal without words', { kind: 'rejected', code: 400, message: '' }, '服务器异常，请稍后再试'],
  ['a failure of the server', { kind: 'rejected', code: 500, message: '' }, '服务器异常，请稍后再试'],
  ['a failure of its gateway', { kind: 'gateway', message: '系统维护' }, '系统维护'],
  ['a failure of its gateway without words', { kind: 'gateway', message: '' }, '服务器异常，请稍后再试'],
  ['an answer that makes no sense', { kind: 'malformed' }, '服务器异常，请稍后再试'],
  ['no answer in time', { kind: 'timeout' }, '网络错误，请稍后重试'],
])('%s is shown as a failure, and the switch isIdle', async (_, error, text) => {
  const world = openSwitch();
  await world.turn(1);
  await world.calls.fail('send', error);
  toastShown(text)(world);
  expect(world.toasts()).toEqual([text]);
  expect(world.sent.session).toEqual([]);
  world.stop();
});

test('a submission that crashes frees the switch; what it sent is the affair of the outbox', async () => {
  const fault = new Error('crashed on purpose');
  const crash = () => {
    throw fault;
  };
  const world = openSwitch((calls) => bound(calls).provide({ actions: { notifyDone: crash } }));
  await world.turn(1);
  await world.calls.answer('send');
  isIdle(world);
  expect(world.toasts()).toEqual([]);
  expect(world.sent.crashReporter).toEqual([
    { type: 'crash.reported', actor: 'transferStatus', error: fault },
  ]);
  expect(world.sent.session).toEqual([]);
  world.stop();
});
