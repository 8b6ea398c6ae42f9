import { expect } from 'vitest';
import type { SubmissionRequest } from '#machines/kit/submission/submission.machine.ts';
import { avatarUploadMachine, type AvatarUpload } from '#machines/userCenter/avatarUpload.machine.ts';
import { gamesRecoveryMachine } from '#machines/userCenter/gamesRecovery.machine.ts';
import { PICTURE_MAX_BYTES } from '#machines/userCenter/pictureRules.ts';
import { avatarModel, recoveryModel } from '#tests/models/userCenter/userCenter.models.ts';
import { describeTakeUp } from '#tests/machines/kit/submission/takeUp.ts';
import { CallScript } from '#tests/support/callScript.ts';
import type { ModelStepsOf } from '#tools/paths/runPath.ts';
import { describeModel } from '#tests/support/modelRunner.ts';
import { aMember } from '#tests/support/samples.ts';
import { createHarness } from '#tests/support/harness.ts';

const PICTURE = new Blob(['x'], { type: 'image/webp' });

function openAvatar() {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(avatarUploadMachine),
    calls,
  });
  return { ...harness, snapshot: () => harness.subject.getSnapshot() };
}
type AvatarWorld = ReturnType<typeof openAvatar>;

const isIdle = (world: AvatarWorld) => {
  expect(world.snapshot().matches('idle')).toBe(true);
  expect(world.snapshot().context.picture).toBeNull();
  expect(world.calls.waiting('upload')).toEqual([]);
};
const isSending = (percent: number) => (world: AvatarWorld) => {
  expect(world.snapshot().context).toEqual({ picture: PICTURE, percent, refusal: null });
  expect(world.snapshot().hasTag('busy')).toBe(true);
  expect(world.calls.waiting('upload').map(({ input }) => (input as AvatarUpload).picture)).toEqual([
    PICTURE,
  ]);
};

const avatarSteps: ModelStepsOf<typeof avatarModel, AvatarWorld> = {
  open: openAvatar,
  close: (world) => world.stop(),
  sees: {
    idle: (world) => {
      isIdle(world);
      expect(world.sent.session).toEqual([]);
    },
    wrongTypeShown: (world) => {
      isIdle(world);
      expect(world.toasts()).toEqual(['图片格式不正确，请选择JPG、PNG、GIF或WEBP']);
    },
    tooLargeShown: (world) => {
      isIdle(world);
      expect(world.toasts()).toEqual(['图片不能超过5MB']);
    },
    sending: isSending(0),
    halfSent: isSending(50),
    failed: (world) => {
      expect(world.snapshot().matches('failed')).toBe(true);
      expect(world.snapshot().context.picture).toBe(PICTURE);
      expect(world.toasts()).toHaveLength(1);
    },
    leftToTheDialog: (world) => {
      isIdle(world);
      expect(world.toasts()).toEqual([]);
    },
    changed: (world) => {
      isIdle(world);
      expect(world.toasts()).toEqual(['头像已更新']);
      expect(world.sent.session).toEqual([{ type: 'profile.refresh' }]);
    },
  },
  does: {
    chooseNoPicture: (world) =>
      world.send({ type: 'picture.chosen', picture: new Blob(['x'], { type: 'image/svg+xml' }) }),
    chooseTooLarge: (world) =>
      world.send({
        type: 'picture.chosen',
        picture: new Blob([new Uint8Array(PICTURE_MAX_BYTES + 1)], { type: 'image/png' }),
      }),
    choose: (world) => world.send({ type: 'picture.chosen', picture: PICTURE }),
    halfIsSent: (world) =>
      (world.calls.latest('upload').input as AvatarUpload).receiver.send({
        type: 'upload.progressed',
        percent: 50,
      }),
    serverTakesIt: (world) => world.calls.answer('upload'),
    serverRefuses: async (world) => {
      await world.calls.fail('upload', { kind: 'rejected', code: 400, message: '图片太暗' });
      expect(world.toasts()).toEqual(['图片太暗']);
    },
    networkFails: async (world) => {
      await world.calls.fail('upload', { kind: 'timeout' });
      expect(world.toasts()).toEqual(['网络错误，请稍后重试']);
    },
    loginHasExpired: (world) => world.calls.fail('upload', { kind: 'expired', message: '' }),
    retry: (world) => world.send({ type: 'upload.retried' }),
    cancel: (world) => world.send({ type: 'upload.cancelled' }),
  },
};
describeModel('the picture of the member', avatarModel, avatarSteps);

function openRecovery() {
  const calls = new CallScript();
  const harness = createHarness({
    machine: calls.bind(gamesRecoveryMachine),
    calls,
  });
  return {
    ...harness,
    isBusy: () => harness.subject.getSnapshot().hasTag('busy'),
    keys: () =>
      calls.made.filter(({ id }) => id === 'send').map(({ input }) => (input as SubmissionRequest<null>).key),
  };
}
type RecoveryWorld = ReturnType<typeof openRecovery>;

const USER = aMember({ balance: '300.00' });
const toastShown = (text: string) => (world: RecoveryWorld) => {
  expect(world.isBusy()).toBe(false);
  expect(world.toasts()).toEqual([text]);
  expect(world.sent.session).toEqual([]);
};

const recoverySteps: ModelStepsOf<typeof recoveryModel, RecoveryWorld> = {
  open: openRecovery,
  close: (world) => world.stop(),
  sees: {
    idle: (world) => {
      expect(world.isBusy()).toBe(false);
      expect(world.toasts()).toEqual([]);
    },
    recovering: (world) => {
      expect(world.isBusy()).toBe(true);
      expect(world.keys()).toEqual(['key-1']);
    },
    recovered: (world) => {
      expect(world.toasts()).toEqual(['游戏下分成功']);
      expect(world.calls.waiting('refreshMoney')).toHaveLength(1);
      expect(world.keys()).toEqual(['key-1']);
    },
    counted: (world) => {
      expect(world.isBusy()).toBe(false);
      expect(world.sent.session).toEqual([{ type: 'profile.patched', patch: USER }]);
    },
    successShown: toastShown('游戏下分成功'),
    refusalShown: toastShown('下分请求失败，请稍后重试'),
    networkFaultShown: toastShown('网络错误，请稍后重试'),
    recoveringAnew: (world) => expect(world.keys()).toEqual(['key-1', 'key-2']),
    recoveringTheSame: (world) => expect(world.keys()).toEqual(['key-1', 'key-1']),
  },
  does: {
    recover: (world) => world.send({ type: 'recover' }),
    recoverAgain: (world) => world.send({ type: 'recover' }),
    serverRecovers: (world) => world.calls.answer('send', ''),
    serverRefuses: (world) => world.calls.fail('send', { kind: 'rejected', code: 400, message: '' }),
    networkFails: (world) => world.calls.fail('send', { kind: 'offline' }),
    moneyArrives: (world) => world.calls.answer('refreshMoney', USER),
    moneyFails: (world) => world.calls.fail('refreshMoney', { kind: 'offline' }),
  },
};
describeModel('the recovery of the games’ money', recoveryModel, recoverySteps);

describeTakeUp('a recovery of the games’ money', {
  machine: (calls) => calls.bind(gamesRecoveryMachine),
  kind: 'transall',
  intent: null,
  foreign: { amount: '1' },
  shows: { value: { recovering: 'unsettled' } },
  retry: (world) => world.send({ type: 'recover' }),
  submit: (world) => world.send({ type: 'recover' }),
  receipt: '',
});
