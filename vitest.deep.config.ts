import { defineConfig } from 'vitest/config';
import journeys from './vitest.journeys.config.ts';

/**
 * The journeys that try every combination, those of which `npm test` runs a sample, and what checks a whole copy of the
 * project, and long random sequences.
 */
export default defineConfig({
  test: {
    ...journeys.test,
    include: ['tests/journeys/**/*.{deep,sampled}.test.ts', 'tests/{tools,machines}/**/*.deep.test.ts'],
    exclude: [],
    provide: {},
  },
});
