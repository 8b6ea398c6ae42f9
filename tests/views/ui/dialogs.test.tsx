import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { Menu } from '#ui/Menu.tsx';

function Opener({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

const opener = () => screen.getByRole('button', { name: '打开', hidden: true });

test('a dialog is named by its title, takes the focus and gives it back', async () => {
  render(
    <Opener>
      {(open, close) => (
        <Dialog open={open} onClose={close} title="活动未开始">
          请耐心等待
        </Dialog>
      )}
    </Opener>,
  );
  await userEvent.click(opener());
  const dialog = await screen.findByRole('dialog', { name: '活动未开始' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).not.toBe(opener());
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('Esc closes a dialog, but not one that must be answered', async () => {
  const closed = vi.fn<() => void>();
  const { rerender } = render(<Dialog open onClose={closed} title="欢迎" closeName="关闭欢迎" />);
  expect(await screen.findByRole('button', { name: '关闭欢迎' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
  rerender(<Dialog open onClose={closed} title="欢迎" dismissible={false} />);
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  expect(screen.getByRole('dialog', { name: '欢迎' })).toBeTruthy();
});

test('an alert dialog has name and description and closes by its buttons alone', async () => {
  const confirmed = vi.fn<() => void>();
  render(
    <AlertDialog open title="认证失败" actions={<Button onClick={confirmed}>确定</Button>}>
      您的账号登陆过期，请重新登陆
    </AlertDialog>,
  );
  const dialog = await screen.findByRole('alertdialog', { name: '认证失败' });
  const text = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(text).toBe('您的账号登陆过期，请重新登陆');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(confirmed).toHaveBeenCalledTimes(1);
});

test('an alert dialog with a way out takes Esc for it', async () => {
  const cancelled = vi.fn<() => void>();
  render(
    <AlertDialog open title="退出登录" onCancel={cancelled} actions={<Button>留下来</Button>}>
      确定退出吗？
    </AlertDialog>,
  );
  await screen.findByRole('alertdialog', { name: '退出登录' });
  await userEvent.keyboard('{Escape}');
  expect(cancelled).toHaveBeenCalledTimes(1);
});

test('the drawer is a dialog by name with a close button', async () => {
  render(
    <Opener>
      {(open, close) => (
        <Drawer open={open} onClose={close} name="菜单">
          <a href="#/vip">VIP特权</a>
        </Drawer>
      )}
    </Opener>,
  );
  await userEvent.click(opener());
  expect(await screen.findByRole('dialog', { name: '菜单' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a menu opens, moves with the arrow keys, closes by Esc and outside, and gives the focus back', async () => {
  const chosen = vi.fn<(name: string) => void>();
  render(
    <>
      <Menu
        label="客服"
        items={[
          { label: '在线客服', onSelect: () => chosen('在线客服') },
          { label: '帮助中心', onSelect: () => chosen('帮助中心') },
        ]}
      >
        ?
      </Menu>
      <p>别处</p>
    </>,
  );
  const button = screen.getByRole('button', { name: '客服' });
  const focusIsOn = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name })));
  const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  await focusIsOn('在线客服');
  await userEvent.keyboard('{ArrowDown}');
  await focusIsOn('帮助中心');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Home}');
  await focusIsOn('在线客服');
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(document.activeElement).toBe(button));
  await userEvent.keyboard('{ArrowDown}');
  await focusIsOn('在线客服');
  await userEvent.click(screen.getByText('别处'));
  await isClosed();
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: '帮助中心' }));
  expect(chosen.mock.calls).toEqual([['帮助中心']]);
  await isClosed();
});
