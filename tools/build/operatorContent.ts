import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = '#content/';

/**
 * Replaces files of src/content with files of the same name from an operator's folder (D32, D36), the build's setting
 * `FLOWPLAY_CONTENT`. A file that src/content does not have, such as a misspelt one, makes the build fail.
 */
export function operatorContent(folder: string, own = 'src/content'): Plugin {
  const given = folder === '' ? [] : readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const unknown = given.filter((name) => !existsSync(join(own, name)));
  if (unknown.length > 0)
    throw new Error(`${folder} contains ${unknown.join(', ')}, which ${own} does not have`);
  return {
    name: 'flowplay-operator-content',
    enforce: 'pre',
    resolveId: (source) => {
      const name = source.startsWith(PREFIX) ? source.slice(PREFIX.length) : '';
      return given.includes(name) ? resolve(folder, name) : undefined;
    },
  };
}
