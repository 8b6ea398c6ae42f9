// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AvatarUpload } from '#machines/userCenter/avatarUpload.machine.ts';
import {
  avatarModel,
  lotteryRecoveryModel,
  maskModel,
  profileModel,
  recoveryModel,
} from '#tests/models/userCenter/userCenter.models.ts';
import { lotteryRecoverySteps } from '#tests/steps/lotteryRecovery.steps.ts';
import { maskSteps } from '#tests/steps/mask.steps.ts';
import { profileSteps } from '#tests/steps/profile.steps.ts';
import { recoverySteps } from '#tests/steps/recovery.steps.ts';
import { modelLongPaths } from '#tests/support/modelPaths.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { MEMBER, type OpenedScreen } from '#tests/support/openScreen.tsx';
import { renderDriver, renderOnSandbox } from '#tests/support/renderedDriver.tsx';
import { BrowserUrl, openUserCenter } from '#tests/views/userCenter/openUserCenter.ts';

const button = (name: string) => screen.getByRole('button', { name });
describeModel(
  'the balance that can be hidden',
  maskModel,
  maskSteps(renderDriver),
  modelLongPaths(maskModel, 12),
);
describeModel(
  'the info of the member',
  profileModel,
  profileSteps(renderDriver),
  modelLongPaths(profileModel, 12),
);

const PROGRESS = '头像上传进度';
const picture = (type: string, size = 1) => new File([new Uint8Array(size)], 'me', { type });
const choose = (type: string, size?: number) => () => {
  // the element's own filter by type is set aside, as a phone's picker may set it aside too
  fireEvent.change(screen.getByLabelText('选择头像图片'), { target: { files: [picture(type, size)] } });
};
const source = () => button('更换头像').querySelector('img')?.getAttribute('src');
const isUploading = (percent: string) => (world: OpenedScreen) => {
  expect(source()).toBe('blob:chosen');
  expect(screen.getByRole('progressbar', { name: PROGRESS }).getAttribute('aria-valuenow')).toBe(percent);
  expect(button('更换头像').getAttribute('aria-busy')).toBe('true');
  expect(world.calls.waiting('upload')).toHaveLength(1);
};
const isIdle = (toasts: string[]) => (world: OpenedScreen) => {
  expect(source()).toBe('/art/avatar.svg');
  expect(screen.queryByRole('progressbar', { name: PROGRESS })).toBeNull();
  expect(screen.queryByText('头像上传失败')).toBeNull();
  expect(world.calls.waiting('upload')).toEqual([]);
  expect(world.toasts).toEqual(toasts);
};
const avatarSteps: ModelStepsOf<typeof avatarModel, OpenedScreen> = {
  open: async () => {
    vi.stubGlobal('URL', BrowserUrl);
    const world = await openUserCenter();
    await world.answer('fetchUser', MEMBER);
    return world;
  },
  sees: {
    idle: (world) => isIdle(world.toasts)(world),
    toldType: isIdle(['图片格式不正确，请选择JPG、PNG、GIF或WEBP']),
    toldSize: isIdle(['图片不能超过5MB']),
    sending: isUploading('0'),
    halfSent: isUploading('50'),
    failed: (world) => {
      // what was chosen still shows, and can be sent again
      expect(source()).toBe('blob:chosen');
      expect(screen.getByText('头像上传失败')).toBeTruthy();
      expect(world.calls.waiting('upload')).toEqual([]);
    },
    changed: (world) => {
      isIdle(['头像已更新'])(world);
      expect(world.calls.waiting('fetchUser')).toHaveLength(1);
    },
  },
  does: {
    chooseNoPicture: choose('image/svg+xml'),
    chooseTooLarge: choose('image/png', 5 * 1024 * 1024 + 1),
    choose: choose('image/png', 5 * 1024 * 1024),
    halfIsSent: async (world) => {
      (world.calls.latest('upload').input as AvatarUpload).onProgress(50);
      await world.pass(0);
    },
    serverTakesIt: (world) => world.answer('upload'),
    serverRefuses: async (world) => {
      await world.fail('upload', { kind: 'rejected', code: 400, message: '图片太暗' });
      expect(world.toasts.at(-1)).toBe('图片太暗');
    },
    networkFails: async (world) => {
      await world.fail('upload', { kind: 'timeout' });
      expect(world.toasts.at(-1)).toBe('网络错误，请稍后重试');
    },
    loginHasExpired: async (world) => {
      await world.fail('upload', { kind: 'expired', message: '' });
      expect(world.toasts).toEqual([]);
    },
    retry: (world) => world.user.click(button('重新上传')),
    cancel: (world) =>
      screen.queryByText('头像上传失败') === null
        ? void world.page().getSnapshot().children.avatar.send({ type: 'upload.cancelled' })
        : world.user.click(button('取消')),
  },
};
describeModel('the picture of the member at the view', avatarModel, avatarSteps);

describeModel(
  'the recovery of the lottery’s money',
  lotteryRecoveryModel,
  lotteryRecoverySteps(renderOnSandbox),
);
describeModel(
  'the recovery of the games’ money at the view',
  recoveryModel,
  recoverySteps(renderOnSandbox),
  modelLongPaths(recoveryModel, 12),
);
