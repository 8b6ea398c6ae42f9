import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { operatorContent } from '#tools/build/operatorContent.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The output of a build with an operator's folder, for the contents of two pages. */
async function built(): Promise<string> {
  const entry = join(folder, 'entry.js');
  writeFileSync(
    entry,
    `import { COIN_NOTE } from '#content/sidebar.ts'; import { CAUTION } from '#content/homeFooter.ts';
     console.log(COIN_NOTE, CAUTION);`,
  );
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      operatorContent(join(folder, 'content')),
      // resolves the files of src/content like the imports in package.json, which only apply to files of this
      // repository
      {
        name: 'own',
        resolveId: (id) => (id.startsWith('#content/') ? join(process.cwd(), 'src', id.slice(1)) : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  return JSON.stringify(output);
}

describe('an operator’s own texts', () => {
  test('stand in the place of those of the same file, and the others stay', async () => {
    mkdirSync(join(folder, 'content'));
    writeFileSync(join(folder, 'content', 'sidebar.ts'), `export const COIN_NOTE: string = '只收人民币';`);
    const text = await built();
    expect(text).toContain('只收人民币');
    expect(text).not.toContain('支持 USDT 与数字货币充值提现');
    expect(text).toContain('未满 18 周岁禁止参与');
  });

  test('a file that the site does not know ends the build', () => {
    writeFileSync(join(folder, 'sidebr.ts'), '');
    expect(() => operatorContent(folder)).toThrow('sidebr.ts');
  });

  test('without a folder nothing changes', () => {
    const { resolveId } = operatorContent('');
    expect((resolveId as (source: string) => unknown)('#content/sidebar.ts')).toBeUndefined();
  });
});
