import { defineConfig } from 'vitest/config';
import journeys from './vitest.journeys.config.ts';

/** The journeys that try every combination, of which `npm test` runs a sample. */
export default defineConfig({
  test: { ...journeys.test, include: ['tests/journeys/**/*.deep.test.ts'], exclude: [] },
});
