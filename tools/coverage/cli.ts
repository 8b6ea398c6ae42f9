import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { PROOFS_FOLDER, type FileProofs } from './proofs.ts';
import type { Drawing } from './chart.ts';
import { reportPage } from './page.ts';
import { COVERAGE_FOLDER, figuresOf, gapsOf, machineRows, type CoverageReport } from './report.ts';
import { figuresTable } from './table.ts';
import { bare } from '#tools/charts/lit.ts';
import { keptDrawing } from '#tools/charts/keptDrawings.ts';
import { filesUnder } from '#tools/filesUnder.ts';
import { flowOf } from '#app/inspector/flow.ts';
import { listMachines } from '#tools/flows/machines.ts';

/**
 * Runs the tests of every machine and reports their coverage: states, transitions, guards and delays, each with the
 * tests that covered it, as a printed table, as `reports/coverage.html` and as `reports/coverage.json`. The exit code is
 * 1 if the generated paths take less than 100 % of the transitions, if a machine has no coverage test, or if the
 * data is older than the measured files. `--report-only` reads the data of the last test run.
 */

/** The tests of the machines, and the models that are tested on screens. */
const PROOFS = ['tests/machines', '.model.test.tsx'];

const changedAt = (file: string) => statSync(file).mtimeMs;
const read = <Written>(folder: string): Written[] =>
  filesUnder(folder, '.json').map((file) => JSON.parse(readFileSync(file, 'utf8')) as Written);

let failed = false;
if (!process.argv.includes('--report-only')) {
  for (const folder of [COVERAGE_FOLDER, PROOFS_FOLDER]) rmSync(folder, { recursive: true, force: true });
  const run = spawnSync('npx', ['--no-install', 'vitest', 'run', ...PROOFS, '--reporter=dot'], {
    stdio: 'inherit',
  });
  failed = run.status !== 0;
}

const reports = read<CoverageReport>(COVERAGE_FOLDER).filter(({ test }) => existsSync(test));
const proofs = read<FileProofs>(PROOFS_FOLDER).filter(({ file }) => existsSync(file));
const machines = machineRows(reports, proofs);
const measuredAt = Math.max(0, ...reports.map(({ at }) => at));
mkdirSync('reports', { recursive: true });
writeFileSync(
  'reports/coverage.json',
  `${JSON.stringify(
    {
      measuredAt: new Date(measuredAt).toISOString(),
      figures: figuresOf(machines),
      machines: machines.map((machine) => ({
        ...machine,
        figures: figuresOf([machine]),
        gaps: gapsOf(machine),
      })),
    },
    null,
    2,
  )}\n`,
);
const listed = await listMachines();
const drawings = new Map<string, Drawing>();
for (const { machine } of listed) {
  const chart = flowOf(machine);
  const svg = await keptDrawing(chart);
  drawings.set(machine.id, { chart, svg: bare(svg) });
}
writeFileSync('reports/coverage.html', reportPage(machines, measuredAt, drawings));
console.log(figuresTable(machines));

const complaints = reports.flatMap((report) =>
  report.untaken.map((edge) => `${report.machine}: not taken: ${edge}`),
);
for (const { name, file, machine } of listed) {
  const measured = reports.filter(({ id }) => id === machine.id);
  if (measured.length === 0) complaints.push(`${name}: has no transition coverage test`);
  for (const { test, at } of measured)
    if (at < changedAt(file) || at < changedAt(test))
      complaints.push(`${test}: its coverage data is older than the measured files`);
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = failed || complaints.length > 0 ? 1 : 0;
