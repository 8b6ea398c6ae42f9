import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageNames, planPage, writePage } from '#tools/new/page.ts';

/** Time limit (ms) for a check of the whole project on a busy machine. */
const CHECK_MS = 400_000;

const bin = (name: string) => join(process.cwd(), 'node_modules/.bin', name);
let root = '';
let written: string[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'flowplay-page-'));
  const left = new Set(['.cache', '.git', 'dist', 'node_modules', 'reports']);
  for (const name of readdirSync('.').filter((each) => !left.has(each)))
    cpSync(name, join(root, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  // the copy uses this project's packages, which lie outside of the copy
  writeFileSync(
    join(root, 'vitest.copy.config.ts'),
    `import config from './vitest.config.ts';
export default { ...config, server: { fs: { strict: false } } };
`,
  );
  const plan = planPage(root, pageNames('feedback', '意见反馈'));
  writePage(root, plan);
  written = [...plan.files, ...plan.lists].map(({ path }) => path);
});
afterAll(() => rmSync(root, { recursive: true }));

/** Runs a tool in the copy and returns its complaints. */
const complaintsOf = (tool: string, args: readonly string[]) =>
  promisify(execFile)(bin(tool), args, { cwd: root, encoding: 'utf8' }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${tool} complains:\n${stdout}${stderr}`,
  );

interface TestReport {
  testResults: readonly {
    name: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
}

/** Runs the tests with one of these words in their path, all or those with this name, and returns their results. */
async function tested(words: readonly string[], name = '') {
  const report = join(root, 'report.json');
  const options = ['--config=vitest.copy.config.ts', '--reporter=json', `--outputFile.json=${report}`];
  await complaintsOf('vitest', ['run', ...options, ...(name === '' ? [] : ['-t', name]), ...words]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as TestReport;
  expect(testResults.filter(({ assertionResults }) => assertionResults.length === 0)).toEqual([]);
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed' || status === 'failed'),
  );
}

test(
  'a page that npm run new has written is in order for formatter, linter and compiler',
  async () => {
    expect(await complaintsOf('oxfmt', ['--check', ...written])).toBe('');
    expect(await complaintsOf('oxlint', written)).toBe('');
    expect(await complaintsOf('tsc', ['-b'])).toBe('');
  },
  CHECK_MS,
);

test(
  'every test of it fails and says what is to be filled in',
  async () => {
    const own = await tested(['tests/views/feedback', 'tests/sandbox/feedback']);
    expect(own.length).toBeGreaterThan(5);
    const silent = own
      // the test that the steps are complete passes from the start
      .filter(({ fullName }) => !fullName.endsWith('every state and every event of the model'))
      .filter(({ failureMessages: [message = ''] }) => !message.startsWith('AssertionError: Fill in: '));
    expect(silent).toEqual([]);
  },
  CHECK_MS,
);

test(
  'what is proved of every form, route and call holds of it at once',
  async () => {
    const all = [
      ...(await tested(['tests/machines/kit/form', 'routes.test', 'tests/api/forms', 'documents.test'])),
      ...(await tested(['inspector/canary', 'shell/crashes', 'shell/brokenBackend'], 'feedback')),
    ];
    expect(all.filter(({ fullName }) => fullName.includes('feedback')).length).toBeGreaterThan(30);
    expect(all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)).toEqual([]);
  },
  CHECK_MS,
);
