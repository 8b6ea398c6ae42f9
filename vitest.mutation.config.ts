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
    // a busy machine must not pass for a fault that was noticed; what never ends is Stryker's to stop
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
