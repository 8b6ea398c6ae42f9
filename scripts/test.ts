import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';

/**
 * Every check of the project, one after another (`npm test`): format, lint, types, the pages of docs/flows, tests
 * with transition coverage, the build with its size budgets, and the browser journeys on the built site.
 * Goes on after a failure, so that one run tells all; ends with `N passed, M failed` and exit code 1 on a failure.
 */
interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** a Vitest JSON report whose tests are counted instead of the step itself */
  report?: string;
}

const vitest = (config: string, report: string): readonly [string, ...string[]] => [
  'vitest',
  'run',
  `--config=${config}`,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

const steps: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'pages of the flows', command: ['tsx', 'scripts/flows.ts', 'docs', '--check'] },
  { name: 'tests', command: vitest('vitest.config.ts', 'reports/tests.json'), report: 'reports/tests.json' },
  { name: 'transition coverage', command: ['tsx', 'scripts/coverage.ts', '--report-only'] },
  { name: 'secrets in reports', command: ['tsx', 'scripts/secrets.ts'] },
  { name: 'build', command: ['tsx', 'scripts/build.ts'] },
  { name: 'size budgets', command: ['tsx', 'scripts/sizes.ts'] },
  {
    name: 'journeys',
    command: vitest('vitest.journeys.config.ts', 'reports/journeys.json'),
    report: 'reports/journeys.json',
  },
];

function run([command, ...args]: readonly [string, ...string[]]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', command, ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

interface Counts {
  passed: number;
  failed: number;
  /** what failed, each in a line or a few, for the end of the run: what a test said is far above it by then */
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

/** the lines of a failure's message that are kept: the claim and the first places */
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

/** The report's counts; a run that wrote none, or failed outside its tests, counts as one failure. */
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

await rm('reports', { recursive: true, force: true });
await mkdir('reports', { recursive: true });

const total = { passed: 0, failed: 0 };
const broken: string[] = [];
const failures: string[] = [];
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const exitCode = await run(step.command);
  const result = await counts(step, exitCode);
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed > 0) broken.push(step.name);
  failures.push(...result.failures);
}

for (const failure of failures) console.log(`\n✗ ${failure}`);
if (broken.length > 0) console.log(`\nnot in order: ${broken.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
