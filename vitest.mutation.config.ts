import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testsOfArea } from './tools/mutation/areas.ts';

/**
 * The explorations of `*.coverage.test.ts` come last: a run ends with the first test that kills its mutant, and
 * the others kill most of them in a tenth of the time.
 */
class ExplorationsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isExploration = ({ moduleId }: TestSpecification) => moduleId.endsWith('.coverage.test.ts');
    return (await super.sort(files)).toSorted(
      (one, other) => Number(isExploration(one)) - Number(isExploration(other)),
    );
  }
}

/** Runs the tests of one area, `MUTATION_AREA`, as `npm run mutation` does for each mutant. */
export default defineConfig({
  test: {
    include: testsOfArea(process.env['MUTATION_AREA'] ?? '*'),
    environment: 'node',
    // each mutant has a fresh worker anyway; one for all of an area's files takes half the time
    isolate: false,
    sequence: { sequencer: ExplorationsLast },
    runner: './tools/mutation/importFailure.ts',
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // a slow run on a busy machine must not count as a detected mutant; Stryker stops tests that never end
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
