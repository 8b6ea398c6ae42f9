import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { scrollThroughRecords } from '#tests/journeys/recordsList.ts';

const phone = phonePerTest();
const ROWS = 10_000;
/**
 * Number of passes over the list. Work caused by the list recurs at the same rows, noise of the machine does not: over
 * an odd number of passes, the median of each frame excludes the noise.
 */
const PASSES = Number(process.env['SCROLL_PASSES'] ?? 1);
/** Scroll distance in px per frame, faster than any fling. */
const STEP_PX = 600;
/** Longer than this is a long task, in ms. */
const LONG_MS = 50;
/** Maximum number of uncollected nodes after a scroll through all rows; it was 16,000 when rows were recreated. */
const NODES_LEFT_MAX = 2_000;

test(
  '10,000 records scroll to their end on a phone with a 4 times slower CPU',
  { timeout: 300_000 + PASSES * 120_000 },
  async () => {
    const { page, context } = phone();
    await scrollThroughRecords(phone(), ROWS);

    const session = await context.newCDPSession(page);
    // garbage from loading the ten thousand rows does not count
    await session.send('HeapProfiler.collectGarbage');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const passes: Scroll[] = [];
    for (let pass = 0; pass < PASSES; pass += 1) passes.push(await traceScroll(page, session, STEP_PX));

    const frames = passes.flatMap((pass) => pass.frames);
    expect(frames.length).toBeGreaterThan(100 * PASSES);
    const tops = [...new Set(frames.map(({ top }) => top))];
    const lasting = tops.map((at) => frames.filter(({ top }) => top === at));
    // informative only: its longest tasks depend on the machine's load
    // oxlint-disable-next-line no-console -- the figure is the test's report
    console.log(
      [
        `${ROWS} records scrolled, in CPU time, ${PASSES} times:`,
        `the list's own work: ${figures(frames.map(({ own }) => own))}`,
        `whole frames, painted: ${figures(frames.map(({ task }) => task))}`,
        `each frame's median, own: ${figures(lasting.map((same) => median(same.map(({ own }) => own))))}`,
        `each frame's median, whole: ${figures(lasting.map((same) => median(same.map(({ task }) => task))))}`,
        ...passes.map(
          ({ majorCollections, nodes }) =>
            `major collections: ${majorCollections}, nodes: ${nodes.min} to ${nodes.max}`,
        ),
      ].join('\n  '),
    );
    // asserts what noise cannot change: rows leave no nodes behind, and a typical scroll is no long task
    for (const { nodes } of passes) expect(nodes.max - nodes.min).toBeLessThan(NODES_LEFT_MAX);
    expect(median(frames.map(({ own }) => own))).toBeLessThan(LONG_MS);
  },
);

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const figures = (times: number[]) =>
  `longest ${Math.max(...times).toFixed(1)} ms, typically ${median(times).toFixed(1)} ms, ` +
  `${times.filter((ms) => ms > LONG_MS).length} of ${times.length} over ${LONG_MS} ms`;

/**
 * An event of Chrome's trace; times in µs, `tdur` in CPU time, which depends less on the machine's load than the wall
 * clock.
 */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string; message?: string; nodes?: number } };
}

/** One frame of a scroll, in ms of CPU time. */
interface ScrolledFrame {
  /** the scroll position, in px */
  top: number;
  /** the page's own work for the scroll event, including garbage collection */
  own: number;
  /** the whole task, including the browser's style, layout and paint */
  task: number;
}

/** Durations and leftovers of one scroll from the top to the end. */
interface Scroll {
  frames: ScrolledFrame[];
  majorCollections: number;
  /** nodes in memory during the scroll, including uncollected ones */
  nodes: { min: number; max: number };
}

/** Scrolls the page to its end, `step` px per frame, and reads the duration of each frame from Chrome's trace. */
async function traceScroll(page: Page, session: CDPSession, step: number): Promise<Scroll> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    // the second category has the tasks that contain all other events
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'] },
  });
  await page.evaluate(async (px) => {
    window.scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    const end = document.documentElement.scrollHeight - window.innerHeight;
    for (let top = px; top < end; top += px) {
      window.scrollTo(0, top);
      // its callbacks run in the same task as the scroll event
      await new Promise(requestAnimationFrame);
      // oxlint-disable-next-line no-console -- a mark in the trace, which nobody reads in the console
      console.timeStamp(String(top));
    }
  }, step);
  const complete = new Promise((done) => {
    session.once('Tracing.tracingComplete', done);
  });
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);

  const { pid } = events.find(({ name }) => name === 'TimeStamp') ?? {};
  const nodes = events
    .filter((event) => event.name === 'UpdateCounters' && event.pid === pid)
    .map(({ args }) => args?.data?.nodes ?? 0)
    // a worker in the page's process reports no nodes
    .filter((count) => count > 0);
  return {
    frames: framesOf(events),
    majorCollections: events.filter(({ name }) => name === 'MajorGC').length,
    nodes: { min: Math.min(...nodes), max: Math.max(...nodes) },
  };
}

/** The frames of the marked scroll; two positions in one frame are omitted. */
function framesOf(events: readonly TraceEvent[]): ScrolledFrame[] {
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const scrolls = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'scroll',
  );
  return events
    .filter(({ name }) => name === 'TimeStamp')
    .flatMap((mark) => {
      const task = tasks.find((event) => isWithin(mark, event));
      const scroll = task && scrolls.find((event) => isWithin(event, task));
      return task && scroll
        ? [{ top: Number(mark.args?.data?.message), own: msOf(scroll), task: msOf(task) }]
        : [];
    });
}

const msOf = ({ tdur = 0 }: TraceEvent) => tdur / 1000;

/** Whether an event is part of another one. */
const isWithin = (inner: TraceEvent, outer: TraceEvent) =>
  inner.pid === outer.pid &&
  inner.tid === outer.tid &&
  inner.ts >= outer.ts &&
  inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);
