import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import type { ListedMachine } from '#scripts/flows/machines.ts';
import type { MachinePaths } from '#tests/support/machinePaths.ts';
import { UsageError } from './options.ts';
import { told, type PathRequest, type PathSet } from './pathSet.ts';

const FOLDER = 'tests/machines';

/** The tests with samples of machines: those of an area, and the others. */
function coverageTests(area: string): { near: string[]; far: string[] } {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(FOLDER, file))
    .filter((file) => readFileSync(file, 'utf8').includes('describeTransitionCoverage'));
  const isNear = (file: string) => file.startsWith(join(FOLDER, area, '/'));
  return { near: files.filter(isNear), far: files.filter((file) => !isNear(file)) };
}

/** Has the tests of these files explore the machine instead of proving it. */
async function askTests(
  files: readonly string[],
  machine: string,
  request: PathRequest,
): Promise<MachinePaths[]> {
  if (files.length === 0) return [];
  const vitest = await startVitest('test', [...files], {
    config: false,
    run: true,
    reporters: [{}],
    testTimeout: 600_000,
    isolate: false,
    passWithNoTests: true,
    provide: { machinePaths: { machine, ...request } },
  });
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failures = tests.flatMap((test) => test.result().errors ?? []);
  await vitest.close();
  // files without a test of this machine count as failed there
  process.exitCode = 0;
  if (failures.length > 0) throw new Error(failures.map(({ message }) => message).join('\n'));
  return tests.flatMap((test) => test.meta().machinePaths ?? []);
}

/**
 * The paths of a machine. Its coverage test knows what it is started from and what its calls answer, and explores it.
 * @throws UsageError where no coverage test has samples of this machine
 */
export async function machinePathSet(listed: ListedMachine, request: PathRequest): Promise<PathSet> {
  if (request.cover.by === 'tours')
    throw new UsageError('--cover tours is for models: a machine has too many situations for one walk');
  const { name, file, exported, purpose, area } = listed;
  const { near, far } = coverageTests(area);
  const [explored = (await askTests(far, name, request))[0]] = await askTests(near, name, request);
  if (explored === undefined)
    throw new UsageError(
      `No coverage test under ${FOLDER} has samples of the machine ${name} to explore it with`,
    );
  const { paths, ...rest } = explored;
  const { cover, limit } = request;
  return { ...rest, kind: 'machine', name, file, exported, purpose, cover, limit, paths: paths.map(told) };
}
