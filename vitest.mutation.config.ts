import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testsOfArea } from './scripts/mutation/areas.ts';

/**
 * The explorations of `*.coverage.test.ts` come last: a run ends with the first test that notices its mutant, and
 * most are noticed in a tenth of the time by the others.
 */
class ExplorationsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isExploration = ({ moduleId }: TestSpecification) => moduleId.endsWith('.coverage.test.ts');
    return (await super.sort(files)).toSorted(
      (one, other) => Number(isExploration(one)) - Number(isExploration(other)),
    );
  }
}

/** The proofs of one area, `MUTATION_AREA`, as `npm run mutation` runs them for each mutant. */
export default defineConfig({
  test: {
    include: testsOfArea(process.env['MUTATION_AREA'] ?? '*'),
    environment: 'node',
    // each mutant has a fresh worker anyway; one for all of an area's files takes half the time
    isolate: false,
    sequence: { sequencer: ExplorationsLast },
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
