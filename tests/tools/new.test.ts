import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pageLists } from '#tools/new/lists.ts';
import { pageNames, planPage, RefusedError, reportOf, writePage } from '#tools/new/page.ts';
import { pageSkeletons } from '#tools/new/skeletons.ts';

/** Maximum number of generated files that are left for the developer to fill in. */
const OWN_FILES_MAX = 11;

const bin = (name: string) => join(process.cwd(), 'node_modules/.bin', name);
const OXFMT = bin('oxfmt');
const TSX = bin('tsx');
const TSC = bin('tsc');

/** Copies the part of the project that the command reads to a temporary folder. */
function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'flowplay-new-'));
  const lists = pageLists(pageNames('feedback')).map(({ path }) => path);
  for (const path of ['machines', '.oxfmtrc.json', ...lists]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(path, join(folder, path), { recursive: true });
  }
  return folder;
}

let root = '';
beforeAll(() => {
  root = copied();
});
afterAll(() => rmSync(root, { recursive: true }));

/** Runs a writing test in its own copy. */
function inItsOwnCopy(): void {
  const shared = root;
  root = copied();
  onTestFinished(() => {
    rmSync(root, { recursive: true });
    root = shared;
  });
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const refusalOf = (ask: () => unknown): string => {
  try {
    ask();
  } catch (error) {
    if (error instanceof RefusedError) return error.message;
    throw error;
  }
  return '';
};
const planned = (name: string, title?: string) => planPage(root, pageNames(name, title));

describe('npm run new -- page NAME', () => {
  test('writes eleven files and adds to six lists, taking nothing from them', () => {
    inItsOwnCopy();
    const names = pageNames('feedback', '意见反馈');
    const before = new Map(pageLists(names).map(({ path }) => [path, read(path)]));
    const plan = planPage(root, names);
    writePage(root, plan);
    expect(plan.files.length).toBeLessThanOrEqual(OWN_FILES_MAX);
    for (const { path, text } of plan.files) expect(read(path)).toBe(text);
    expect(plan.lists).toHaveLength(6);
    for (const { path } of plan.lists) {
      const known = new Set(before.get(path)?.split('\n'));
      const kept = read(path)
        .split('\n')
        .filter((line) => known.has(line));
      // a line may be duplicated, but none is removed
      expect(new Set(kept)).toEqual(known);
      expect(read(path)).toContain('feedback');
    }
    expect(read('src/app/pageTable.ts')).toContain("'/feedback': { title: '意见反馈',");
  });

  test('says of each file and list what it is for', () => {
    const names = pageNames('feedback');
    const plan = planPage(root, names);
    const report = reportOf(names, plan);
    for (const { path } of [...plan.files, ...plan.lists]) expect(report).toContain(path);
  });

  test.each(['ab', 'feedback', 'anApplicationForSomethingLong'])(
    'writes %s in the format of the project',
    (name) => {
      inItsOwnCopy();
      const plan = planned(name);
      writePage(root, plan);
      const paths = [...plan.files, ...plan.lists].map(({ path }) => path);
      const check = spawnSync(OXFMT, ['--check', ...paths], { cwd: root });
      expect(check.status).toBe(0);
    },
  );

  test('imports only what is there', () => {
    const plan = planned('feedback');
    const { imports: folders } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      imports: Record<string, string>;
    };
    const sourceOf = (from: string): string => {
      const [folder = ''] = from.split('/');
      const path = `${folders[`${folder}/*`]?.replace('/*', '')}${from.slice(folder.length)}`.slice(2);
      return plan.files.find((file) => file.path === path)?.text ?? readFileSync(path, 'utf8');
    };
    const imports = [...plan.files, ...plan.lists]
      .flatMap(({ path, text }) => parseSync(path, text).module.staticImports)
      .map(({ moduleRequest, entries }) => ({ from: moduleRequest.value, entries }))
      .filter(({ from }) => from.startsWith('#') && /\.tsx?$/.test(from))
      .flatMap(({ from, entries }) => entries.map(({ importName }) => ({ name: importName.name, from })));
    const exportsOf = (from: string) =>
      parseSync(from, sourceOf(from)).module.staticExports.flatMap(({ entries }) =>
        entries.map(({ exportName }) => exportName.name),
      );
    const lost = imports.filter(({ name, from }) => !exportsOf(from).includes(name));
    expect(imports.length).toBeGreaterThan(40);
    expect(lost).toEqual([]);
  });

  test('writes a page that compiles', () => {
    inItsOwnCopy();
    const project = ['src', 'sandbox', 'tests/support/formSample.ts', 'package.json', 'tsconfig.base.json'];
    for (const path of project) cpSync(path, join(root, path), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    writePage(root, planned('feedback'));
    // its tests load the whole app, and the lists load every page, which only the deep test has time to compile
    const own = ['machines', 'src/areas', 'sandbox', 'tests/models'].map((folder) => `${folder}/feedback`);
    const config = {
      extends: './tsconfig.base.json',
      compilerOptions: { incremental: false, types: ['node', 'vite/client'] },
      include: [...own, 'machines/app/systemMachines.ts'],
    };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
    const check = spawnSync(TSC, ['-p', root], { encoding: 'utf8' });
    expect(check).toMatchObject({ stdout: '', status: 0 });
  });

  test('gives every test something that fails and says what to fill in', () => {
    const tests = pageSkeletons(pageNames('feedback')).filter(({ path }) => path.includes('.test.ts'));
    expect(tests).toHaveLength(2);
    for (const { text } of tests) expect(text.match(/expect\.fail\('Fill in: [^']{20,}'\)/g)).not.toBeNull();
  });
});

describe('it refuses', () => {
  test.each(['', 'x', 'Feedback', 'feed-back', 'feed back', '2nd', '../evil', 'über'])(
    '%j, which is no name',
    (name) => {
      expect(refusalOf(() => planned(name))).toBe(
        `"${name}" is not a valid page name: use camel case, such as feedback or winBack`,
      );
    },
  );

  test.each(['delete', 'new', 'page'])('%j, which no constant may be called', (name) => {
    expect(refusalOf(() => planned(name))).toContain('is a reserved word');
  });

  test.each([
    ['vip', 'a route in machines/app/navigation/routes.ts'],
    ['modifyphone', 'a route in machines/app/navigation/routes.ts'],
    ['contact', 'the area machines/contact'],
    ['recharge', 'the call POST /api/recharge'],
    ['agentApplication', 'a machine in machines/agent/agent.machine.ts'],
  ])('%s, which is taken', (name, by) => {
    expect(refusalOf(() => planned(name))).toBe(`"${name}" is taken by ${by}`);
  });

  test.each(["it's", 'a\\b', 'two\nlines', ''])('%j as a title', (title) => {
    expect(refusalOf(() => planned('feedback', title))).toContain('cannot be a title');
  });

  test('to overwrite a file, and writes none then', () => {
    inItsOwnCopy();
    mkdirSync(join(root, 'sandbox/feedback'), { recursive: true });
    writeFileSync(join(root, 'sandbox/feedback/feedbackCalls.ts'), 'mine');
    expect(refusalOf(() => planned('feedback'))).toBe(
      'sandbox/feedback/feedbackCalls.ts already exists; nothing was written',
    );
    expect(existsSync(join(root, 'machines/feedback'))).toBe(false);
    expect(read('sandbox/feedback/feedbackCalls.ts')).toBe('mine');
  });

  test('a list that no longer looks as it did', () => {
    inItsOwnCopy();
    writeFileSync(join(root, 'sandbox/sandbox.ts'), "import { a } from 'b';\n");
    expect(refusalOf(() => planned('feedback'))).toContain('sandbox/sandbox.ts has no');
  });

  test.each([
    [['form', 'feedback'], 'Usage: npm run new -- page NAME'],
    [['page', 'vip'], '"vip" is taken by a route'],
    [['page', 'feedback', '--color', 'red'], "Unknown option '--color'"],
  ])('%j with exit code 1', (args, said) => {
    const run = spawnSync(TSX, [join(process.cwd(), 'tools/new/cli.ts'), ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(run.stderr).toContain(said);
    expect(run.stderr).not.toMatch(/^\s+at /m);
    expect(run.status).toBe(1);
  });
});
