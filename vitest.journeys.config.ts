import { defineConfig } from 'vitest/config';

/** The journeys drive the built site in a real browser; they share one server and so run one after another. */
export default defineConfig({
  test: {
    include: ['tests/journeys/**/*.test.ts'],
    globalSetup: 'tests/journeys/server.ts',
    environment: 'node',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
