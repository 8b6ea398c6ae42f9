import { expect, test } from 'vitest';
import { drawn } from '#tools/charts/keptDrawings.ts';
import { survey } from '#tools/flows/survey.ts';

/** Upper limit for the CPU time of drawing every machine, in ms. */
const ALL_DRAWINGS_MS = 10_000;

test('every machine is drawn the same again, all of them in ten seconds of a processor', async () => {
  const { machines } = await survey();
  const drawAll = async () => {
    const drawings: string[] = [];
    for (const { flow } of machines) drawings.push(await drawn(flow));
    return drawings;
  };
  const before = process.cpuUsage();
  const drawings = await drawAll();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(ALL_DRAWINGS_MS);
  expect(drawings.length).toBeGreaterThan(50);
  expect(await drawAll()).toEqual(drawings);
});
