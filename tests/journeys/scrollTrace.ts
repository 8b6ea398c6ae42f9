import type { CDPSession, Page } from 'playwright-core';

/** An event of Chrome's trace; times in µs, `tdur` is CPU time, which depends less on the load than clock time. */
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
  /** the scroll position, in px */
  top: number;
  /** the scripts of the page, including garbage collection */
  own: number;
  /** the whole task, including style, layout and paint */
  task: number;
}

/** The costs of a scroll from the top to the end. */
export interface Scroll {
  frames: ScrolledFrame[];
  majorCollections: number;
  /** DOM nodes in memory during the scroll, including those not collected yet */
  nodes: { min: number; max: number };
}

/** Scrolls the page from top to end, `step` px per frame, and reads the costs of each frame from Chrome's trace. */
export async function traceScroll(page: Page, session: CDPSession, step: number): Promise<Scroll> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    // the second category contains the tasks around all other events
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'] },
  });
  await page.evaluate(async (px) => {
    window.scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    const end = document.documentElement.scrollHeight - window.innerHeight;
    for (let top = px; top < end; top += px) {
      window.scrollTo(0, top);
      // callbacks of this frame run in the task of the scroll event
      await new Promise(requestAnimationFrame);
      // oxlint-disable-next-line no-console -- a marker in the trace, not a message
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

/** The frames of the marked scroll; two positions that share a frame are omitted. */
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

/** Whether an event is nested in another one. */
const isWithin = (inner: TraceEvent, outer: TraceEvent) =>
  inner.pid === outer.pid &&
  inner.tid === outer.tid &&
  inner.ts >= outer.ts &&
  inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);
