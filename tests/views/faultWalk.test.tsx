import { act, fireEvent, screen } from '@testing-library/react';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { array, assert, asyncProperty, constantFrom, oneof, record } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { TIME_LIMIT_MS } from '#lib/timeLimit.ts';
import { HOST_PAUSE_MS } from '#machines/app/network/network.machine.ts';
import { renderDriver } from '#tests/support/renderedDriver.tsx';

/** What the network may be like; all requests are alike, but for `partly`, which loses every third. */
const WEATHERS = ['well', 'offline', 'refused', 'garbled', 'silent', 'stalled', 'slow', 'partly'] as const;
type Weather = (typeof WEATHERS)[number];

const PLACES = ['/', '/', '/games', '/deposit', '/assets', '/userCenter', '/welfare', '/withdraw', '/vip'];
const MORE_PLACES = [
  '/myNews',
  '/activeList',
  '/hongbao',
  '/bankCard',
  '/kefu',
  '/protection',
  '/accountCenter',
];

const steps = oneof(
  { weight: 3, arbitrary: record({ do: constantFrom('weather' as const), to: constantFrom(...WEATHERS) }) },
  {
    weight: 3,
    arbitrary: record({ do: constantFrom('go' as const), to: constantFrom(...PLACES, ...MORE_PLACES) }),
  },
  {
    weight: 3,
    arbitrary: record({ do: constantFrom('pass' as const), ms: constantFrom(500, 4000, 31_000, 75_000) }),
  },
  { weight: 1, arbitrary: record({ do: constantFrom('retry' as const) }) },
  {
    weight: 1,
    arbitrary: record({ do: constantFrom('say' as const), word: constantFrom('online', 'offline') }),
  },
  {
    weight: 1,
    arbitrary: record({ do: constantFrom('show' as const), as: constantFrom('hidden', 'visible') }),
  },
  { weight: 1, arbitrary: record({ do: constantFrom('reload' as const) }) },
);

const isShown = (element: Element) =>
  element.closest('[hidden], [aria-hidden="true"], [style*="display: none"]') === null;

/** What a person sees that waits: busy parts, spinners and bones. */
const waiting = () =>
  [
    ...document.querySelectorAll(
      '[aria-busy="true"], [role="progressbar"]:not([aria-valuenow]), [class*="bone"]',
    ),
  ]
    .filter((element) =>
      isShown(element.matches('[class*="bone"]') ? (element.parentElement ?? element) : element),
    )
    .map((element) => element.outerHTML.slice(0, 200));

const retries = () => screen.queryAllByRole('button', { name: '重试' }).filter(isShown);

/** Requests under a weather. */
function network() {
  let weather: Weather = 'well';
  let count = 0;
  const never = (signal?: AbortSignal | null) =>
    new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
    });
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const answers: Record<
    Weather,
    (serve: () => Promise<Response>, signal?: AbortSignal | null) => Promise<Response>
  > = {
    well: (serve) => serve(),
    offline: lost,
    refused: async () => new Response(JSON.stringify({ code: 500, message: '系统繁忙', data: null })),
    garbled: async () => new Response('<html>502</html>', { status: 502 }),
    silent: (_, signal) => never(signal),
    // the headers come, the body does not
    stalled: async () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(1)) })),
    slow: async (serve) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 5000);
      });
      return serve();
    },
    partly: (serve) => ((count += 1) % 3 === 0 ? lost() : serve()),
  };
  return {
    become: (next: Weather) => {
      weather = next;
    },
    disturb: (_path: string, serve: () => Promise<Response>, signal?: AbortSignal | null) =>
      answers[weather](serve, signal),
  };
}

/** The requests that the script in the page's head sends before the app, without a limit of their own. */
function askEarly(): void {
  const ask = async (path: string, method: string) => {
    const response = await fetch(path, { method, ...(method === 'POST' && { body: '{}' }) });
    return { status: response.status, text: await response.text() };
  };
  window.flowplayEarly = Object.fromEntries(
    [
      ['/api/bannerList', 'POST'],
      ['/api/game/list?category=hot', 'GET'],
      ['/api/hot-game', 'GET'],
      ['/api/homenotice', 'POST'],
      ['/api/app', 'POST'],
    ].map(([path = '', method = '']) => [path, ask(path, method).catch(() => undefined)]),
  );
}

type Step = typeof steps extends { generate: (...args: never[]) => { value: infer Value } } ? Value : never;

async function walk(member: boolean, first: Weather, path: readonly Step[]): Promise<void> {
  const { become, disturb } = network();
  const app = renderDriver({ onSandbox: true, disturb });
  const say = (word: string) => act(async () => void window.dispatchEvent(new Event(word)));
  const pressRetries = async () => {
    await act(async () => {
      for (const button of retries()) fireEvent.click(button);
      await nextTurn();
    });
  };
  try {
    become(first);
    askEarly();
    await app.open('/', { member });
    for (const step of path) {
      if (step.do === 'weather') become(step.to);
      else if (step.do === 'go') await app.goTo(step.to);
      else if (step.do === 'pass') await app.pass(step.ms);
      else if (step.do === 'retry') await pressRetries();
      else if (step.do === 'say') await say(step.word);
      else if (step.do === 'show') await app.show(step.as);
      else {
        askEarly();
        await app.reload();
      }
    }
    become('well');
    await app.show('visible');
    await app.pass(TIME_LIMIT_MS + HOST_PAUSE_MS);
    expect(waiting(), 'after the network was well for a while').toEqual([]);
    await pressRetries();
    await app.pass(TIME_LIMIT_MS + HOST_PAUSE_MS);
    expect(waiting(), 'after a retry').toEqual([]);
    expect(document.body.textContent).not.toContain('网络已断开');
  } finally {
    await app.close();
    vi.useRealTimers();
  }
}

// `FAULT_WALKS` sets how many, `PROPERTY_SEED` which
const numRuns = Number(process.env['FAULT_WALKS'] ?? 5);
const seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_125);

/** What strangers met: a home whose early requests are silent, or whose answers stall. */
const examples: [{ member: boolean; first: Weather; path: Step[] }][] = [
  [{ member: false, first: 'silent', path: [{ do: 'pass', ms: 75_000 }] }],
  [{ member: true, first: 'stalled', path: [{ do: 'go', to: '/games' }] }],
];

test('whatever the network did, nothing waits for ever once it is well again (D70)', async () => {
  const walks = assert(
    asyncProperty(
      record({
        member: constantFrom(true, false),
        first: constantFrom(...WEATHERS),
        path: array(steps, { minLength: 2, maxLength: 12 }),
      }),
      ({ member, first, path }) => walk(member, first, path),
    ),
    { seed, numRuns, endOnFailure: true, examples },
  );
  await expect(walks).resolves.toBeUndefined();
}, 600_000);
