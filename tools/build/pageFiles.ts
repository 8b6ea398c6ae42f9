import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { beyondEntry } from './manifest.ts';

/**
 * Makes the page table request all chunks of a page at once (src/boot/preloadFiles.ts): a browser discovers the imports
 * of a chunk only after loading it, so each level would cost a round trip. Vite's own preloading does the same for
 * every `import()`, but its code would be in the entry.
 */
export const pageFiles: Plugin = {
  name: 'flowplay-page-files',
  apply: 'build',
  renderChunk(code, chunk, _options, { chunks }) {
    if (!chunk.moduleIds.some((id) => id.endsWith('/src/app/pageTable.ts'))) return;
    const byName = new Map(Object.keys(chunks).map((file) => [basename(file), file]));
    let pages = 0;
    const preloading = code.replace(/\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g, (call, name: string) => {
      const [, ...imported] = beyondEntry(chunks, byName.get(name) ?? '');
      const files = imported.map((file) => basename(file));
      pages += 1;
      return `(preloadFiles(${JSON.stringify(files)}), ${call})`;
    });
    if (pages === 0 || !/function preloadFiles\(/.test(code))
      throw new Error('The page table has no pages, or no preloadFiles');
    return { code: preloading, map: null };
  },
};
