import { defineConfig } from 'vitest/config';
import { testsOfArea } from './scripts/mutation/areas.ts';

/** The proofs of one area, `MUTATION_AREA`, as `npm run mutation` runs them for each mutant. */
export default defineConfig({
  test: {
    include: testsOfArea(process.env['MUTATION_AREA'] ?? '*'),
    environment: 'node',
    // each mutant has a fresh worker anyway; one for all of an area's files takes half the time
    isolate: false,
    runner: './scripts/mutation/importFailure.ts',
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
