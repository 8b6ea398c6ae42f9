import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';

const phone = phonePerTest();
const ROWS = 10_000;
/** An entry of Chrome's trace; times in µs, `tdur` of CPU, which a busy machine stretches less than the clock's. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string; nodes?: number } };
}
/** Longer is a long task, in ms. */
const LONG_MS = 50;
/** What a scroll through all rows may leave behind at most, in nodes not yet collected; made anew, they were 16,000. */
const NODES_LEFT_MAX = 2_000;

test(
  '10,000 records scroll to their end on a phone with a 4 times slower CPU',
  { timeout: 600_000 },
  async () => {
    const { page, open, sandbox, context } = phone();
    await sandbox('/sandbox/records', { name: 'zero000', count: ROWS });
    await open('/login');
    await page.getByRole('textbox', { name: '账号' }).fill('zero000');
    await page.getByLabel('密码', { exact: true }).fill('demo8888');
    await page.getByRole('button', { name: '登录' }).click();
    await page.waitForURL((url) => url.hash === '#/');
    await open('/assets?type=4');
    const list = page.getByRole('list', { name: '记录' });
    await list.getByRole('listitem').first().waitFor();

    // every page of the server in a row, as a member who scrolls and scrolls asks for them
    const end = page.getByText('没有更多记录了');
    while (!(await end.isVisible())) {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForTimeout(20);
    }
    const last = list.getByRole('listitem').last();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => last.getAttribute('aria-posinset')).toBe(await last.getAttribute('aria-setsize'));
    expect(Number(await last.getAttribute('aria-setsize'))).toBeGreaterThanOrEqual(ROWS);
    expect(await list.getByRole('listitem').count()).toBeLessThan(60);

    const session = await context.newCDPSession(page);
    const events: TraceEvent[] = [];
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    // what the ten thousand left behind as they were loaded is not the scroll's
    await session.send('HeapProfiler.collectGarbage');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      // the second has the tasks of which all else is part
      traceConfig: {
        includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'],
      },
    });
    await page.evaluate(async () => {
      window.scrollTo(0, 0);
      await new Promise(requestAnimationFrame);
      // 600 px a frame is faster than any thumb flings
      const end = document.documentElement.scrollHeight;
      for (let top = 0; top < end; top += 600) {
        window.scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
    });
    const complete = new Promise((done) => {
      session.once('Tracing.tracingComplete', done);
    });
    await session.send('Tracing.end');
    await complete;

    const scrolls = events
      .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'scroll')
      // the first is the jump from the end back to the top
      .slice(1);
    expect(scrolls.length).toBeGreaterThan(100);
    const nodes = events
      .filter(({ name, pid }) => name === 'UpdateCounters' && pid === scrolls[0]?.pid)
      .map(({ args }) => args?.data?.nodes ?? 0)
      // a worker of the page's process counts none
      .filter((count) => count > 0);
    const left = Math.max(...nodes) - Math.min(...nodes);
    // a figure to read: its longest tasks are a shared machine's to decide
    // oxlint-disable-next-line no-console -- the figure is the test's report
    console.log(
      [
        `${ROWS} records scrolled, in CPU time:`,
        `the list's own work: ${figures(scrolls.map((scroll) => msOf(scroll) - collected(scroll, events)))}`,
        `with garbage collection: ${figures(scrolls.map(msOf))}`,
        `whole frames, painted: ${figures(framesOf(scrolls, events).map(msOf))}`,
        `major collections: ${events.filter(({ name }) => name === 'MajorGC').length}, ` +
          `nodes: ${Math.min(...nodes)} to ${Math.max(...nodes)}`,
      ].join('\n  '),
    );
    // what no machine's noise decides: rows leave nothing behind, and the typical scroll is no long task
    expect(left).toBeLessThan(NODES_LEFT_MAX);
    expect(median(scrolls.map(msOf))).toBeLessThan(LONG_MS);
  },
);

const msOf = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const figures = (times: number[]) =>
  `longest ${Math.max(...times).toFixed(1)} ms, typically ${median(times).toFixed(1)} ms, ` +
  `${times.filter((ms) => ms > LONG_MS).length} of ${times.length} over ${LONG_MS} ms`;

/** Whether an event is part of another one. */
const isWithin = (inner: TraceEvent, outer: TraceEvent) =>
  inner.pid === outer.pid &&
  inner.tid === outer.tid &&
  inner.ts >= outer.ts &&
  inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);

/** The garbage collection within a scroll, in ms. */
function collected(scroll: TraceEvent, events: readonly TraceEvent[]): number {
  return events
    .filter((event) => (event.name === 'MajorGC' || event.name === 'MinorGC') && isWithin(event, scroll))
    .reduce((sum, event) => sum + msOf(event), 0);
}

/** The tasks that scrolls are part of. */
function framesOf(scrolls: readonly TraceEvent[], events: readonly TraceEvent[]): TraceEvent[] {
  return events.filter(
    (event) => event.name === 'RunTask' && scrolls.some((scroll) => isWithin(scroll, event)),
  );
}
