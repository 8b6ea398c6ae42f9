import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';
import { noticeList } from '#tests/support/samples.ts';

const SERVICE = '/api/getservicerurl';
/** The time after which a closed menu has faded out, in ms. */
const MENU_MS = 300;

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

function scrollTo(y: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

/** Makes the current history entry the app's first one, as for a user who followed an external link. */
function arriveFromElsewhere(): void {
  window.history.replaceState({ steps: 0 }, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
}

describe('the header', () => {
  test('has its title, the notices, customer service and the menu', async () => {
    await app.open('/');
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: '流金娱乐' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '消息' }).getAttribute('href')).toBe('#/myNews');
    expect(screen.getByRole('button', { name: '客服' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '菜单' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
  });

  test('shows a badge of unread notices that is no part of the name, but describes it', async () => {
    await app.calls.always('/api/noticeList', noticeList(...Array(120).keys()));
    await app.open('/kefu', { member: true });
    await app.look(() => expect(screen.getByText('99+')).toBeTruthy());
    expect(screen.getByRole('link', { name: '消息', description: '99+' }).textContent).toBe('');
  });

  test('has its background past 50 px and not before', async () => {
    await app.open('/');
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
    await app.open('/kefu');
    await app.press('link', '消息');
    const back = vi.spyOn(window.history, 'go').mockReturnValue();
    await app.press('button', '返回');
    expect(back.mock.calls).toEqual([[-1]]);
  });

  test('leads home for a person who came straight here', async () => {
    await app.open('/kefu');
    arriveFromElsewhere();
    const back = vi.spyOn(window.history, 'go').mockReturnValue();
    await app.press('button', '返回');
    expect(back).not.toHaveBeenCalled();
    expect(window.location.hash).toBe('#/');
  });
});

describe('customer service', () => {
  test('is opened from a menu, inside the press', async () => {
    await app.open('/', { hold: [SERVICE] });
    await app.press('button', '客服');
    await app.sees('menuitem', '在线客服');
    expect(screen.getByRole('button', { name: '客服' }).getAttribute('aria-expanded')).toBe('true');
    expect(app.windows()).toEqual([]);
    act(() => screen.getByRole('menuitem', { name: '在线客服' }).click());
    expect(app.windows()).toEqual(['']);
    await app.look(() => expect(app.calls.waiting(SERVICE)).toBe(1));
    await app.pass(MENU_MS);
    await app.look(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  test('opens its menu again', async () => {
    await app.open('/');
    await app.press('button', '客服');
    await app.sees('menuitem', '在线客服');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await app.pass(MENU_MS);
    await app.look(() => expect(screen.queryByRole('menu')).toBeNull());
    await app.press('button', '客服');
    await app.sees('menuitem', '在线客服');
  });
});
