import { startVitest } from 'vitest/node';
import type { ListedMachine } from '#tools/flows/machines.ts';
import { readProofs } from '#tools/flows/proofs.ts';
import type { MachinePathRequest, MachinePaths } from './machinePaths.ts';
import { UsageError } from './options.ts';
import { pathSetOfMachine, type PathSet } from './pathSet.ts';

/** Runs the tests of these files to explore the machine instead of testing it. */
async function askTests(files: readonly string[], request: MachinePathRequest): Promise<MachinePaths[]> {
  const vitest = await startVitest('test', [...files], {
    config: false,
    run: true,
    reporters: [{}],
    testTimeout: 600_000,
    isolate: false,
    passWithNoTests: true,
    provide: { machinePaths: request },
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
 * The paths of a machine. Its coverage test knows its input and the answers of its calls, and explores it.
 * @throws UsageError if it has no coverage test yet, which `npm run coverage` also reports
 */
export async function machinePathSet(
  listed: ListedMachine,
  request: Omit<MachinePathRequest, 'machine'>,
): Promise<PathSet> {
  if (request.cover.by === 'long')
    throw new UsageError('--cover long is for models: a machine has too many situations for one path');
  const files = readProofs()(listed).tests.transitions;
  const [explored] =
    files.length === 0 ? [] : await askTests(files, { machine: listed.machine.id, ...request });
  if (explored === undefined)
    throw new UsageError(`No test explores the machine ${listed.name}: it wants describeTransitionCoverage`);
  return pathSetOfMachine(listed, explored, request);
}
