import type { CDPSession, Page } from 'playwright-core';
import { routeSamples } from '#tests/support/routeSamples.ts';

declare global {
  var flowplayTimers: Set<unknown>;
}

/** Has a page count its timers; before it is opened, and after a clock is installed. */
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

/** Asks all live objects with the prototype that an expression names, as an array, for something. */
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

/** The root actor where React's root holds it, as a build for production names it nowhere. */
const ROOT_ACTOR = `(() => {
  const element = document.getElementById('root');
  const key = Object.keys(element).find((name) => name.startsWith('__reactContainer'));
  return element[key].child.memoizedProps.root;
})()`;

/** What the page holds now, when its garbage is collected. */
export async function holdingsOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // what one collection frees may have held what the next one frees
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
    // prototypes are among what inherits from one
    "(all) => all.filter((one) => !Object.hasOwn(one, 'constructor') && !one.isConnected).length",
  );
  let observers = 0;
  for (const kind of ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'])
    observers += await askLiving<number>(session, `${kind}.prototype`, '(all) => all.length');
  const timers = await page.evaluate(() => globalThis.flowplayTimers.size);
  await session.detach();
  return {
    /** bytes of the JavaScript heap, compiled code among them */
    heap: metric('JSHeapUsedSize'),
    /** nodes in memory, in a document or not */
    nodes: metric('Nodes'),
    /** listeners of everything in memory */
    listeners: metric('JSEventListeners'),
    /** time-outs and intervals still to come */
    timers,
    /** actors that run, by their names */
    actors,
    /** actors in memory that have ended */
    ended: known - actors.length,
    /** elements in memory that are in no document */
    detached,
    /** observers of intersections, mutations and sizes */
    observers,
  };
}

/** These lead out of the app, to the game's own window. */
const OUTSIDE = new Set<string>(['/gamePage', '/LotteryGamePage']);

/** Where a member can go, home last: every route but the ways into a game. */
export const memberLocations: readonly string[] = routeSamples
  .filter(({ path }) => !OUTSIDE.has(path))
  .map(({ location }) => location)
  .toSorted((a, b) => Number(a === '/') - Number(b === '/'));

/** Goes to the locations in turn; either each is left when it shows its data, or as soon as it is painted. */
export async function goThrough(page: Page, locations: readonly string[], waits: boolean): Promise<void> {
  await page.evaluate(
    async ([all, waitsForData]) => {
      const frame = () => new Promise(requestAnimationFrame);
      const isBusy = () =>
        [
          ...document.querySelectorAll(
            '#main[aria-busy=true], #main [aria-busy=true], #main > [role=progressbar]',
          ),
        ].some((element) => element.getClientRects().length > 0);
      for (const location of all) {
        window.location.hash = location;
        await frame();
        await frame();
        // a page whose answer takes longer is left without it
        for (let frames = waitsForData ? 60 : 0; frames > 0 && isBusy(); frames -= 1) await frame();
      }
    },
    [locations, waits] as const,
  );
}

/** The types of what the element of a selector listens to itself. */
export async function listenersOf(session: CDPSession, selector: string): Promise<string[]> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  return listeners.map(({ type }) => type);
}
