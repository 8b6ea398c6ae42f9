import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userAnswer, type Opening } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

let app: RenderedDriver;
beforeEach(async () => {
  app = renderDriver();
  await app.calls.always('/api/user', userAnswer('1234567890123456.78', { username: 'player88' }));
});
afterEach(() => app.close());

async function openSidebar(location = '/', options?: Opening) {
  await app.open(location, options);
  await app.press('button', '菜单');
  await app.sees('dialog', '菜单');
  return within(screen.getByRole('dialog', { name: '菜单' }));
}

/** Lets jsdom go back, for which it takes timers of its own. */
const historyMoves = () => app.pass(10);
const isGone = () => app.look(() => expect(screen.queryByRole('dialog')).toBeNull());
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
    const dialog = await openSidebar();
    expect(linksOf(dialog)).toEqual([['登录/注册', '#/login'], ...PLACES]);
    expect(dialog.getByRole('button', { name: '在线客服' })).toBeTruthy();
    expect(dialog.getByText(/USDT/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: '退出登录' })).toBeNull();
  });

  test('shows a member name, balance and the ways to the money', async () => {
    const dialog = await openSidebar('/', { member: true });
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
    const dialog = await openSidebar();
    expect(dialog.queryByRole('link', { name: 'APP下载' })).toBeNull();
  });

  test('is closed by its button and leaves the history as it was', async () => {
    await openSidebar();
    expect(window.history.state).toMatchObject({ overlay: 1 });
    await app.press('button', '关闭');
    await isGone();
    await historyMoves();
    expect(window.history.state).not.toHaveProperty('overlay');
  });

  test('is closed by Back, which leaves the page where it is', async () => {
    await openSidebar('/kefu');
    act(() => window.history.back());
    await historyMoves();
    await isGone();
    expect(window.location.hash).toBe('#/kefu');
  });

  test('goes where a link leads, in place of its own history entry', async () => {
    await openSidebar('/kefu');
    const entries = window.history.length;
    await app.press('link', '优惠活动');
    await isGone();
    expect(window.location.hash).toBe('#/activeList');
    expect(window.history.length).toBe(entries);
    act(() => window.history.back());
    await historyMoves();
    expect(window.location.hash).toBe('#/kefu');
  });

  test('only closes for a link to this very place', async () => {
    await openSidebar();
    await app.press('link', '首页');
    await isGone();
    await historyMoves();
    expect(window.location.hash).toBe('#/');
    expect(window.history.state).not.toHaveProperty('overlay');
  });

  test('is closed by any other move', async () => {
    await openSidebar();
    await app.goTo('/faq');
    await app.look(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('opens customer service inside the press', async () => {
    const dialog = await openSidebar('/', { hold: ['/api/getservicerurl'] });
    expect(app.windows()).toEqual([]);
    act(() => dialog.getByRole('button', { name: '在线客服' }).click());
    expect(app.windows()).toEqual(['']);
    await isGone();
    expect(app.calls.waiting('/api/getservicerurl')).toBe(1);
  });

  test('lets a member choose to log out', async () => {
    await openSidebar('/', { member: true });
    await app.press('button', '退出登录');
    await isGone();
    await app.look(({ dialogs }) => expect(dialogs).toEqual(['退出登录']));
  });
});
