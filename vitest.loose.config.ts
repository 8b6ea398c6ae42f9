import { defineConfig } from 'vitest/config';
import journeys from './vitest.journeys.config.ts';

/** The journeys on a backend that answers more loosely than the documents, by the seed `FLOWPLAY_LOOSE`. */
export default defineConfig({
  test: {
    ...journeys.test,
    include: ['tests/journeys/*.test.ts'],
    provide: {},
    env: { FLOWPLAY_LOOSE: process.env['FLOWPLAY_LOOSE'] ?? '1' },
  },
});
