// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { AvatarUpload } from '#machines/userCenter/avatarUpload.machine.ts';
import type { VipLevel } from '#machines/vip/vipLevel.ts';
import { MEMBER } from '#tests/support/openScreen.tsx';
import { BrowserUrl, openUserCenter as openPage } from '#tests/views/userCenter/openUserCenter.ts';

const press = (name: string) => screen.getByRole('button', { name });
const level = (number: number, recharge: string) => ({ level: number, recharge }) as VipLevel;

test('the recovery of the lottery’s money: 用户未登录或缺少 token', async () => {
  const { user, toasts, calls } = await openPage({ user: { ...MEMBER, hasLotteryToken: false } });
  await user.click(press('彩票下分'));
  expect(toasts).toEqual(['用户未登录或缺少 token']);
  expect(calls.count('recount')).toBe(0);
});

describe('the way to the next VIP level (D31)', () => {
  test('is a progress bar with what is required', async () => {
    const { answer } = await openPage();
    await answer('load', [level(3, '50000'), level(4, '200000')]);
    expect(screen.getByRole('progressbar', { name: 'VIP进度' }).getAttribute('aria-valuenow')).toBe('26');
    expect(screen.getByText('¥52,000.00 / ¥200,000.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: '下一等级 VIP4' })).toBeTruthy();
  });
  test('ends at the top', async () => {
    const { answer } = await openPage();
    await answer('load', [level(3, '50000')]);
    expect(screen.getByText('已达最高等级')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'VIP进度' }).getAttribute('aria-valuenow')).toBe('100');
  });
  test('can be requested again where the levels do not come', async () => {
    const { user, fail, calls } = await openPage();
    await fail('load', { kind: 'offline' });
    await user.click(press('重新加载等级'));
    expect(calls.count('load')).toBe(2);
  });
});

describe('the picture', () => {
  const choose = async (user: Awaited<ReturnType<typeof openPage>>['user'], type = 'image/png') => {
    vi.stubGlobal('URL', BrowserUrl);
    await user.upload(screen.getByLabelText('选择头像图片'), new File(['x'], 'me', { type }));
  };
  test('shows at once, with its progress, until the server has it', async () => {
    const { user, calls, answer, toasts, view } = await openPage();
    await choose(user);
    const upload = calls.latest('upload').input as AvatarUpload;
    expect(upload.picture.type).toBe('image/png');
    expect(view.container.querySelector('img')?.getAttribute('src')).toBe('blob:chosen');
    expect(screen.getByRole('progressbar', { name: '头像上传进度' }).getAttribute('aria-valuenow')).toBe('0');
    await answer('upload');
    expect(toasts).toEqual(['头像已更新']);
    expect(screen.queryByRole('progressbar', { name: '头像上传进度' })).toBeNull();
  });
  test('that did not arrive is sent again, or let go', async () => {
    const { user, fail, calls } = await openPage();
    await choose(user);
    await fail('upload', { kind: 'timeout' });
    await user.click(press('重新上传'));
    expect(calls.count('upload')).toBe(2);
    await fail('upload', { kind: 'offline' });
    await user.click(press('取消'));
    expect(screen.queryByText('头像上传失败')).toBeNull();
  });
  test('whose login has expired is let go without a word', async () => {
    const { user, fail, toasts, view } = await openPage();
    await choose(user);
    await fail('upload', { kind: 'expired', message: '' });
    expect(view.container.querySelector('img')?.getAttribute('src')).toBe('/art/avatar.svg');
    expect(screen.queryByText('头像上传失败')).toBeNull();
    expect(toasts).toEqual([]);
  });
});
