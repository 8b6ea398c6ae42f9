// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { routeRules } from '#machines/root/routes.ts';
import { renderApp } from '#tests/support/renderedApp.tsx';
import { aMember } from '#tests/support/samples.ts';

const json = (data: unknown) =>
  new Response(JSON.stringify({ code: 200, message: '', data }), {
    headers: { 'Content-Type': 'application/json' },
  });

const FAULTS: Readonly<Record<string, () => Promise<Response>>> = {
  HTML: () => Promise.resolve(new Response('<!doctype html><title>502</title>')),
  'an empty body': () => Promise.resolve(new Response('')),
  'wrong types': () => Promise.resolve(json(42)),
  500: () => Promise.resolve(new Response('{"code":500}', { status: 500 })),
  'a dropped connection': () => Promise.reject(new TypeError('Failed to fetch')),
};

/** What the address of a page needs to be one. */
const QUERIES: Readonly<Record<string, string>> = {
  '/gamePage': '?name=pp&type=6&code=vs20fruit',
  '/LotteryGamePage': '?gamecode=jsks',
  '/game-shell': '?url=https%3A%2F%2Fgames.example%2F',
  '/activeInfo': '?id=1',
  '/myNewsInfo': '?id=1',
};

/** Pages that show nothing fetched: texts, forms that start empty, what is stored of the member, a frame. */
const STATIC = new Set(
  '/login /register /resetPasswordNew /modifyPhone /modifyEmail /modifyPayPassword /addUsdtCard /applyagent /about /faq /app /sponsor /accountCenter /game-shell'.split(
    ' ',
  ),
);

const cases = Object.entries(FAULTS).flatMap(([fault, meet]) =>
  Object.keys(routeRules).map((path) => [path, fault, meet] as const),
);

// what the page throws or logs fails the test by itself
test.each(cases)(
  '%s, every call answering %s, stands with a way on, and a retry where data is missing',
  async (path, _, meet) => {
    const app = renderApp([], meet);
    try {
      await app.open(path + (QUERIES[path] ?? ''), { member: true, user: aMember() });
      await app.pass(6000);
      await app.sees((seen) => {
        expect(seen.words.length).toBeGreaterThan(0);
        expect(seen.words.join(' ')).not.toContain('页面加载失败');
        const ways = seen.controls.filter(({ ready }) => ready).map(({ name }) => name);
        expect(ways, 'a way on').not.toEqual([]);
        expect(STATIC.has(path) || ways.includes('重试'), 'a way to try again').toBe(true);
        expect(seen.token).not.toBeNull();
      });
    } finally {
      await app.close();
    }
  },
);
