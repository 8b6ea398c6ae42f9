import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { moveSourceMaps, resolveStack } from '#tools/build/sourceMaps.ts';

/** A built site whose only function throws in its third line; returns its folder and that of its maps. */
async function builtSite(): Promise<{ site: string; maps: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const input = join(folder, 'crashing.js');
  writeFileSync(
    input,
    `export function explode(reason) {
  if (reason)
    throw new Error(reason);
}
window.explode = explode;`,
  );
  const [site, maps] = [join(folder, 'dist'), join(folder, 'maps')];
  await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: { outDir: site, sourcemap: 'hidden', rolldownOptions: { input } },
  });
  await moveSourceMaps(site, maps);
  return { site, maps };
}

test('the maps of a build lie beside it, and nothing in it names them', async () => {
  const { site, maps } = await builtSite();
  const files = readdirSync(join(site, 'assets'));
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(readdirSync(maps)).toEqual(files.map((name) => `${name}.map`));
  for (const name of files)
    expect(readFileSync(join(site, 'assets', name), 'utf8')).not.toContain('sourceMappingURL');
});

test('a line of a report is found in the sources', async () => {
  const { site, maps } = await builtSite();
  const [name = ''] = readdirSync(join(site, 'assets'));
  const lines = readFileSync(join(site, 'assets', name), 'utf8').split('\n');
  const row = lines.findIndex((line) => line.includes('Error('));
  const column = (lines[row] ?? '').indexOf('Error(');
  const [resolved] = await resolveStack([`e assets/${name}:${row + 1}:${column + 1}`], maps);
  expect(resolved).toMatch(/ crashing\.js:3:\d+$/);
});

test('lines without a map stay as they are', async () => {
  const { maps } = await builtSite();
  const stack = ['ke assets/other-CZFgEWBo.js:1:2', '‹elsewhere›:3:4'];
  expect(await resolveStack(stack, maps)).toEqual(stack);
});
