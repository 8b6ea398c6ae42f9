// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
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
import { recoverySteps } from '#tests/steps/recovery.steps.ts';
import { modelLongPaths } from '#tests/support/modelPaths.ts';
import { describeModel, type ModelStepsOf } from '#tests/support/modelRunner.ts';
import { MEMBER, type OpenedScreen } from '#tests/support/openScreen.tsx';
import { renderOnSandbox } from '#tests/support/renderedDriver.tsx';
import { BrowserUrl, openUserCenter } from '#tests/views/userCenter/openUserCenter.ts';

const button = (name: string) => screen.getByRole('button', { name });
const wallet = () => within(screen.getByRole('region', { name: '我的钱包' }));

interface MaskWorld {
  store: { masked: boolean };
  page: OpenedScreen;
}
const BALANCE = '¥1,234,567,890,123,456.78';
const maskSteps: ModelStepsOf<typeof maskModel, MaskWorld> = {
  open: async () => {
    const store = { masked: false };
    return { store, page: await openUserCenter({ store }) };
  },
  sees: {
    shown: () => {
      expect(wallet().getByText(BALANCE)).toBeTruthy();
      expect(button('隐藏余额')).toBeTruthy();
    },
    hidden: () => {
      expect(wallet().getByText('****')).toBeTruthy();
      expect(document.body.textContent).not.toContain(BALANCE);
      expect(button('显示余额')).toBeTruthy();
    },
  },
  does: {
    hide: ({ page }) => page.user.click(button('隐藏余额')),
    show: ({ page }) => page.user.click(button('显示余额')),
    openAnew: async (world) => {
      world.page.view.unmount();
      world.page = await openUserCenter({ store: world.store });
    },
  },
};
describeModel('the balance that can be hidden', maskModel, maskSteps);

const FAILED = '获取用户信息失败，请稍后重试！';
const knows = (name: string | null) => expect(screen.queryByText('player88')?.textContent ?? null).toBe(name);
const isTold = (failed: boolean) => expect(screen.queryByText(FAILED) !== null).toBe(failed);
/** Of a member who is not known no level is named, and no amount. */
const namesNothing = () => expect(document.body.textContent).not.toMatch(/VIP\d|¥/);
const profileSteps: ModelStepsOf<typeof profileModel, OpenedScreen> = {
  open: () => openUserCenter({ user: null }),
  sees: {
    waiting: (world) => {
      knows(null);
      isTold(false);
      namesNothing();
      expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
      expect(world.calls.waiting('fetchUser')).toHaveLength(1);
    },
    failed: () => {
      knows(null);
      isTold(true);
      namesNothing();
    },
    info: () => {
      knows('player88');
      isTold(false);
      expect(screen.getByText('VIP3')).toBeTruthy();
    },
    infoWhileRefreshing: (world) => {
      knows('player88');
      isTold(false);
      expect(world.calls.waiting('fetchUser')).toHaveLength(1);
    },
    infoBesideAFailure: () => {
      knows('player88');
      isTold(true);
    },
    newerInfo: () => {
      isTold(false);
      expect(screen.getByText('VIP4')).toBeTruthy();
    },
  },
  does: {
    infoArrives: (world) => world.answer('fetchUser', MEMBER),
    newerInfoArrives: (world) => world.answer('fetchUser', { ...MEMBER, vip: 4 }),
    infoFails: (world) => world.fail('fetchUser', { kind: 'offline' }),
    retry: (world) => world.user.click(button('重试')),
    leaveAndComeBack: async (world) => {
      await world.leave();
      await world.reopen();
    },
  },
};
describeModel('the info of the member', profileModel, profileSteps);

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
