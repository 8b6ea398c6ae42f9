// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { SidebarButton } from '#app/shell/SidebarButton.tsx';
import { MEMBER, openPart } from '#tests/support/openScreen.tsx';
// loaded in advance, so that no test waits for a chunk
import '#app/shell/Sidebar.tsx';

const Shell = () => <SidebarButton className="" />;

async function openSidebar(options: Parameters<typeof openPart>[1] = {}) {
  const shell = await openPart(Shell, options);
  await shell.user.click(screen.getByRole('button', { name: '菜单' }));
  const dialog = within(await screen.findByRole('dialog', { name: '菜单' }));
  return { ...shell, dialog };
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const linksOf = (dialog: { getAllByRole: typeof screen.getAllByRole }) =>
  dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const PLACES = [
  ['首页', '#/'],
  ['优惠活动', '#/activeList'],
  ['APP下载', '#/app'],
  ['VIP特权', '#/vip'],
  ['理性娱乐', '#/protection'],
];

describe('the sidebar', () => {
  test('offers a visitor the login and the main places', async () => {
    const { dialog } = await openSidebar();
    expect(linksOf(dialog)).toEqual([['登录/注册', '#/login'], ...PLACES]);
    expect(dialog.getByRole('button', { name: '在线客服' })).toBeTruthy();
    expect(dialog.getByText(/USDT/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: '退出登录' })).toBeNull();
  });

  test('shows a member name, balance and the ways to the money', async () => {
    const { dialog } = await openSidebar({ user: MEMBER });
    expect(dialog.getByText('player88')).toBeTruthy();
    expect(dialog.getByText('¥1,234,567,890,123,456.78')).toBeTruthy();
    expect(linksOf(dialog)).toEqual([
      ['我的账户', '#/userCenter'],
      ['充值', '#/deposit'],
      ['提现', '#/withdraw'],
      ...PLACES,
    ]);
  });

  test('offers no app inside the native app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 NativeApp/1.0');
    const { dialog } = await openSidebar();
    expect(dialog.queryByRole('link', { name: 'APP下载' })).toBeNull();
  });

  test('is closed by its button and leaves the history as it was', async () => {
    const { user, dialog } = await openSidebar();
    expect(window.history.state).toMatchObject({ overlay: true });
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    await isGone();
    await waitFor(() => expect(window.history.state).not.toMatchObject({ overlay: true }));
  });

  test('is closed by Back, which leaves the page where it is', async () => {
    await openSidebar({ location: '/kefu' });
    act(() => window.history.back());
    await isGone();
    expect(window.location.hash).toBe('#/kefu');
  });

  test('goes where a link leads, in place of its own history entry', async () => {
    const { user, dialog } = await openSidebar({ location: '/kefu' });
    const entries = window.history.length;
    await user.click(dialog.getByRole('link', { name: '优惠活动' }));
    await isGone();
    expect(window.location.hash).toBe('#/activeList');
    expect(window.history.length).toBe(entries);
    act(() => window.history.back());
    await waitFor(() => expect(window.location.hash).toBe('#/kefu'));
  });

  test('only closes for a link to this very place', async () => {
    const { user, dialog } = await openSidebar();
    await user.click(dialog.getByRole('link', { name: '首页' }));
    await isGone();
    expect(window.location.hash).toBe('#/');
    await waitFor(() => expect(window.history.state).not.toMatchObject({ overlay: true }));
  });

  test('is closed by any other move', async () => {
    await openSidebar();
    act(() => {
      window.location.hash = '#/login';
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('opens customer service inside the press', async () => {
    const { root, dialog } = await openSidebar();
    act(() => dialog.getByRole('button', { name: '在线客服' }).click());
    expect(root.system.get('customerService')?.getSnapshot()).toHaveProperty('value.opening', 'fetching');
    await isGone();
  });

  test('lets a member ask to log out', async () => {
    const { user, root, dialog } = await openSidebar({ user: MEMBER });
    await user.click(dialog.getByRole('button', { name: '退出登录' }));
    await isGone();
    const session = root.getSnapshot().children.session?.getSnapshot();
    expect(session?.matches({ member: { logout: 'confirming' } })).toBe(true);
  });
});
