import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Journeys drive a real browser and have a run of their own.
    exclude: ['tests/journeys/**', 'node_modules/**'],
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    // No test may lean on another one having run before it.
    sequence: { shuffle: { files: true, tests: true } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    maxWorkers: 2,
    // Generous for a busy two-core machine; nothing here waits for real time.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
