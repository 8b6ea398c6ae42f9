import { parseArgs } from 'node:util';
import { namesNear } from '#scripts/flows/machines.ts';
import type { Cover } from '#tests/support/pathCoverage.ts';

export const FORMATS = ['words', 'checklist', 'json', 'playwright', 'steps', 'chart'] as const;
export type Format = (typeof FORMATS)[number];
const COVERS = ['transitions', 'shortest', 'long', 'switch'] as const;

/** What the command line asks for. */
export interface PathOptions {
  /** none: the list of what there is */
  name: string | null;
  format: Format;
  cover: Cover;
  limit: number;
  /** the number of the only path to print; null for all */
  path: number | null;
  situations: number;
  out: string | null;
}

/** Thrown for a command line that asks for what there is not; the message says what there is. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const USAGE = `npm run paths                        lists the models and the machines
npm run paths -- NAME [options]      prints every path of one of them

  --format words|checklist|json|playwright|steps|chart
                       in words (the default), a Markdown checklist for a manual tester, JSON, a Playwright test,
                       or the file of the functions that the test needs; chart is a page with the paths as lit
                       transitions, and with --out FILE.svg the drawing of one path alone
  --cover transitions  every transition, each by the shortest way (the default)
          shortest     every state, by the shortest way
          long         every transition, in few long graphPaths
          switch       every N + 1 transitions that can follow each other (--switch N)
  --switch N           the same as --cover switch; N is 1 unless given
  --path N             prints the path of this number alone
  --limit N            prints at most N paths, and says how many it leaves out
  --situations N       looks into at most N situations of a machine (20000)
  --out FILE           writes to a file; a Playwright test brings its file of functions, unless there is one
  --help               this text

A name that both a model and a machine have means the model; machine:NAME means the machine.`;

const OPTIONS = {
  format: { type: 'string' },
  cover: { type: 'string' },
  switch: { type: 'string' },
  limit: { type: 'string' },
  path: { type: 'string' },
  situations: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const MOST_SITUATIONS = 20_000;

function meant(word: string, words: readonly string[]): string {
  const near = namesNear(words, word);
  return near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there is ${words.join(', ')}`;
}

function oneOf<Word extends string>(option: string, given: string, words: readonly Word[]): Word {
  const word = words.find((each) => each === given);
  if (word === undefined) throw new UsageError(`No ${option} "${given}": ${meant(given, words)}`);
  return word;
}

function countOf(option: string, given: string | undefined, least: number, otherwise: number): number {
  if (given === undefined) return otherwise;
  const count = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (!(count >= least))
    throw new UsageError(`--${option} takes a whole number from ${least}, not "${given}"`);
  return count;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [, unknown] = /Unknown option '([^']+)'/.exec(String(error)) ?? [];
    if (unknown === undefined) throw new UsageError(error instanceof Error ? error.message : String(error));
    const words = Object.keys(OPTIONS).map((option) => `--${option}`);
    throw new UsageError(`No option ${unknown}: ${meant(unknown, words)}`);
  }
}

/**
 * Reads a command line; null where help is asked for.
 * @throws UsageError
 */
export function readOptions(args: readonly string[]): PathOptions | null {
  const { values, positionals } = readArguments(args);
  if (values.help === true) return null;
  const [name = null, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`One name at a time, not ${positionals.join(' and ')}`);
  const by = oneOf('cover', values.cover ?? (values.switch === undefined ? 'transitions' : 'switch'), COVERS);
  if (values.switch !== undefined && by !== 'switch')
    throw new UsageError(`--switch does not go with --cover ${by}`);
  const n = countOf('switch', values.switch, 0, 1);
  return {
    name,
    format: oneOf('format', values.format ?? 'words', FORMATS),
    cover: by === 'switch' ? { by, n } : { by },
    limit: countOf('limit', values.limit, 1, Number.MAX_SAFE_INTEGER),
    path: values.path === undefined ? null : countOf('path', values.path, 1, 1),
    situations: countOf('situations', values.situations, 1, MOST_SITUATIONS),
    out: values.out ?? null,
  };
}

/** What a name means: a model where there is one, else a machine. */
export function readName(
  given: string,
  models: readonly string[],
  machines: readonly string[],
): { kind: 'model' | 'machine'; name: string } {
  const [, prefix, name = ''] = /^(?:(model|machine):)?(.*)$/.exec(given) ?? [];
  const among = (names: readonly string[]) =>
    names.find((each) => each === name) ??
    names.find((each) => each.toLowerCase() === name.toLowerCase().replace(/(?<=.)model$/, ''));
  const model = prefix === 'machine' ? undefined : among(models);
  if (model !== undefined) return { kind: 'model', name: model };
  const machine = prefix === 'model' ? undefined : among(machines);
  if (machine !== undefined) return { kind: 'machine', name: machine };
  const near = [
    ...(prefix === 'machine' ? [] : namesNear(models, name)),
    ...(prefix === 'model' ? [] : namesNear(machines, name).map((each) => `machine:${each}`)),
  ];
  const hint = near.length > 0 ? `did you mean ${near.join(', ')}?` : '`npm run paths` lists all names';
  throw new UsageError(`There is no ${prefix ?? 'model or machine'} "${name}": ${hint}`);
}
