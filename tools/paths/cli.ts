import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { listMachines } from '#tools/flows/machines.ts';
import { asCharts, asSvg } from './chart.ts';
import { countSentences } from './counts.ts';
import { asChecklist, inWords } from './inWords.ts';
import { machinePathSet } from './machines.ts';
import { listModels } from './models.ts';
import { readName, readOptions, USAGE, UsageError, type PathOptions } from './options.ts';
import { modelPathSet, type PathSet } from './pathSet.ts';
import { asPlaywright, asSteps, stepsFileOf } from './playwright.ts';

/**
 * The paths of a model or a machine (`npm run paths`; docs/testing-paths.md). The exit code is 2 for an invalid command
 * line, and 1 if a machine could not be explored.
 */
async function run(options: PathOptions): Promise<void> {
  const models = await listModels();
  const machines = await listMachines();
  if (options.name === null) {
    const rows = (listed: readonly { name: string; purpose: string }[]) => {
      const width = Math.max(...listed.map(({ name }) => name.length));
      return listed.map(({ name, purpose }) => `  ${name.padEnd(width)}  ${purpose}`.trimEnd());
    };
    const lines = ['Models of what a person sees', ...rows(models), '', 'Machines', ...rows(machines)];
    console.log(
      `${lines.join('\n')}\n\nnpm run paths -- NAME prints the paths; npm run paths -- --help lists the options`,
    );
    return;
  }
  const { kind, name } = readName(
    options.name,
    models.map((model) => model.name),
    machines.map((machine) => machine.name),
  );
  const model = kind === 'model' ? models.find((each) => each.name === name) : undefined;
  const machine = machines.find((each) => each.name === name);
  if (model !== undefined) await write(chosen(modelPathSet(model, options), options), options, model.model);
  else if (machine !== undefined)
    await write(chosen(await machinePathSet(machine, options), options), options, machine.machine);
}

/** The printed paths: all, or the one with the requested number. */
function chosen(set: PathSet, { path }: PathOptions): PathSet {
  if (path === null) return set;
  const found = set.paths[path - 1];
  if (found === undefined) throw new UsageError(`There is no path ${path}; there are ${set.paths.length}`);
  return { ...set, paths: [found], only: path };
}

/** A page of highlighted charts, or, for a picture file, the chart of the first path. */
function charted(set: PathSet, machine: AnyStateMachine, out: string | null): Promise<string> {
  const [first] = set.paths;
  return out?.endsWith('.svg') === true && first !== undefined
    ? asSvg(machine, first)
    : asCharts(set, machine);
}

async function write(set: PathSet, { format, out }: PathOptions, machine: AnyStateMachine): Promise<void> {
  const specFile = (out ?? `tests/paths/${set.name}.spec.ts`).replace(/\.steps\.ts$/, '.spec.ts');
  if (format === 'playwright' && out !== null && !out.endsWith('.spec.ts'))
    throw new UsageError(
      `--out of a Playwright test must end with .spec.ts, such as tests/paths/${set.name}.spec.ts`,
    );
  if (out !== null && (format === 'steps' || out.endsWith('.steps.ts')) && existsSync(out))
    throw new UsageError(`${out} already exists and is not overwritten`);
  const text = await {
    words: () => inWords(set),
    checklist: () => asChecklist(set),
    json: () => `${JSON.stringify(set, null, 2)}\n`,
    playwright: () => asPlaywright(set, specFile),
    steps: () => asSteps(set, specFile),
    chart: () => charted(set, machine, out),
  }[format]();
  if (out === null) {
    process.stdout.write(text);
    return;
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, text);
  console.log(`${out}: ${countSentences(set).join(' ')}`);
  if (format !== 'playwright') return;
  const stepsFile = stepsFileOf(specFile);
  const isThere = existsSync(stepsFile);
  if (!isThere) writeFileSync(stepsFile, asSteps(set, specFile));
  console.log(`${stepsFile}: ${isThere ? 'exists, not changed' : 'written; fill in its functions'}`);
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) console.log(USAGE);
  else await run(options);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
