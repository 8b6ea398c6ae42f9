import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const LOGOFF = '/api/logoff';
const USER = '/api/user';

let app: RenderedDriver;
beforeEach(async () => {
  app = renderDriver();
  await app.open('/userCenter', { member: true, hold: [USER, LOGOFF] });
});
afterEach(() => app.close());

const pressEsc = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const shows = (dialog: string) => app.look(({ dialogs }) => expect(dialogs).toEqual([dialog]));
const isGone = () => app.look(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('the expiry of a login', () => {
  beforeEach(async () => {
    await app.calls.answer(USER, { code: 401 });
    await shows('认证失败');
  });

  test('is shown in a dialog that only its button closes', async () => {
    expect(screen.getByRole('alertdialog', { name: '认证失败' }).textContent).toContain(
      '您的账号登陆过期，请重新登陆',
    );
    pressEsc();
    for (const type of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const)
      fireEvent[type](document.body);
    await app.pass(1000);
    await shows('认证失败');
  });

  test('leads to the login once it is confirmed, and from there back (D68)', async () => {
    await app.press('button', '确定');
    await isGone();
    await app.look(({ at, token }) => expect([at, token]).toEqual(['/login?redirect=%2FuserCenter', null]));
    await app.type('账号', 'demo888');
    await app.type('密码', 'demo8888');
    await app.press('button', '登录');
    await app.look(({ at, token }) => expect([at, token]).toEqual(['/userCenter', 'token-of-demo888']));
  });
});

describe('logging out', () => {
  beforeEach(async () => {
    await app.press('button', '退出登录');
    await shows('退出登录');
  });

  test('is confirmed in a dialog, and 留下来 stays', async () => {
    await app.press('button', '留下来');
    await isGone();
    expect(app.calls.made(LOGOFF)).toEqual([]);
    await app.look(({ at, token }) => expect([at, token]).toEqual(['/userCenter', 'token-of-demo888']));
  });

  test('is left by Esc as by 留下来', async () => {
    pressEsc();
    await isGone();
    expect(app.calls.made(LOGOFF)).toEqual([]);
  });

  test('happens once for two presses, busy until the member is gone', async () => {
    const dialog = within(screen.getByRole('alertdialog', { name: '退出登录' }));
    const leave = dialog.getByRole('button', { name: '退出' });
    act(() => {
      leave.click();
      leave.click();
    });
    await app.press('button', '退出');
    expect(app.calls.made(LOGOFF)).toHaveLength(1);
    expect(leave.getAttribute('aria-busy')).toBe('true');
    pressEsc();
    await shows('退出登录');

    await app.calls.answer(LOGOFF, { code: 200 });
    expect(leave.getAttribute('aria-busy')).toBe('true');
    await app.pass(999);
    await shows('退出登录');
    await app.pass(1);
    await isGone();
    expect(window.location.hash).toBe('#/');
  });
});
