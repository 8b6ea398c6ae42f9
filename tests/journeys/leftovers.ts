import type { CDPSession, Page } from 'playwright-core';
import { routeSamples } from '#tests/support/routeSamples.ts';

declare global {
  var flowplayTimers: Set<unknown>;
}

/** Counts a page's timers; call it before the page is opened, and after a clock is installed. */
export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = new Set<unknown>();
    globalThis.flowplayTimers = open;
    const pairs = [
      ['setTimeout', 'clearTimeout'],
      ['setInterval', 'clearInterval'],
    ] as const;
    for (const [start, stop] of pairs) {
      const [starting, stopping] = [window[start].bind(window), window[stop].bind(window)];
      window[start] = ((call: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
        const ring = () => {
          if (start === 'setTimeout') open.delete(timer);
          call(...args);
        };
        const timer = starting(ring, ms);
        open.add(timer);
        return timer;
      }) as typeof window.setTimeout;
      window[stop] = (timer) => {
        open.delete(timer);
        stopping(timer);
      };
    }
  });
}

/** Evaluates a function on all live objects with a prototype; both are given as expressions. */
async function askLiving<Answer>(session: CDPSession, prototype: string, question: string): Promise<Answer> {
  const { result } = await session.send('Runtime.evaluate', { expression: prototype });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  });
  const answer = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function () { return (${question})(this); }`,
    returnByValue: true,
  });
  for (const { objectId } of [objects, result])
    if (objectId !== undefined) await session.send('Runtime.releaseObject', { objectId });
  return answer.result.value as Answer;
}

/** The root actor, read from React's root, because a production build exposes it nowhere else. */
const ROOT_ACTOR = `(() => {
  const element = document.getElementById('root');
  const key = Object.keys(element).find((name) => name.startsWith('__reactContainer'));
  return element[key].child.memoizedProps.root;
})()`;

/** The objects that are alive in the page after a garbage collection. */
export async function holdingsOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // one collection may free objects that held references to others
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  const ACTORS = `Object.getPrototypeOf(${ROOT_ACTOR})`;
  const RUNS = "(actor) => actor.getSnapshot()?.status === 'active'";
  const actors = await askLiving<string[]>(
    session,
    ACTORS,
    `(all) => all.filter(${RUNS}).map((actor) => (actor.logic.id ?? actor.id) + ' of ' + actor._parent?.logic.id).sort()`,
  );
  const known = await askLiving<number>(session, ACTORS, '(all) => all.length');
  const detached = await askLiving<number>(
    session,
    'Element.prototype',
    // objects that inherit from a prototype include other prototypes
    "(all) => all.filter((one) => !Object.hasOwn(one, 'constructor') && !one.isConnected).length",
  );
  let observers = 0;
  for (const kind of ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'])
    observers += await askLiving<number>(session, `${kind}.prototype`, '(all) => all.length');
  const timers = await page.evaluate(() => globalThis.flowplayTimers.size);
  await session.detach();
  return {
    /** bytes of the JavaScript heap, including compiled code */
    heap: metric('JSHeapUsedSize'),
    /** DOM nodes in memory, attached or not */
    nodes: metric('Nodes'),
    /** event listeners of all objects in memory */
    listeners: metric('JSEventListeners'),
    /** pending timeouts and intervals */
    timers,
    /** running actors, by their names */
    actors,
    /** stopped actors in memory */
    ended: known - actors.length,
    /** detached elements in memory */
    detached,
    /** intersection, mutation and resize observers */
    observers,
  };
}

type Holdings = Awaited<ReturnType<typeof holdingsOf>>;

/**
 * What is not as it was: other actors or observers, and the figures that grew by their limit or more, which is what a
 * leak in each turn would give.
 */
export function leftoversOf(
  before: Holdings,
  after: Holdings,
  limits: Partial<Record<'timers' | 'nodes' | 'listeners' | 'detached' | 'ended', number>>,
) {
  const grown = Object.entries(limits)
    .map(([figure, limit]) => ({ figure: figure as keyof typeof limits, limit }))
    .filter(({ figure, limit }) => after[figure] - before[figure] >= limit)
    .map(({ figure }) => `${figure}: ${before[figure]} to ${after[figure]}`);
  const more = after.actors.filter((actor) => !before.actors.includes(actor));
  const fewer = before.actors.filter((actor) => !after.actors.includes(actor));
  return {
    more,
    fewer,
    actors: after.actors.length - before.actors.length,
    grown,
    observers: after.observers - before.observers,
  };
}

/** Nothing is left over. */
export const NOTHING: ReturnType<typeof leftoversOf> = {
  more: [],
  fewer: [],
  actors: 0,
  grown: [],
  observers: 0,
};

/** Pages that navigate away from the app to the game. */
const OUTSIDE = new Set<string>(['/gamePage', '/LotteryGamePage']);

/** The locations of all member pages, home last, without those that leave the app. */
export const memberLocations: readonly string[] = routeSamples
  .filter(({ path }) => !OUTSIDE.has(path))
  .map(({ location }) => location)
  .toSorted((a, b) => Number(a === '/') - Number(b === '/'));

/**
 * Visits the locations in turn; leaves each when its data has loaded if `waits`, otherwise as soon as it is painted.
 */
export async function goThrough(page: Page, locations: readonly string[], waits: boolean): Promise<void> {
  await page.evaluate(
    async ([all, waitsForData]) => {
      const frame = () => new Promise(requestAnimationFrame);
      const isBusy = () =>
        [
          ...document.querySelectorAll(
            '#main[aria-busy=true], #main [aria-busy=true], #main > [role=progressbar], #main > div > [role=progressbar]',
          ),
        ].some((element) => element.getClientRects().length > 0);
      for (const location of all) {
        window.location.hash = location;
        await frame();
        await frame();
        if (waitsForData) while (isBusy()) await frame();
      }
    },
    [locations, waits] as const,
  );
}

/** The types of the listeners on the element of a selector. */
export async function listenersOf(session: CDPSession, selector: string): Promise<string[]> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  return listeners.map(({ type }) => type);
}
