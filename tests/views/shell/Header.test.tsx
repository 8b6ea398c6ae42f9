// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Header } from '#app/shell/Header.tsx';
import { openPart } from '#tests/support/openScreen.tsx';
// loaded in advance, so that no test waits for a chunk
import '#app/shell/ServiceMenu.tsx';

const Home = () => <Header title="流金娱乐" inner={false} />;
const Inner = () => <Header title="在线客服" inner unread={120} />;

function scrollTo(y: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

/** Makes the current history entry the app's first one, as for a user who followed an external link. */
async function arriveFromElsewhere(): Promise<void> {
  // the entry of this test gets its state when the navigation event is dispatched
  await waitFor(() => expect(window.history.state).toHaveProperty('steps'));
  window.history.replaceState({ steps: 0 }, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
}

describe('the header', () => {
  test('has its title, the notices, customer service and the menu', async () => {
    await openPart(Home);
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: '流金娱乐' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '消息' }).getAttribute('href')).toBe('#/myNews');
    expect(screen.getByRole('button', { name: '客服' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '菜单' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
  });

  test('shows a badge of unread notices that is no part of the name, but describes it', async () => {
    await openPart(Inner);
    expect(screen.getByRole('link', { name: '消息', description: '99+' }).textContent).toBe('');
    expect(screen.getByText('99+')).toBeTruthy();
  });

  test('has its background past 50 px and not before', async () => {
    await openPart(Home);
    const styled = () => screen.getByRole('banner').hasAttribute('data-scrolled');
    scrollTo(50);
    expect(styled()).toBe(false);
    scrollTo(51);
    expect(styled()).toBe(true);
    scrollTo(0);
    expect(styled()).toBe(false);
  });
});

describe('the way back', () => {
  test('is the browser’s where the app has been walked through', async () => {
    const { user } = await openPart(Inner, { location: '/kefu' });
    const back = vi.spyOn(window.history, 'back').mockReturnValue();
    act(() => window.history.pushState(null, '', '#/myNews'));
    await user.click(screen.getByRole('button', { name: '返回' }));
    expect(back).toHaveBeenCalledOnce();
  });

  test('leads home for a person who came straight here', async () => {
    const { user } = await openPart(Inner, { location: '/kefu' });
    await arriveFromElsewhere();
    const back = vi.spyOn(window.history, 'back').mockReturnValue();
    await user.click(screen.getByRole('button', { name: '返回' }));
    expect(back).not.toHaveBeenCalled();
    expect(window.location.hash).toBe('#/');
  });
});

describe('customer service', () => {
  test('is opened from a menu, inside the press', async () => {
    const { user, root } = await openPart(Home);
    await user.click(screen.getByRole('button', { name: '客服' }));
    const item = await screen.findByRole('menuitem', { name: '在线客服' });
    expect(screen.getByRole('button', { name: '客服' }).getAttribute('aria-expanded')).toBe('true');
    const service = () => root.system.get('customerService')?.getSnapshot() as { value: unknown };
    expect(service().value).toBe('idle');
    act(() => item.click());
    expect(service().value).toEqual({ opening: 'fetching' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  test('opens its menu again', async () => {
    const { user } = await openPart(Home);
    await user.click(screen.getByRole('button', { name: '客服' }));
    await screen.findByRole('menuitem', { name: '在线客服' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(screen.getByRole('button', { name: '客服' }));
    expect(await screen.findByRole('menuitem', { name: '在线客服' })).toBeTruthy();
  });
});
