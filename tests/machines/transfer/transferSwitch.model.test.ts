import { expect, test } from 'vitest';
import { SUBMISSION_TAG } from '#machines/root/submissionTag.ts';
import type { UserInfo } from '#machines/session/userInfo.ts';
import { transferSwitchMachine } from '#machines/transfer/transferSwitch.machine.ts';
import { transferSwitchModel } from '#tests/models/transfer/transferSwitch.model.ts';
import { CallScript } from '#tests/support/callScript.ts';
import { describeModel, type PlayOf } from '#tests/support/modelRunner.ts';
import { aMember } from '#tests/support/samples.ts';
import { openStage } from '#tests/support/stage.ts';

const MEMBER = aMember({ transferstatus: 0 });
const SETTLED = { type: 'submission.settled' };

function openSwitch(member?: UserInfo) {
  const calls = new CallScript();
  const stage = openStage({
    machine: transferSwitchMachine.provide({
      actors: { saveStatus: calls.promise<void, { status: number }>() },
    }),
    calls,
    ...(member && { member }),
  });
  return {
    ...stage,
    has: (tag: 'busy' | typeof SUBMISSION_TAG) => stage.subject.getSnapshot().hasTag(tag),
    /** the states that the session was told, oldest first */
    statuses: () =>
      stage.told.session.map((event) => (event as unknown as { user: UserInfo }).user.transferstatus),
    turn: (status: 0 | 1) => stage.send({ type: 'switched', status }),
  };
}
type World = ReturnType<typeof openSwitch>;

const saves = (status: number) => (world: World) => {
  expect([world.has('busy'), world.has(SUBMISSION_TAG)]).toEqual([true, true]);
  expect(world.calls.only('saveStatus').input).toEqual({ status });
};
const rests = (world: World) => {
  expect([world.has('busy'), world.has(SUBMISSION_TAG)]).toEqual([false, false]);
  expect(world.calls.waiting('saveStatus')).toEqual([]);
  expect(world.heardByParent).toEqual(world.calls.made.map(() => SETTLED));
};
const isTold = (text: string) => (world: World) => {
  rests(world);
  expect(world.told.toasts.at(-1)).toEqual({ type: 'toast.show', text, place: 'member' });
};

const play: PlayOf<typeof transferSwitchModel, World> = {
  open: () => openSwitch(MEMBER),
  close: (world) => world.stop(),
  sees: {
    off: (world) => {
      rests(world);
      expect(world.statuses().at(-1) ?? 0).toBe(0);
    },
    turningOn: saves(1),
    refused: (world) => {
      isTold('系统维护')(world);
      expect(world.statuses()).toEqual([]);
    },
    unanswered: (world) => {
      isTold('网络错误，请稍后重试')(world);
      expect(world.statuses()).toEqual([]);
    },
    leftToTheDialog: (world) => {
      rests(world);
      expect(world.toasts()).toEqual([]);
      expect(world.statuses()).toEqual([]);
    },
    on: (world) => {
      rests(world);
      expect(world.toasts()).toEqual([]);
      expect(world.told.session).toEqual([
        { type: 'profile.changed', user: { ...MEMBER, transferstatus: 1 } },
      ]);
    },
    turningOff: saves(0),
    stillOn: (world) => {
      isTold('系统维护')(world);
      expect(world.statuses()).toEqual([1]);
    },
  },
  does: {
    press: (world) => world.turn(world.statuses().at(-1) === 1 ? 0 : 1),
    pressAgain: (world) => world.turn(world.statuses().at(-1) === 1 ? 0 : 1),
    serverSaves: (world) => world.calls.answer('saveStatus'),
    serverRefuses: (world) =>
      world.calls.fail('saveStatus', { kind: 'rejected', code: 400, message: '系统维护' }),
    answerIsLost: (world) => world.calls.fail('saveStatus', { kind: 'offline' }),
    loginHasExpired: (world) => world.calls.fail('saveStatus', { kind: 'expired', message: '' }),
  },
};

describeModel('the switch of automatic transfers', transferSwitchModel, play);

test('a status that is saved when no member is known any more is told to nobody', async () => {
  const world = openSwitch();
  await world.turn(1);
  await world.calls.answer('saveStatus');
  expect(world.told.session).toEqual([]);
  rests(world);
  world.stop();
});
