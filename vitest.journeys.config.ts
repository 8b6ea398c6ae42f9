import { defineConfig } from 'vitest/config';

/** The journeys drive the built site in a real browser: a site with a sandbox and a browser for each worker. */
export default defineConfig({
  test: {
    include: ['tests/journeys/**/*.test.ts'],
    // what is exhaustive rather than telling has a run of its own, `npm run test:deep`
    exclude: ['tests/journeys/**/*.deep.test.ts'],
    provide: { sample: true },
    environment: 'node',
    pool: 'forks',
    isolate: false,
    // much of a journey is waiting for the page
    maxWorkers: 4,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // a busy machine takes longer than the second that polls have by default
    expect: { poll: { timeout: 20_000 } },
  },
});
