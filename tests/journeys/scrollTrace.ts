import type { CDPSession, Page } from 'playwright-core';

/** An entry of Chrome's trace; times in µs, `tdur` of CPU, which a busy machine stretches less than the clock's. */
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
export interface ScrolledFrame {
  /** how far down the page was scrolled, in px */
  top: number;
  /** what the page does at the scroll, its garbage collection included */
  own: number;
  /** the whole task, with the browser's style, layout and paint */
  task: number;
}

/** What one scroll from the top to the end took and left behind. */
export interface Scroll {
  frames: ScrolledFrame[];
  majorCollections: number;
  /** nodes in memory over the scroll, not yet collected ones among them */
  nodes: { min: number; max: number };
}

/** Scrolls the page from its top to its end, `step` px a frame, and reads from Chrome's trace what each frame took. */
export async function traceScroll(page: Page, session: CDPSession, step: number): Promise<Scroll> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    // the second has the tasks of which all else is part
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'] },
  });
  await page.evaluate(async (px) => {
    window.scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    const end = document.documentElement.scrollHeight - window.innerHeight;
    for (let top = px; top < end; top += px) {
      window.scrollTo(0, top);
      // its callbacks run in the task of the scroll's event
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
    // a worker of the page's process counts none
    .filter((count) => count > 0);
  return {
    frames: framesOf(events),
    majorCollections: events.filter(({ name }) => name === 'MajorGC').length,
    nodes: { min: Math.min(...nodes), max: Math.max(...nodes) },
  };
}

/** The frames of the marked scroll; two positions that came in one frame have none. */
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
