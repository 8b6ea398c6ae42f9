// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ExpiryDialog } from '#app/shell/ExpiryDialog.tsx';
import { LogoutDialog } from '#app/shell/LogoutDialog.tsx';
import { useSystemSelector } from '#lib/actors.tsx';
import { MEMBER, openPart } from '#tests/support/openScreen.tsx';
// loaded in advance, so that no test waits for a chunk
import '#ui/AlertDialog.tsx';

/** Renders the dialogs under the same conditions as the app. */
function Dialogs() {
  const expired = useSystemSelector('session', (snapshot) => snapshot.matches('expired'));
  const loggingOut = useSystemSelector(
    'session',
    (snapshot) => snapshot.matches({ member: { logout: 'confirming' } }) || snapshot.matches('loggingOut'),
  );
  return (
    <>
      {loggingOut && <LogoutDialog />}
      {expired && <ExpiryDialog />}
    </>
  );
}

const openMember = () => openPart(Dialogs, { user: MEMBER, location: '/userCenter' });

describe('the expiry of a login', () => {
  async function expire() {
    const shell = await openMember();
    shell.root.system.get('session')?.send({ type: 'call.expired' });
    const dialog = await screen.findByRole('alertdialog', { name: '认证失败' });
    return { ...shell, dialog };
  }

  test('is shown in a dialog that only its button closes', async () => {
    const { dialog, user } = await expire();
    expect(dialog.textContent).toContain('您的账号登陆过期，请重新登陆');
    await user.keyboard('{Escape}');
    await user.click(document.body);
    expect(screen.getByRole('alertdialog', { name: '认证失败' })).toBeTruthy();
  });

  test('leads to the login once it is confirmed', async () => {
    const { dialog, user } = await expire();
    await user.click(within(dialog).getByRole('button', { name: '确定' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(window.location.hash).toBe('#/login');
  });
});

describe('logging out', () => {
  async function ask() {
    const shell = await openMember();
    shell.root.system.get('session')?.send({ type: 'logout.requested' });
    const dialog = within(await screen.findByRole('alertdialog', { name: '退出登录' }));
    return { ...shell, dialog };
  }

  test('is confirmed first, and 留下来 stays', async () => {
    const { dialog, user, calls } = await ask();
    await user.click(dialog.getByRole('button', { name: '留下来' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls.count('logOff')).toBe(0);
  });

  test('is left by Esc as by 留下来', async () => {
    const { user } = await ask();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('happens once for two presses, busy until the member is gone', async () => {
    const { dialog, user, calls, answer, pass } = await ask();
    const leave = dialog.getByRole('button', { name: '退出' });
    await user.dblClick(leave);
    expect(calls.count('logOff')).toBe(1);
    expect(leave.getAttribute('aria-busy')).toBe('true');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeTruthy();

    await answer('logOff');
    expect(leave.getAttribute('aria-busy')).toBe('true');
    await pass(999);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    await pass(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(window.location.hash).toBe('#/');
  });
});
