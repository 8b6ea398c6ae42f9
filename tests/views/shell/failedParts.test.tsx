// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ExpiryDialog } from '#app/shell/ExpiryDialog.tsx';
import { Header } from '#app/shell/Header.tsx';
import { MEMBER, openPart } from '#tests/support/openScreen.tsx';

const lost = vi.hoisted(() => () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('#ui/AlertDialog.tsx', lost);
vi.mock('#ui/Drawer.tsx', lost);
vi.mock('#ui/Menu.tsx', lost);

describe('a part of the shell that cannot be fetched', () => {
  test.each([
    ['菜单', 'dialog'],
    ['客服', 'menu'],
  ])('%s says so with every press', async (name, role) => {
    const { user, toasts } = await openPart(() => <Header title="流金娱乐" inner={false} />);
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(toasts).toEqual(['网络错误，请稍后重试']));
    expect(screen.queryByRole(role)).toBeNull();

    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(toasts).toHaveLength(2));
  });

  test('leaves the expiry of a login to be confirmed all the same', async () => {
    const { user, root } = await openPart(ExpiryDialog, {
      member: true,
      user: MEMBER,
      location: '/userCenter',
    });
    act(() => {
      root.system.get('session')?.send({ type: 'call.expired' });
    });
    const dialog = within(await screen.findByRole('alertdialog', { name: '认证失败' }));
    const confirm = dialog.getByRole('button', { name: '确定' });
    expect(document.activeElement).toBe(confirm);
    await user.click(confirm);
    expect(window.location.hash).toBe('#/login');
  });
});
