import { act, screen, within } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Rail } from '#app/shell/Rail.tsx';
import { RootProvider } from '#hooks/actors.tsx';
import { hashRouting } from '#lib/hashLocation.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

const LOGIN = '/api/login_pc';
/** Calls of pages that a visitor opens and that only a member may make. */
const EXPIRED = ['/api/getcard', '/api/banklist', '/api/activebanks', '/api/user'];

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(() => app.close());

const expectAt = (location: string) => app.look(({ at }) => expect(at).toBe(location));
const linkTo = (name: string, within_: { getByRole: typeof screen.getByRole } = screen) =>
  within_.getByRole('link', { name }).getAttribute('href');

async function expectLoginTo(location: string) {
  await app.type('账号', 'demo888');
  await app.type('密码', 'demo8888');
  await app.press('button', '登录');
  await app.look(({ at, token }) => expect([at, token]).toEqual([location, 'token-of-demo888']));
}

/** Where a visitor is, and where each way to the login leads on from there (D3, D68). */
const PLACES: readonly (readonly [location: string, wanted: string | null])[] = [
  ['/', null],
  ['/?redirect=%2Fassets%3Ftype%3D6', '/assets?type=6'],
  ['/?redirect=%2Fnowhere', null],
  ['/?redirect=%2Flogin%3Fredirect%3D%252Fvip', '/vip'],
  ['/?redirect=https%3A%2F%2Felsewhere.example', null],
  ['/games', '/games'],
  ['/activeInfo?id=1', '/activeInfo?id=1'],
  ['/vip', '/vip'],
  ['/nowhere', null],
];
const toLogin = (wanted: string | null) =>
  wanted === null ? '#/login' : `#/login?redirect=${encodeURIComponent(wanted)}`;

describe('the menu', () => {
  test.each(PLACES)('on %s leads to the login for %s', async (location, wanted) => {
    await app.open(location);
    await app.press('button', '菜单');
    await app.sees('dialog', '菜单');
    const menu = within(screen.getByRole('dialog', { name: '菜单' }));
    expect(linkTo('登录/注册', menu)).toBe(toLogin(wanted));
  });

  test('beside the page follows where the visitor goes, also to the login', async () => {
    await app.open('/games');
    const place = document.body.appendChild(document.createElement('div'));
    const rail = createRoot(place);
    await act(async () =>
      rail.render(
        <RootProvider root={app.root()}>
          <Router {...hashRouting}>
            <Rail />
          </Router>
        </RootProvider>,
      ),
    );
    const menu = within(place);
    expect(linkTo('登录/注册', menu)).toBe('#/login?redirect=%2Fgames');
    await app.goTo('/vip');
    expect(linkTo('登录/注册', menu)).toBe('#/login?redirect=%2Fvip');
    await app.goTo('/login?redirect=%2Fvip');
    expect(linkTo('登录/注册', menu)).toBe('#/login?redirect=%2Fvip');
    await act(async () => rail.unmount());
    place.remove();
  });

  test('leads back to where it was opened', async () => {
    await app.open('/activeInfo?id=1');
    await app.press('button', '菜单');
    await app.press('link', '登录/注册');
    await expectAt('/login?redirect=%2FactiveInfo%3Fid%3D1');
    await expectLoginTo('/activeInfo?id=1');
  });
});

describe('the guard of an address', () => {
  test('says 请先登录 to a visitor who presses 充值 on home, and the login leads there', async () => {
    await app.open('/');
    await app.press('link', '充值');
    await app.look(({ at, toast }) => expect([at, toast]).toEqual(['/?redirect=%2Fdeposit', '请先登录']));
    await app.press('link', '登录');
    await expectAt('/login?redirect=%2Fdeposit');
    await expectLoginTo('/deposit');
  });

  test('says so again for each press', async () => {
    await app.open('/');
    await app.press('link', '充值');
    await app.look(({ toast }) => expect(toast).toBe('请先登录'));
    await app.pass(2000);
    await app.look(({ toast }) => expect(toast).toBe(''));
    await app.press('link', '充值');
    await app.look(({ at, toast }) => expect([at, toast]).toEqual(['/?redirect=%2Fdeposit', '请先登录']));
  });

  test.each(['/deposit', '/hongbao', '/assets?type=6', '/userCenter'])(
    'keeps the place %s over login and registration and back',
    async (location) => {
      await app.open(location);
      await app.look(({ at, toast }) =>
        expect([at, toast]).toEqual([`/?redirect=${encodeURIComponent(location)}`, '请先登录']),
      );
      await app.press('link', '注册');
      await expectAt(`/register?redirect=${encodeURIComponent(location)}`);
      await app.press('link', '立即登录');
      await expectAt(`/login?redirect=${encodeURIComponent(location)}`);
      await app.press('link', '立即注册');
      await expectAt(`/register?redirect=${encodeURIComponent(location)}`);
    },
  );
});

describe('the expiry of a login', () => {
  test.each([
    ['/withdraw', '/withdraw'],
    ['/accountCenter', '/accountCenter'],
  ])('on %s, which a visitor may open, leads back there', async (location, wanted) => {
    for (const path of EXPIRED) await app.calls.always(path, { code: 401 });
    await app.open('/', { hold: [LOGIN], member: location !== '/withdraw' });
    await app.goTo(location);
    await app.look(({ dialogs }) => expect(dialogs).toEqual(['认证失败']));
    for (const path of EXPIRED) await app.calls.always(path, { code: 200, data: [] });
    await app.press('button', '确定');
    await expectAt(`/login?redirect=${encodeURIComponent(wanted)}`);
    await app.type('账号', 'demo888');
    await app.type('密码', 'demo8888');
    await app.press('button', '登录');
    await app.calls.answer(LOGIN, { code: 200, data: { api_token: 'token-of-demo888' } });
    await expectAt(wanted);
  });

  test.each([
    ['/', '/login'],
    ['/?redirect=%2Fvip', '/login?redirect=%2Fvip'],
    ['/nowhere', '/login'],
    // the game was opened for the session that has ended
    ['/game-shell?url=https%3A%2F%2Fgames.example%2F%3Ftoken%3D1', '/login'],
  ])('on %s leads to %s', async (location, login) => {
    await app.open(location, { member: true });
    await act(async () => app.root().system.get('session')?.send({ type: 'call.expired' }));
    await app.press('button', '确定');
    await expectAt(login);
  });
});
