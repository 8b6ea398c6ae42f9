import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = '#content/';

/**
 * Takes files of an operator's folder in the place of those of src/content of the same name (D32, D36): the build's
 * setting `FLOWPLAY_CONTENT`. A file that src/content does not have, such as a misspelt one, ends the build.
 */
export function operatorContent(folder: string, own = 'src/content'): Plugin {
  const given = folder === '' ? [] : readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const unknown = given.filter((name) => !existsSync(join(own, name)));
  if (unknown.length > 0)
    throw new Error(`${folder} holds ${unknown.join(', ')}, which ${own} does not know`);
  return {
    name: 'flowplay-operator-content',
    enforce: 'pre',
    resolveId: (source) => {
      const name = source.startsWith(PREFIX) ? source.slice(PREFIX.length) : '';
      return given.includes(name) ? resolve(folder, name) : undefined;
    },
  };
}
