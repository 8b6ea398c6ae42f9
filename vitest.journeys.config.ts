import { defineConfig } from 'vitest/config';

/** The journeys drive the built site in a real browser: a site with a sandbox and a browser for each file. */
export default defineConfig({
  test: {
    include: ['tests/journeys/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // a busy machine takes longer than the second that polls have by default
    expect: { poll: { timeout: 20_000 } },
  },
});
