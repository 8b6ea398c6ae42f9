import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => join('tests', path))
  // journeys drive a real browser and have a run of their own, as has what is too long for this one
  .filter((path) => /(?<!\.deep)\.test\.tsx?$/.test(path) && !path.startsWith(join('tests', 'journeys')))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

/**
 * A worker loads the app once for all its files, and keeps what it has loaded as long as the environment is the
 * same: so each environment is a project. A file that puts something in the place of a module or of what one finds
 * as it is loaded, which another file may have loaded already, and one that needs jsdom have a worker of their own.
 */
function projectOf({ source }: { source: string }): 'node' | 'rendered' | 'isolated' {
  // the tiles' one observer is made by whichever file shows a tile first; a history that other files have filled has
  // entries in it that reload the page
  if (
    /vi\.mock\(|vi\.hoisted\(|stubGlobal\(\s*'IntersectionObserver'|history\.go\(|@vitest-environment jsdom/.test(
      source,
    )
  ) {
    return 'isolated';
  }
  return source.includes('@vitest-environment happy-dom') ? 'rendered' : 'node';
}

export default defineConfig({
  plugins: [react()],
  test: {
    // transformed modules are kept in node_modules between runs, by their content
    experimental: { fsModuleCache: true },
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    // No test may lean on another one having run before it.
    sequence: { shuffle: { files: true, tests: true } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    pool: 'threads',
    maxWorkers: 2,
    // Generous for a busy two-core machine; nothing here waits for real time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: (['node', 'rendered', 'isolated'] as const).map((name, groupOrder) => ({
      extends: true,
      test: {
        name,
        include: files.filter((file) => projectOf(file) === name).map(({ path }) => path),
        isolate: name === 'isolated',
        sequence: { groupOrder },
      },
    })),
  },
});
