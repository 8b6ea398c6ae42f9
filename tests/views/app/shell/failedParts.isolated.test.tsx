import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectToasts, NETWORK_TEXT, type Role } from '#tests/support/driver.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const lost = vi.hoisted(() => () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('#ui/AlertDialog.tsx', lost);
vi.mock('#ui/Drawer.tsx', lost);
vi.mock('#ui/Menu.tsx', lost);

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

describe('a part of the shell that cannot be fetched', () => {
  test.each<[string, Role | 'menu']>([
    ['菜单', 'dialog'],
    ['客服', 'menu'],
  ])('%s says so with every press', async (name, role) => {
    await app.open('/about');
    await app.press('button', name);
    await expectToasts(app, NETWORK_TEXT);
    expect(screen.queryByRole(role)).toBeNull();

    // the same toast again only shows once the first has gone
    await app.pass(3000);
    await app.press('button', name);
    await expectToasts(app, NETWORK_TEXT, NETWORK_TEXT);
  });

  test('leaves the expiry of a login to be confirmed all the same', async () => {
    await app.open('/userCenter', { member: true, hold: ['/api/user'] });
    await app.calls.answer('/api/user', { code: 401 });
    await app.look(({ dialogs }) => expect(dialogs).toEqual(['认证失败']));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '确定' }));
    await app.press('button', '确定');
    expect(window.location.hash).toBe('#/login?redirect=%2FuserCenter');
  });
});
