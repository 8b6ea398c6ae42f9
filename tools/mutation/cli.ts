import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { allAreas } from './areas.ts';
import { mutationPage, readMutationPage } from './document.ts';
import { areaRecord, complaintsOf, scoreOf, type MutationRecord } from './record.ts';

/**
 * Mutates the machines, area by area, and records the survivors in `docs/mutation.md`, which says how to use it. The
 * exit code is 1 if a run fails or `complaintsOf` reports a problem.
 *
 *     npm run mutation -- [--force] [--page] [area…]
 */
const PAGE = 'docs/mutation.md';
const PACKAGES = { StrykerJS: '@stryker-mutator/core', Vitest: 'vitest', XState: 'xstate' };

const words = process.argv.slice(2);
const force = words.includes('--force');
const areas = words.filter((word) => !word.startsWith('--'));
const strange = areas.filter((area) => !allAreas().includes(area));
if (strange.length > 0) throw new Error(`machines/ has no area ${strange.join(', ')}`);

function readRecord(): MutationRecord {
  return readMutationPage(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '');
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    version: string;
  };
  return version;
}

function writeRecord(record: MutationRecord): void {
  const tools = Object.entries(PACKAGES).map(([title, name]) => `${title} ${versionOf(name)}`);
  writeFileSync(PAGE, mutationPage(record, [...tools, `Node ${process.versions.node}`], allAreas()));
  // lays its tables out as the format check requires
  spawnSync('npx', ['--no-install', 'oxfmt', PAGE], { stdio: ['ignore', 'ignore', 'inherit'] });
}

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

for (const area of words.includes('--page') ? [] : areas.length > 0 ? areas : allAreas()) {
  const results = (await mutate(area)).map((result) => ({
    ...result,
    fileName: relative('.', resolve(result.fileName)),
  }));
  // read again for each area: a person may be writing explanations meanwhile
  const record = readRecord();
  const measured = areaRecord(
    {
      area,
      measured: new Date().toISOString().slice(0, 10),
      results,
      sourceOf: (file) => readFileSync(file, 'utf8'),
    },
    record.areas.find((other) => other.area === area),
  );
  const others = record.areas.filter((other) => other.area !== area && allAreas().includes(other.area));
  const sorted = [...others, measured].toSorted((one, other) => one.area.localeCompare(other.area, 'en'));
  writeRecord({ ...record, areas: sorted });
  const { noticed, all, percent } = scoreOf([measured]);
  console.log(`${area}: ${percent} %, ${noticed} of ${all} detected`);
}

const record = readRecord();
writeRecord(record);
const complaints = complaintsOf(record, allAreas());
for (const complaint of complaints) console.error(complaint);
const { noticed, all, percent } = scoreOf(record.areas);
console.log(`machines: ${percent} %, ${noticed} of ${all} detected`);
process.exitCode = complaints.length > 0 ? 1 : 0;
