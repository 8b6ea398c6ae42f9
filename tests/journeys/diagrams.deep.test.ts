import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawn } from '#tools/charts/keptDrawings.ts';
import { drawingFile } from '#tools/flows/drawings.ts';
import { PAGES_FOLDER } from '#tools/flows/page.ts';
import { survey } from '#tools/flows/survey.ts';

/** Upper limit for the CPU time of drawing every machine, in ms. */
const ALL_DRAWINGS_MS = 10_000;

test('every machine is drawn as it is kept, all of them in ten seconds of a processor', async () => {
  const { machines, kinship } = await survey();
  const before = process.cpuUsage();
  const drawings = new Map<string, string>();
  for (const { listed, flow } of machines) drawings.set(listed.name, await drawn(flow));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(ALL_DRAWINGS_MS);
  const own = machines.filter(({ listed }) => drawingFile(listed, kinship) === `${listed.name}.svg`);
  expect(own.length).toBeGreaterThan(50);
  const changed = own.filter(
    ({ listed: { name } }) => drawings.get(name) !== readFileSync(`${PAGES_FOLDER}/${name}.svg`, 'utf8'),
  );
  expect(changed.map(({ listed }) => listed.name)).toEqual([]);
});
