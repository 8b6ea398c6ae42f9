import { expect, test } from 'vitest';
import { phonePerTest } from '#tests/support/browser.ts';
import { scrollThroughRecords } from '#tests/support/recordsList.ts';
import { traceScroll, type Scroll } from '#tests/journeys/scrollTrace.ts';

const phone = phonePerTest();
const ROWS = 10_000;
/**
 * How often the list is scrolled. What the list causes comes again at the same rows, what the machine does beside it
 * does not: of an odd number of passes, the median of each frame has the one without the other.
 */
const PASSES = Number(process.env['SCROLL_PASSES'] ?? 1);
/** Faster, in px a frame, than any thumb flings. */
const STEP_PX = 600;
/** Longer is a long task, in ms. */
const LONG_MS = 50;
/** What a scroll through all rows may leave behind at most, in nodes not yet collected; made anew, they were 16,000. */
const NODES_LEFT_MAX = 2_000;

test(
  '10,000 records scroll to their end on a phone with a 4 times slower CPU',
  { timeout: 300_000 + PASSES * 120_000 },
  async () => {
    const { page, context } = phone();
    await scrollThroughRecords(phone(), ROWS);

    const session = await context.newCDPSession(page);
    // what the ten thousand left behind as they were loaded is not the scroll's
    await session.send('HeapProfiler.collectGarbage');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const passes: Scroll[] = [];
    for (let pass = 0; pass < PASSES; pass += 1) passes.push(await traceScroll(page, session, STEP_PX));

    const frames = passes.flatMap((pass) => pass.frames);
    expect(frames.length).toBeGreaterThan(100 * PASSES);
    const tops = [...new Set(frames.map(({ top }) => top))];
    const lasting = tops.map((at) => frames.filter(({ top }) => top === at));
    // a figure to read: its longest tasks are a shared machine's to decide
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
    // what no machine's noise decides: rows leave nothing behind, and the typical scroll is no long task
    for (const { nodes } of passes) expect(nodes.max - nodes.min).toBeLessThan(NODES_LEFT_MAX);
    expect(median(frames.map(({ own }) => own))).toBeLessThan(LONG_MS);
  },
);

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const figures = (times: number[]) =>
  `longest ${Math.max(...times).toFixed(1)} ms, typically ${median(times).toFixed(1)} ms, ` +
  `${times.filter((ms) => ms > LONG_MS).length} of ${times.length} over ${LONG_MS} ms`;
