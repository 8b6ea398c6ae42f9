import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface Report {
  diagnostics: readonly { code: string; filename: string; message: string }[];
}

const bin = join(process.cwd(), 'node_modules/.bin/oxlint');

/** A file that breaks a rule, and what it imports. */
const VIOLATIONS = [
  ['machines/kit/form/planted.ts', '#machines/deposit/depositRules.ts'],
  ['machines/kit/form/planted2.ts', '#machines/app/root.machine.ts'],
  ['machines/deposit/planted.ts', '#machines/withdraw/withdrawRules.ts'],
  ['machines/deposit/planted2.ts', '#machines/app/session/session.machine.ts'],
  ['machines/deposit/planted3.ts', '#lib/storage.ts'],
  ['machines/deposit/planted4.ts', 'react'],
  ['src/areas/deposit/Planted.tsx', '#areas/withdraw/WithdrawScreen.tsx'],
  ['src/areas/deposit/Planted2.tsx', '#app/shell/Header.tsx'],
  ['src/areas/deposit/Planted3.tsx', './calls.ts'],
  ['src/areas/deposit/Planted4.tsx', './api.ts'],
  ['src/areas/deposit/Planted5.tsx', './contract.ts'],
  ['src/areas/deposit/Planted6.tsx', '#calls/client.ts'],
  ['src/areas/deposit/Planted7.tsx', '#machines/withdraw/withdraw.machine.ts'],
  ['src/areas/deposit/planted.page.ts', '#app/App.tsx'],
  ['src/areas/deposit/planted.ts', '#sandbox/deposit/deposits.ts'],
  ['src/areas/deposit/planted2.ts', '#tools/charts/svg.ts'],
  ['src/areas/deposit/planted3.ts', '#tests/support/samples.ts'],
  ['src/ui/Planted.tsx', '#machines/deposit/depositRules.ts'],
  ['src/ui/Planted2.tsx', '#areas/deposit/DepositScreen.tsx'],
  ['src/ui/planted.ts', 'xstate'],
  ['src/lib/planted.ts', '#machines/deposit/deposit.machine.ts'],
  ['src/lib/planted2.ts', '#hooks/form.ts'],
  ['src/hooks/planted.ts', '#areas/deposit/depositViews.ts'],
  ['src/api/planted.ts', '#calls/client.ts'],
  ['src/api/planted2.ts', '#machines/deposit/deposit.machine.ts'],
  ['src/calls/planted.ts', '#areas/deposit/calls.ts'],
  ['src/calls/planted2.ts', 'react'],
  ['src/content/planted.ts', '#calls/client.ts'],
  ['src/boot/planted.ts', '#areas/deposit/depositViews.ts'],
  ['src/boot/planted2.ts', '#areas/home/Greeting.tsx'],
  ['src/boot/planted3.ts', '#app/App.tsx'],
  ['src/app/planted.ts', '#sandbox/sandbox.ts'],
  ['src/app/planted2.ts', '#tools/charts/svg.ts'],
  ['sandbox/deposit/planted.ts', '#machines/deposit/deposit.machine.ts'],
  ['sandbox/deposit/planted2.ts', '#calls/client.ts'],
  ['tools/charts/planted.ts', '#tests/support/samples.ts'],
] as const;

/** How a module reaches another one. */
const WAYS = {
  import: (what: string) => `import '${what}';\n`,
  type: (what: string) => `import type { A } from '${what}';\n\nexport type B = A;\n`,
  export: (what: string) => `export * from '${what}';\n`,
  late: (what: string) => `export const late = () => import('${what}');\n`,
} as const;

let folder = '';
let found: Report['diagnostics'] = [];
const plant = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'flowplay-layers-'));
  for (const path of ['.oxlintrc.json', 'package.json', 'tools/lint'])
    cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  for (const [path, what] of VIOLATIONS) plant(path, WAYS.import(what));
  for (const [way, text] of Object.entries(WAYS))
    plant(`src/areas/faq/${way}.ts`, text('#areas/deposit/deep/er.ts'));
  plant('machines/faq/one.ts', "import type { Other } from './other.ts';\n\nexport type One = Other[];\n");
  plant('machines/faq/other.ts', "import type { One } from './one.ts';\n\nexport type Other = One[];\n");
  plant('machines/faq/allowed.ts', WAYS.import('#machines/kit/form/fieldText.ts'));
  const { stdout } = spawnSync(bin, ['-f', 'json', '--disable-nested-config'], {
    cwd: folder,
    encoding: 'utf8',
  });
  found = (JSON.parse(stdout) as Report).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true }));

const complaints = (path: string, code: string) =>
  found.filter((each) => each.filename.endsWith(path) && each.code.includes(code));

describe('the lint names who may not import whom', () => {
  test.each(VIOLATIONS)('%s imports %s', (path) => {
    expect(complaints(path, 'layers')).toHaveLength(1);
  });

  test.each(Object.keys(WAYS))('as %s, at any depth', (way) => {
    expect(complaints(`src/areas/faq/${way}.ts`, 'layers').map(({ message }) => message)).toEqual([
      'an area may not import src/areas/deposit/deep/er.ts (docs/architecture.md).',
    ]);
  });

  test('and leaves the others alone', () => {
    expect(complaints('machines/faq/allowed.ts', 'layers')).toEqual([]);
  });

  test('a circle of files, also of types alone', () => {
    expect(complaints('machines/faq/one.ts', 'no-cycle')).toHaveLength(1);
  });
});
