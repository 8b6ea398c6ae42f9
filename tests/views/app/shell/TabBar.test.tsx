import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

const links = () =>
  within(screen.getByRole('navigation', { name: '主导航' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

describe('the tab bar', () => {
  test('leads a visitor to the main places, and to the login for the account', async () => {
    await app.open('/');
    expect(links()).toEqual([
      ['首页', '#/', 'page'],
      ['优惠', '#/activeList', null],
      ['电子游戏', '#/games', null],
      ['客服', '#/kefu', null],
      ['我的', '#/login?redirect=%2FuserCenter', null],
    ]);
  });

  test('leads a member to the account, and marks where they are', async () => {
    await app.open('/userCenter', { member: true });
    expect(links().at(-1)).toEqual(['我的', '#/userCenter', 'page']);
    expect(links()[0]).toEqual(['首页', '#/', null]);
  });

  test('follows the session', async () => {
    await app.open('/', { member: true, hold: ['/api/balance'] });
    expect(links().at(-1)?.[1]).toBe('#/userCenter');
    await app.pass(500);
    await app.calls.answer('/api/balance', { code: 401 });
    await app.look(() => expect(links().at(-1)?.[1]).toBe('#/login?redirect=%2FuserCenter'));
  });
});
