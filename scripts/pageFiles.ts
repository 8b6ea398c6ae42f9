import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** What a page's chunk imports of ours, directly or not, without what the entry brings. */
function importsOf(
  file: string,
  chunks: Readonly<Record<string, { isEntry: boolean; imports: readonly string[] }>>,
  seen = new Set<string>(),
): Set<string> {
  for (const inner of chunks[file]?.imports ?? []) {
    if (seen.has(inner) || chunks[inner] === undefined || chunks[inner].isEntry) continue;
    importsOf(inner, chunks, seen.add(inner));
  }
  return seen;
}

/**
 * Has the page table ask for all files of a page at once (src/app/preloadFiles.ts): a browser learns of a chunk's imports
 * only from the chunk, of theirs from them, and each level is a round trip. Vite's own preloading does the same for
 * every `import()`, and its code would stand in the entry.
 */
export const pageFiles: Plugin = {
  name: 'flowplay-page-files',
  apply: 'build',
  renderChunk(code, chunk, _options, { chunks }) {
    if (!chunk.moduleIds.some((id) => id.endsWith('/src/app/pageTable.ts'))) return;
    const byName = new Map(Object.keys(chunks).map((file) => [basename(file), file]));
    let pages = 0;
    const preloading = code.replace(/\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g, (call, name: string) => {
      const files = [...importsOf(byName.get(name) ?? '', chunks)].map((file) => basename(file));
      pages += 1;
      return `(preloadFiles(${JSON.stringify(files)}), ${call})`;
    });
    if (pages === 0 || !/function preloadFiles\(/.test(code))
      throw new Error('The page table has no pages, or no preloadFiles');
    return { code: preloading, map: null };
  },
};
