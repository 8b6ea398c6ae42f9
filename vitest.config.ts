import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import react from '@vitejs/plugin-react';

/** The tests of these files need a browser's document; in the file's name, so that nothing has to be read. */
const RENDERED = ['tests/**/*.test.tsx', 'tests/**/*.dom.*test.ts'];
/**
 * They put something in the place of a module or of what one finds as it is loaded, which another file may have loaded
 * already, such as the tiles' one observer or a history without entries that reload the page.
 */
const ISOLATED = ['tests/**/*.isolated.*test.{ts,tsx}'];
/** They need what only jsdom has. */
const JSDOM = ['tests/**/*.jsdom.*test.{ts,tsx}'];
/** They need no document although they render. */
const SERVER = ['tests/**/*.server.test.tsx'];
/** Journeys drive a real browser and have a run of their own, as has what is too long for this one. */
const ELSEWHERE = ['tests/journeys/**', 'tests/**/*.deep.test.ts'];

/**
 * A worker loads the app once for all its files, and keeps what it has loaded as long as the environment is the
 * same: so each environment is a project.
 */
const projects: readonly TestProjectInlineConfiguration['test'][] = [
  {
    name: 'node',
    include: ['tests/**/*.test.ts', ...SERVER],
    exclude: [...ELSEWHERE, ...RENDERED.slice(1), ...ISOLATED, ...JSDOM],
  },
  {
    name: 'rendered',
    environment: 'happy-dom',
    include: RENDERED,
    exclude: [...ELSEWHERE, ...SERVER, ...ISOLATED, ...JSDOM],
  },
  { name: 'isolated', environment: 'happy-dom', include: ISOLATED, isolate: true },
  { name: 'jsdom', environment: 'jsdom', include: JSDOM, isolate: true },
];

export default defineConfig({
  plugins: [react()],
  test: {
    // transformed modules are kept in node_modules between runs, by their content
    experimental: { fsModuleCache: true },
    environment: 'node',
    isolate: false,
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
    projects: projects.map((test, groupOrder) => ({
      extends: true,
      test: { ...test, sequence: { groupOrder } },
    })),
  },
});
