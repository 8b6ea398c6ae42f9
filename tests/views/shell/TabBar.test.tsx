// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { TabBar } from '#app/shell/TabBar.tsx';
import { MEMBER, openPart } from '#tests/support/openScreen.tsx';

const links = () =>
  within(screen.getByRole('navigation', { name: '主导航' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

describe('the tab bar', () => {
  test('leads a visitor to the main places, and to the login for the account', async () => {
    await openPart(TabBar);
    expect(links()).toEqual([
      ['首页', '#/', 'page'],
      ['优惠', '#/activeList', null],
      ['电子游戏', '#/games', null],
      ['客服', '#/kefu', null],
      ['我的', '#/login?redirect=%2FuserCenter', null],
    ]);
  });

  test('leads a member to the account, and marks where they are', async () => {
    await openPart(TabBar, { user: MEMBER, location: '/userCenter' });
    expect(links().at(-1)).toEqual(['我的', '#/userCenter', 'page']);
    expect(links()[0]).toEqual(['首页', '#/', null]);
  });

  test('follows the session', async () => {
    const { tell, pass, fail } = await openPart(TabBar, { user: MEMBER });
    await tell('visibilityAndNetwork', { type: 'document.visible' });
    await pass(500);
    await fail('request', { kind: 'expired', message: '' });
    expect(links().at(-1)?.[1]).toBe('#/login?redirect=%2FuserCenter');
  });
});
