import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { changedTests } from './changedTests.ts';

/**
 * Runs checks stage by stage. It continues after a failure, so that one run reports everything, and ends with
 * `N passed, M failed`, and with exit code 1 on a failure:
 *
 *     npm test              every check: format, lint, styles, unused code, types, the description of docs/api, tests with transition
 *                           coverage, the build with its size budgets, and the journeys on the built site
 *     npm run test:quick    format, lint, styles, types, the machines' tests, and those of the areas with uncommitted changes
 *     npm run test:deep     the journeys that try every combination, and all others on a backend that is looser than
 *                           the documents, of both of which `npm test` runs a sample, and the models of the views in
 *                           a browser that translates the page; `-- name` runs those of one file
 */
interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** a Vitest JSON report whose tests are counted instead of the step itself */
  report?: string;
}

function vitest(
  name: string,
  suite: 'tests' | 'journeys' | 'deep' | 'loose' | 'translated',
  paths: readonly string[] = [],
): Step {
  const config = suite === 'tests' ? 'vitest.config.ts' : `vitest.${suite}.config.ts`;
  const report = `reports/${suite}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  // a file name belongs to only one of the runs that get it
  const some = paths.length > 0 && suite !== 'tests' ? ['--passWithNoTests'] : [];
  return { name, command: ['vitest', 'run', `--config=${config}`, ...reporters, ...some, ...paths], report };
}

const format: Step = { name: 'format', command: ['oxfmt', '--check'] };
const lint: Step = { name: 'lint', command: ['oxlint'] };
const styles: Step = { name: 'styles', command: ['stylelint', 'src/**/*.css'] };
const unused: Step = { name: 'unused code', command: ['knip', '--no-progress'] };
const types: Step = { name: 'types', command: ['tsc', '-b'] };
const build: Step = { name: 'build', command: ['tsx', 'tools/build/build.ts'] };

/** The stages of each run: the steps of a stage run in parallel. */
const runs: Readonly<Record<string, (paths: readonly string[]) => readonly (readonly Step[])[]>> = {
  all: () => [
    // each uses one core for most of its time
    [
      lint,
      styles,
      unused,
      format,
      types,
      {
        name: 'description of the contract',
        command: ['tsx', 'tools/contract/cli.ts', 'openapi', '--check'],
      },
      build,
    ],
    [vitest('tests', 'tests')],
    [{ name: 'transition coverage', command: ['tsx', 'tools/coverage/cli.ts', '--report-only'] }],
    [
      { name: 'secrets in reports', command: ['tsx', 'tools/build/secrets.ts'] },
      { name: 'size budgets', command: ['tsx', 'tools/perf/sizes.ts'] },
    ],
    [vitest('journeys', 'journeys')],
  ],
  quick: () => [
    [format, lint, styles, types],
    [vitest('tests of the machines and of what has changed', 'tests', ['tests/machines', ...changedTests()])],
  ],
  deep: (paths) => [
    [build],
    [vitest('exhaustive journeys', 'deep', paths)],
    [vitest('journeys on a loose backend', 'loose', paths)],
    [vitest('models of the views in a translating browser', 'translated', paths)],
  ],
};

/** Returns the exit code; the command's output is shown live, or at its end if other commands run in parallel. */
function run([command, ...args]: Step['command'], isAlone: boolean): Promise<number> {
  return new Promise((resolve) => {
    const output = isAlone ? 'inherit' : 'pipe';
    const printed: string[] = [];
    const child = spawn('npx', ['--no-install', command, ...args], {
      stdio: ['ignore', output, output],
      // without a terminal, colour codes would only obscure the failures
      env: process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text));
    child.on('error', () => resolve(1));
    child.on('close', (code) => {
      process.stdout.write(printed.join(''));
      resolve(code ?? 1);
    });
  });
}

interface Counts {
  passed: number;
  failed: number;
  /** the failures, in a few lines each, repeated at the end of the run, when a test's own output is far above */
  failures: readonly string[];
}

interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly {
      status: string;
      fullName: string;
      failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** the number of lines kept of a failure's message */
const linesOfFailure = 12;

function failuresOf(report: TestReport): string[] {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message === '' ? [] : [`${name}\n${message}`];
    return failed.map(({ fullName, failureMessages }) => {
      const said = (failureMessages ?? []).join('\n').split('\n').slice(0, linesOfFailure).join('\n');
      return `${name} › ${fullName}\n${said}`;
    });
  });
}

/** The counts in the report; a run without a report, or one that failed outside its tests, counts as one failure. */
async function counts(step: Step, exitCode: number): Promise<Counts> {
  const itself = exitCode === 0 ? 0 : 1;
  if (step.report === undefined) return { passed: 1 - itself, failed: itself, failures: [] };
  try {
    const report = JSON.parse(await readFile(step.report, 'utf8')) as TestReport;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests > 0 ? report.numFailedTests : itself,
      failures: failuresOf(report),
    };
  } catch {
    return { passed: 0, failed: 1, failures: [`${step.name} wrote no report`] };
  }
}

const [name = 'all', ...paths] = process.argv.slice(2);
const stages = runs[name]?.(paths);
if (stages === undefined) throw new Error(`Unknown run ${name}`);
if (name === 'all') await rm('reports', { recursive: true, force: true });
await mkdir('reports', { recursive: true });

const total = { passed: 0, failed: 0 };
const broken: string[] = [];
const failures: string[] = [];
const durations: string[] = [];
async function check(step: Step, isAlone: boolean): Promise<void> {
  if (isAlone) console.log(`\n── ${step.name}`);
  const start = performance.now();
  const exitCode = await run(step.command, isAlone);
  durations.push(`${step.name} ${Math.round((performance.now() - start) / 1000)} s`);
  const result = await counts(step, exitCode);
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed > 0) broken.push(step.name);
  failures.push(...result.failures);
}

for (const steps of stages) {
  const isAlone = steps.length === 1;
  if (!isAlone) console.log(`\n── ${steps.map(({ name }) => name).join(', ')}`);
  await Promise.all(steps.map((step) => check(step, isAlone)));
}

for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${durations.join(', ')}`);
if (broken.length > 0) console.log(`\nfailed: ${broken.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
