import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

const styleSheets = new Map<string, string>();

/** `Button_primary` for `.primary` of `Button.module.css`. A hash would weigh in the page, whose styles are inline. */
function scopedName(local: string, file: string): string {
  const name = basename(file, '.module.css');
  const other = styleSheets.get(name) ?? file;
  if (other !== file)
    throw new Error(`${other} and ${file} have the same name, so their classes would clash`);
  styleSheets.set(name, file);
  return `${name}_${local}`;
}

/**
 * What every build of the site has in common: what is not needed, what is set, and which browsers it is for. Builds run
 * in the project's folder.
 */
export const shared = {
  // code that nobody here needs: the first screen saves its bytes
  resolve: {
    alias: [
      { find: 'regexparam', replacement: resolve('src/lib/noRoutePatterns.ts') },
      {
        find: /^use-sync-external-store\/shim(\/index\.js|\/with-selector)?$/,
        replacement: resolve('src/lib/syncExternalStore.ts'),
      },
    ],
  },
  define: {
    'import.meta.env.VITE_INSPECTOR': JSON.stringify(process.env['VITE_INSPECTOR'] ?? '0'),
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(version),
  },
  // for Chrome 87 and Safari 14: the compiler lowers every class field for the sake of static blocks, which no
  // file here has (npm run sizes looks), and only those came with Chrome 94
  target: ['chrome94', 'safari14'],
  // no getter here does anything but get
  treeshake: { propertyReadSideEffects: false } as const,
  css: { modules: { generateScopedName: scopedName } },
};
