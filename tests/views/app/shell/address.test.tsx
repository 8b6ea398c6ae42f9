import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { locationOfLink } from '#lib/hashLocation.ts';
import { renderDriver, type RenderedDriver } from '#tests/support/renderedDriver.tsx';

let app: RenderedDriver;
beforeEach(() => {
  app = renderDriver();
});
afterEach(async () => {
  await app.close();
  window.history.replaceState(null, '', '/');
});

const address = () => window.location.href.slice(window.location.origin.length);
/** Opens the app at an address; only then, because `open` sets the hash itself. */
async function openAt(path: string) {
  await app.open('/');
  window.history.replaceState(null, '', path);
  await app.reload();
}

describe('the address bar (D2, D67)', () => {
  test.each([
    ['/register?pid=88', '/#/register?pid=88'],
    ['/?pid=88#/register', '/#/register?pid=88'],
    ['/?from=singlemessage#/games', '/#/games'],
    ['/%23/register?pid=88', '/#/register?pid=88'],
    ['/?from=singlemessage', '/#/'],
    ['/index.html', '/#/'],
    ['/?token=secret#/games', '/#/games'],
    ['/nowhere', '/#/nowhere'],
    ['/', '/'],
    ['/#/?redirect=%2Fassets%3Ftype%3D6', '/#/?redirect=%2Fassets%3Ftype%3D6'],
    // a developer's own
    ['/?inspect#/games', '/?inspect#/games'],
    ['/?inspect=local&from=timeline#/games', '/?inspect=local#/games'],
    ['/games?inspect', '/?inspect#/games'],
  ])('that has %s ends with %s, with no entry more', async (left, canonical) => {
    const { length } = window.history;
    await openAt(left);
    expect(address()).toBe(canonical);
    expect(window.history.length - length).toBeLessThanOrEqual(1);
    await app.reload();
    expect(address()).toBe(canonical);
  });

  test('keeps the state of its entry', async () => {
    await app.open('/');
    window.history.replaceState({ steps: 3, owner: 0 }, '', '/register?pid=88');
    await app.reload();
    expect(window.history.state).toEqual({ steps: 3, owner: 0 });
  });

  test('is put right where a hash is typed into it, and the page is the meant one', async () => {
    await app.open('/');
    for (const [typed, canonical, title] of [
      ['register', '#/register', '注册'],
      ['/games&from=timeline', '#/games', '电子游戏'],
      ['/LOGIN/', '#/login', '登录'],
    ] as const) {
      await act(async () => {
        window.location.hash = typed;
      });
      await app.sees('heading', title);
      expect(window.location.hash).toBe(canonical);
    }
  });
});

test.each([
  ['#/vip', '/vip'],
  ['/vip', '/vip'],
  ['vip', '/vip'],
  ['./vip', '/vip'],
  ['?pid=88#/register', '/register?pid=88'],
  ['/#/activeInfo?id=5', '/activeInfo?id=5'],
  ['http://localhost:3000/#/deposit', '/deposit'],
  ['https://localhost:3000/deposit', '/deposit'],
  ['//localhost:3000/deposit', '/deposit'],
  ['http://localhost:3000', '/'],
  ['/', '/'],
  ['#/nowhere', null],
  ['/uploads/rules.pdf', null],
  ['/api/app', null],
  ['https://elsewhere.example/#/deposit', null],
  ['//elsewhere.example/deposit', null],
  ['https://localhost:3000@elsewhere.example/deposit', null],
  ['http://localhost:3000.elsewhere.example/#/vip', null],
  ['javascript:location="#/vip"', null],
  ['mailto:a@b.example', null],
  ['http://', null],
])('the link %s leads to %s of this site (D76)', (href, location) => {
  expect(locationOfLink(href)).toBe(location);
});
