import { parseArgs } from 'node:util';
import { namesNear } from '#tools/flows/machines.ts';
import type { Cover } from './graphPaths.ts';

export const FORMATS = ['words', 'checklist', 'json', 'playwright', 'steps', 'chart'] as const;
export type Format = (typeof FORMATS)[number];
const COVERS = ['transitions', 'shortest', 'long', 'switch'] as const;

/** The options of the command line. */
export interface PathOptions {
  /** null: lists all names */
  name: string | null;
  format: Format;
  cover: Cover;
  limit: number;
  /** the number of the only path to print; null for all */
  path: number | null;
  situations: number;
  out: string | null;
}

/** Thrown for an invalid command line; the message says what is valid. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const USAGE = `npm run paths                        lists all models and machines
npm run paths -- NAME [options]      prints every path of a model or machine

  --format words|checklist|json|playwright|steps|chart
                       in words (the default), a Markdown checklist for a manual tester, JSON, a Playwright test,
                       or the file of functions that the test needs; chart is a page that highlights the paths
                       on the chart, and with --out FILE.svg the drawing of a single path
  --cover transitions  every transition, each by the shortest path (the default)
          shortest     every state, by the shortest path
          long         every transition, in a few long paths
          switch       every sequence of N + 1 transitions (--switch N)
  --switch N           the same as --cover switch; N is 1 by default
  --path N             prints only path number N
  --limit N            prints at most N paths, and says how many it leaves out
  --situations N       explores at most N situations of a machine (20000 by default)
  --out FILE           writes to a file; for a Playwright test also its file of functions, unless it exists
  --help               shows this help

If a model and a machine have the same name, NAME is the model and machine:NAME the machine.`;

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
  return near.length > 0 ? `did you mean ${near.join(' or ')}?` : `choose one of ${words.join(', ')}`;
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
 * Parses a command line; null if help is requested.
 * @throws UsageError
 */
export function readOptions(args: readonly string[]): PathOptions | null {
  const { values, positionals } = readArguments(args);
  if (values.help === true) return null;
  const [name = null, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`One name at a time, not ${positionals.join(' and ')}`);
  const by = oneOf('cover', values.cover ?? (values.switch === undefined ? 'transitions' : 'switch'), COVERS);
  if (values.switch !== undefined && by !== 'switch')
    throw new UsageError(`--switch cannot be combined with --cover ${by}`);
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

/** What a name refers to: a model if there is one, otherwise a machine. */
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
