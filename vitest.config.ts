import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';

/** Test files that replace a module: what another file of the worker has loaded already would keep the true one. */
const mocking = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => join('tests', path))
  .filter((path) => /\.test\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes('vi.mock('));

// Journeys drive a real browser and have a run of their own.
const exclude = ['tests/journeys/**', 'node_modules/**'];

export default defineConfig({
  plugins: [react()],
  test: {
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
    testTimeout: 20_000,
    hookTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...mocking],
          // loading the app anew for each file would take longer than its tests
          isolate: false,
        },
      },
      { extends: true, test: { name: 'mocked', include: mocking, isolate: true } },
    ],
  },
});
