import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beyondEntry, entryOf, readManifest, withImports } from '#tools/build/manifest.ts';

/**
 * The size budgets of the built site (design, Speed), with a kB of 1000 bytes; the exit code is 1 if one is exceeded.
 * JS and CSS count gzipped (level 9), and the page brotli-compressed, as they are transferred.
 */
const KB = 1000;

const manifest = await readManifest();

async function gzipped(file: string): Promise<number> {
  return gzipSync(await readFile(join('dist', file)), { level: 9 }).length;
}

async function jsOf(keys: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const key of keys) bytes += await gzipped(manifest[key]?.file ?? '');
  return bytes;
}

const entry = withImports(manifest, entryOf(manifest));
const swiperKey = Object.keys(manifest).find((key) => key.includes('CarouselSwiper'));
const settled = new Set([...entry, ...(swiperKey === undefined ? [] : withImports(manifest, swiperKey))]);

const page = await readFile('dist/index.html', 'utf8');
const rows: { what: string; bytes: number; budget: number }[] = [
  { what: 'entry JS before content', bytes: await jsOf(entry), budget: 108 * KB },
  { what: 'JS settled, with swiper', bytes: await jsOf(settled), budget: 137 * KB },
  {
    what: 'index.html with its CSS (brotli)',
    bytes: brotliCompressSync(page.replaceAll(/<script>.*?<\/script>/gs, '')).length,
    budget: 6 * KB,
  },
  {
    // the first ten packets of 1.4 kB arrive before the phone has acknowledged any
    what: 'the same with its scripts',
    bytes: brotliCompressSync(page).length,
    budget: 12 * KB,
  },
];

// the bytes of each route in addition to the first screen
for (const [key, chunk] of Object.entries(manifest)) {
  if (chunk.isDynamicEntry !== true || !/\.page\.tsx?$/.test(key)) continue;
  rows.push({
    what: `route ${basename(key).split('.', 1)[0]}`,
    bytes: await jsOf(beyondEntry(manifest, key)),
    budget: 40.5 * KB,
  });
}

const assets = await readdir('dist/assets');
for (const { what, bytes, budget } of rows) {
  const mark = bytes <= budget ? 'ok  ' : 'OVER';
  console.log(
    `${mark} ${(bytes / KB).toFixed(1).padStart(7)} of ${(budget / KB).toFixed(1).padStart(5)} kB  ${what}`,
  );
}
console.log(`${assets.length} files in dist/assets`);

// see the build target in vite.config.ts
for (const file of assets.filter((name) => name.endsWith('.js'))) {
  if (!/\bstatic\s*\{/.test(await readFile(join('dist/assets', file), 'utf8'))) continue;
  console.log(`${file} has a static block, which Chrome 87 does not support`);
  process.exitCode = 1;
}
// the inspector and its page are for development, and for builds that request them (VITE_INSPECTOR)
const INSPECTOR_MARKS = [
  '打开检查器',
  '保存记录',
  'flowplay-inspector',
  'flowplay-recording',
  'stately.ai',
  '‹machine›',
  // charts and the code that draws them
  'The statechart of',
  'events.wanted',
  'elk.algorithm',
];
if (process.env['VITE_INSPECTOR'] !== '1')
  for (const file of await readdir('dist', { recursive: true, encoding: 'utf8' })) {
    const text = /\.(js|css|html|json|webmanifest)$/.test(file)
      ? await readFile(join('dist', file), 'utf8')
      : '';
    const marks = INSPECTOR_MARKS.filter((mark) => text.includes(mark));
    if (marks.length === 0 && !/inspector/i.test(file)) continue;
    console.log(`${file} contains a part of the inspector: ${marks.join(', ')}`);
    process.exitCode = 1;
  }
if (Object.keys(manifest).some((key) => key.includes('inspector')) && process.env['VITE_INSPECTOR'] !== '1') {
  console.log('The manifest names the inspector');
  process.exitCode = 1;
}
if (rows.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1;
