import { constantFrom, oneof, string, stringMatching, webUrl } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  keptRoutes,
  pathOf,
  routeOf,
  routeRules,
  wantedPath,
  withRedirect,
} from '#machines/app/navigation/routes.ts';
import { forAll } from '#tests/support/property.ts';

const redirectTo = (wanted: string) => `redirect=${encodeURIComponent(wanted)}`;

describe('who may open a route (D1, D2)', () => {
  test('these need a login, and no others', () => {
    const guarded = Object.entries(routeRules).filter(([, { access }]) => access === 'member');
    expect(guarded.map(([path]) => path).toSorted()).toEqual(
      [
        '/userCenter',
        '/modifyPhone',
        '/modifyEmail',
        // a route of the app, like /modifyEmail
        '/modifyBirthday',
        '/modifyPayPassword',
        '/bankCard',
        '/addBankCard',
        '/addUsdtCard',
        '/addUsdtCards',
        '/assets',
        '/welfare',
        '/applyagent',
        '/applyagentList',
        '/deposit',
        '/hongbao',
        '/protection',
      ].toSorted(),
    );
  });

  test('these go on with what was chosen, and no others', () => {
    const resumed = Object.entries(routeRules).filter(([, rule]) => rule.resumed);
    expect(resumed.map(([path]) => path)).toEqual(['/withdraw']);
  });

  test('these are kept alive, and no others (D4)', () => {
    const kept = Object.entries(routeRules).filter(([, rule]) => rule.kept);
    expect(kept.map(([path]) => path).toSorted()).toEqual(
      ['/', '/about', '/userCenter', '/activeList', '/vip', '/deposit', '/games', '/game-shell'].toSorted(),
    );
  });

  test('the kept ones are listed with their rules', () => {
    const paths = ['/', '/about', '/userCenter', '/activeList', '/vip', '/deposit', '/games', '/game-shell'];
    expect(keptRoutes).toEqual(paths.map((path) => routeOf(path)));
  });

  test('these are a new page with each query, and no others', () => {
    const perQuery = Object.entries(routeRules).filter(([, rule]) => rule.perQuery);
    expect(perQuery.map(([path]) => path).toSorted()).toEqual(
      [
        '/login',
        '/register',
        '/gamePage',
        '/LotteryGamePage',
        '/bankCard',
        '/myNewsInfo',
        '/activeInfo',
      ].toSorted(),
    );
  });

  test('these show neither header nor sidebar, and no others (spec 1 §2)', () => {
    const bare = Object.entries(routeRules).filter(([, rule]) => rule.bare);
    expect(bare.map(([path]) => path).toSorted()).toEqual(['/login', '/register']);
  });

  test.each(['/nowhere', '', 'login', '/login/', '/Login', '/constructor', '/__proto__', '/toString'])(
    '%j is no route',
    (location) => {
      expect(routeOf(location)).toBeUndefined();
    },
  );

  test('a query does not change the rule', () => {
    expect(routeOf('/assets?type=6')).toEqual({ path: '/assets', ...routeRules['/assets'] });
    expect(routeOf('/?redirect=%2Fassets')).toEqual({ path: '/', ...routeRules['/'] });
    expect(routeOf('/assets?type=6')).toMatchObject({ access: 'member', kept: false });
    expect(routeOf('/?redirect=%2Fassets')).toMatchObject({ access: 'anyone', kept: true });
  });
});

describe('the wanted path (D3)', () => {
  test.each([
    ['/assets', '/assets'],
    ['/assets?type=6', '/assets?type=6'],
    ['/deposit?from=%2Fx', '/deposit?from=%2Fx'],
  ])('%s is followed', (wanted, followed) => {
    expect(wantedPath(redirectTo(wanted))).toBe(followed);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '//evil.example/assets',
    '/\\evil.example',
    '/\\/evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/assets',
    'javascript:alert(1)',
    'assets',
    '',
    ' /assets',
    '/nowhere',
    '/assets/../..//evil.example',
    // no place of their own
    '/',
    '/login',
    '/register?pid=88',
    '/login?redirect=%2Fnowhere',
  ])('%j is ignored', (wanted) => {
    expect(wantedPath(redirectTo(wanted))).toBeNull();
  });

  test.each([
    ['/login?redirect=%2Fassets', '/assets'],
    ['/?redirect=%2Fassets%3Ftype%3D6', '/assets?type=6'],
    ['/register?pid=88&redirect=%2Flogin%3Fredirect%3D%252Fvip', '/vip'],
  ])('%s leads on to %s', (wanted, followed) => {
    expect(wantedPath(redirectTo(wanted))).toBe(followed);
  });

  test('a way without one is bare', () => {
    expect(withRedirect('/login', null)).toBe('/login');
    expect(withRedirect('/login', '/assets?type=6')).toBe('/login?redirect=%2Fassets%3Ftype%3D6');
  });

  test('without one there is none', () => {
    expect(wantedPath('')).toBeNull();
    expect(wantedPath('pid=88')).toBeNull();
  });

  test('survives the way from the guard through login, whatever its query holds', () => {
    const paths = constantFrom('/assets', '/deposit', '/userCenter', '/hongbao');
    forAll([paths, string()], (path, value) => {
      const wanted = `${path}?${new URLSearchParams({ value }).toString()}`;
      const [, search = ''] = withRedirect('/login', wanted).split(/\?(.*)/s);
      expect(wantedPath(search)).toBe(wanted);
    });
  });

  test('never leaves the site, whatever is asked', () => {
    const sly = stringMatching(/^[/\\ \t\n.:@?#a-z%]{0,12}(evil\.example)?[/\\?#a-z]{0,6}$/);
    const own = 'https://play.example';
    forAll([oneof(sly, webUrl(), string(), constantFrom(...Object.keys(routeRules)))], (wanted) => {
      const followed = wantedPath(redirectTo(wanted));
      if (followed === null) return;
      expect(new URL(followed, own).origin).toBe(own);
      expect(new URL(`${own}/#${followed}`).hash.startsWith('#/')).toBe(true);
      expect(routeOf(followed)).toBeDefined();
      expect(['/login', '/register']).not.toContain(pathOf(followed));
    });
  });
});
