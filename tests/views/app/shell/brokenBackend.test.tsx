import { expect, test } from 'vitest';
import { renderDriver } from '#tests/support/renderedDriver.tsx';
import { routeSamples } from '#tests/support/routeSamples.ts';
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

const cases = Object.entries(FAULTS).flatMap(([fault, respond]) =>
  routeSamples.map(({ path, ...sample }) => [path, fault, respond, sample] as const),
);

// anything that the page throws or logs fails the test automatically
test.each(cases)(
  '%s, every call answering %s, stands with a way on, and a retry where data is missing',
  async (path, __, respond, { location, fetches }) => {
    const app = renderDriver({ respond });
    try {
      await app.open(location, { member: true, user: aMember() });
      // a launch keeps polling through unreadable responses until its attempts are used up (D58)
      await app.pass(path === '/gamePage' ? 17_000 : 6000);
      await app.look((seen) => {
        expect(seen.words.length).toBeGreaterThan(0);
        expect(seen.words.join(' ')).not.toContain('页面加载失败');
        const ways = seen.controls.filter(({ ready }) => ready).map(({ name }) => name);
        expect(ways, 'a way on').not.toEqual([]);
        expect(!fetches || ways.includes('重试'), 'a way to try again').toBe(true);
        expect(seen.token).not.toBeNull();
      });
    } finally {
      await app.close();
    }
  },
);
