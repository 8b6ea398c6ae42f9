import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CoverageReport } from '#tests/support/coverageReport.ts';
import { COVERAGE_FOLDER } from '#tests/support/coverageReport.ts';

/**
 * Transition coverage of every machine as a table; exit code 1 below 100 %, for a machine without coverage, and
 * for numbers older than what they measure. Runs the machines' tests first; `--report-only` reads what a test
 * run has just written.
 */

function filesUnder(folder: string, suffix: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => join(folder, file))
    .toSorted();
}

function readReports(): CoverageReport[] {
  if (!existsSync(COVERAGE_FOLDER)) return [];
  return filesUnder(COVERAGE_FOLDER, '.json')
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as CoverageReport)
    .filter(({ test }) => existsSync(test));
}

const changedAt = (file: string) => statSync(file).mtimeMs;

let failed = false;
if (!process.argv.includes('--report-only')) {
  rmSync(COVERAGE_FOLDER, { recursive: true, force: true });
  const run = spawnSync('npx', ['--no-install', 'vitest', 'run', 'tests/machines', '--reporter=dot'], {
    stdio: 'inherit',
  });
  failed = run.status !== 0;
}

const reports = readReports();
const textOf = (file: string) => readFileSync(file, 'utf8');

/** The files that a file imports under this folder's alias. */
function importsOf(file: string, folder: 'machines' | 'tests'): string[] {
  return [...textOf(file).matchAll(new RegExp(`'#(${folder}/[^']+)'`, 'g'))].flatMap(
    ([, path]) => path ?? [],
  );
}

/** The machines that a test names, itself or through the tests' own files. */
function machinesOf(test: string, seen = new Set<string>()): string[] {
  if (seen.has(test) || !existsSync(test)) return [];
  seen.add(test);
  return [
    ...importsOf(test, 'machines').filter((file) => file.endsWith('.machine.ts')),
    ...importsOf(test, 'tests').flatMap((file) => machinesOf(file, seen)),
  ];
}

const tests = filesUnder('tests/machines', '.test.ts')
  .filter((file) => textOf(file).includes('describeTransitionCoverage'))
  .map((file) => ({ file, machines: new Set(machinesOf(file)) }));

/**
 * The tests that measure a machine: by the id that it gives itself, else by who names it; a factory is measured by
 * the machines that are made of it.
 */
function testsOf(machine: string): string[] {
  const [, id] = /createMachine\(\{\s*id: '([^']+)'/.exec(textOf(machine)) ?? [];
  if (id !== undefined) return reports.filter((report) => report.id === id).map(({ test }) => test);
  const own = tests.filter(({ machines }) => machines.has(machine));
  const made = tests.filter(({ machines }) =>
    [...machines].some((other) => importsOf(other, 'machines').includes(machine)),
  );
  return (own.length > 0 ? own : made).map(({ file }) => file);
}

const percent = (report: CoverageReport) =>
  `${Math.floor((100 * report.transitionsTaken) / Math.max(1, report.transitions))} %`;
const rows = [
  ['machine', 'states', 'reached', 'transitions', 'taken', '', 'paths'],
  ...reports.map((report) => [
    report.machine,
    ...[report.states, report.statesReached, report.transitions, report.transitionsTaken].map(String),
    percent(report),
    String(report.paths),
  ]),
];
const sum = (pick: (report: CoverageReport) => number) =>
  String(reports.reduce((total, report) => total + pick(report), 0));
rows.push([
  `${reports.length} machines`,
  sum((report) => report.states),
  sum((report) => report.statesReached),
  sum((report) => report.transitions),
  sum((report) => report.transitionsTaken),
  '',
  sum((report) => report.paths),
]);
const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
for (const row of rows)
  console.log(
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );

const complaints = reports.flatMap((report) =>
  report.untaken.map((edge) => `${report.machine}: not taken: ${edge}`),
);
for (const machine of filesUnder('machines', '.machine.ts')) {
  const covering = new Set(testsOf(machine));
  if (covering.size === 0) complaints.push(`${machine}: no test of its transitions`);
  for (const file of covering) {
    const written = reports.filter(({ test }) => test === file);
    if (written.length === 0) complaints.push(`${file}: has written no numbers`);
    if (written.some(({ at }) => at < changedAt(machine) || at < changedAt(file)))
      complaints.push(`${file}: its numbers are older than what they measure`);
  }
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = failed || complaints.length > 0 ? 1 : 0;
