import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { allAreas } from './areas.ts';
import { LEAST_SCORE, scoreOf } from './score.ts';

/**
 * Mutates the machines, area by area, and reports every mutant under `reports/mutation` (docs/mutation.md). The exit
 * code is 1 if a run fails, or if fewer than `LEAST_SCORE` percent of the mutants of these areas are detected.
 *
 *     npm run mutation -- [--force] [area…]
 */
const words = process.argv.slice(2);
const force = words.includes('--force');
const asked = words.filter((word) => !word.startsWith('--'));
const strange = asked.filter((area) => !allAreas().includes(area));
if (strange.length > 0) throw new Error(`machines/ has no area ${strange.join(', ')}`);

/** Makes Stryker try survivors again: it would keep the survival of static mutants, whatever tests were added. */
function forgetSurvivors(incrementalFile: string): void {
  if (!existsSync(incrementalFile)) return;
  const last = JSON.parse(readFileSync(incrementalFile, 'utf8')) as {
    files: Record<string, { mutants: { status: string }[] }>;
  };
  for (const file of Object.values(last.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Ignored');
  writeFileSync(incrementalFile, JSON.stringify(last));
}

function mutate(area: string): Promise<MutantResult[]> {
  // vitest.mutation.config.ts reads it in the processes that Stryker starts
  process.env['MUTATION_AREA'] = area;
  const incrementalFile = `.cache/mutation/${area}.json`;
  forgetSurvivors(incrementalFile);
  return new Stryker({
    mutate: [`machines/${area}/**/*.ts`],
    incrementalFile,
    jsonReporter: { fileName: `reports/mutation/${area}.json` },
    htmlReporter: { fileName: `reports/mutation/${area}.html` },
    force,
  }).runMutationTest();
}

function report(name: string, results: readonly MutantResult[]): number {
  const { noticed, all, percent } = scoreOf(results);
  console.log(`${name}: ${percent} %, ${noticed} of ${all} detected`);
  return percent;
}

const results: MutantResult[] = [];
for (const area of asked.length > 0 ? asked : allAreas()) {
  const ofArea = await mutate(area);
  report(area, ofArea);
  results.push(...ofArea);
}
if (report('together', results) < LEAST_SCORE) {
  console.error(`at least ${LEAST_SCORE} % are required; reports/mutation/AREA.html shows what survived`);
  process.exitCode = 1;
}
