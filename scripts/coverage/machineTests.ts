import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CoverageReport } from './report.ts';

/** The files under a folder with this suffix, sorted, relative to the project's folder. */
export function filesUnder(folder: string, suffix: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => join(folder, file))
    .toSorted();
}

const textOf = (file: string) => readFileSync(file, 'utf8');

/** The files that a file imports under this folder's alias. */
function importsOf(file: string, folder: 'machines' | 'tests'): string[] {
  return [...textOf(file).matchAll(new RegExp(`'#(${folder}/[^']+)'`, 'g'))].flatMap(
    ([, path]) => path ?? [],
  );
}

/** The machines that a test names, directly or through other test files. */
function machinesOf(test: string, seen = new Set<string>()): string[] {
  if (seen.has(test) || !existsSync(test)) return [];
  seen.add(test);
  return [
    ...importsOf(test, 'machines').filter((file) => file.endsWith('.machine.ts')),
    ...importsOf(test, 'tests').flatMap((file) => machinesOf(file, seen)),
  ];
}

/**
 * The tests that check the transition coverage of each machine's file: found by the machine's own id, or else by the
 * test that names it; a factory is covered by the tests of its machines.
 *
 *     const testsOf = transitionTests(reports);
 *     testsOf('machines/login/login.machine.ts'); // ['tests/machines/login/login.coverage.test.ts']
 */
export function transitionTests(reports: readonly CoverageReport[]): (machine: string) => string[] {
  const tests = filesUnder('tests/machines', '.test.ts')
    .filter((file) => textOf(file).includes('describeTransitionCoverage'))
    .map((file) => ({ file, machines: new Set(machinesOf(file)) }));
  return (machine) => {
    const [, id] = /createMachine\(\{\s*id: '([^']+)'/.exec(textOf(machine)) ?? [];
    if (id !== undefined) return reports.filter((report) => report.id === id).map(({ test }) => test);
    const own = tests.filter(({ machines }) => machines.has(machine));
    const made = tests.filter(({ machines }) =>
      [...machines].some((other) => importsOf(other, 'machines').includes(machine)),
    );
    return (own.length > 0 ? own : made).map(({ file }) => file);
  };
}
