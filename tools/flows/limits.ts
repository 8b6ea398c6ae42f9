import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ListedMachine } from './machines.ts';
import { importedSymbols, purposeOf, sourceOf, symbolsUsed, type Symbol } from './source.ts';

/** A numeric limit of a flow: its constant, its numbers by name (`''` for a single one), and its meaning. */
export interface Limit {
  constant: string;
  file: string;
  values: readonly { of: string; value: number }[];
  meaning: string;
}

/** The numbers of a constant: itself, an amount written as text, or those of an object that contains only numbers. */
function valuesOf(value: unknown): Limit['values'] | null {
  const number = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number === 'number') return [{ of: '', value: number }];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value as Readonly<Record<string, unknown>>);
  if (entries.length === 0 || entries.some(([, each]) => typeof each !== 'number')) return null;
  return entries.map(([of, each]) => ({ of, value: each as number }));
}

/** The words in the name of a limit. */
const LIMIT_NAME = /(^|_)(MS|MAX|MIN|LEAST|MOST|LIMITS?|TRIES|PAGE|LENGTH|BYTES|JITTER)(_|$)/;

/** Whether a name is of a constant or of a part of one, such as `POLL_MS.pause`. */
const isConstant = (name: string) => /^[A-Z][A-Z0-9_]*(\.\w+)?$/.test(name);

/** The numbers of a machine's code. */
export interface Numbers {
  limits: readonly Limit[];
  /** the constant of a delay, such as `LAUNCH_POLL_MS`; null if it has none */
  constantOf: (delay: string) => string | null;
}

/**
 * The limits of a machine: the exported constants of its own file and of the imported rules of its area, and those that
 * its code uses from any file. `isOther` identifies the machines and factories that have their own limits.
 */
export async function numbersOf(
  { file, exported }: ListedMachine,
  isOther: (symbol: Symbol) => boolean,
): Promise<Numbers> {
  const used = symbolsUsed([{ file, name: exported }], (symbol) => !isOther(symbol));
  const rules = importedSymbols(file)
    .map((symbol) => symbol.file)
    .filter((other) => dirname(other) === dirname(file) && other.endsWith('Rules.ts'));
  const whole = new Set([file, ...rules]);
  const files = [...new Set([...whole, ...used.map((symbol) => symbol.file)])]
    .filter((each) => each.startsWith('machines/'))
    .toSorted();
  const limits: Limit[] = [];
  for (const each of files) {
    const module = (await import(pathToFileURL(resolve(each)).href)) as Readonly<Record<string, unknown>>;
    for (const constant of Object.keys(module).toSorted()) {
      const values = LIMIT_NAME.test(constant) ? valuesOf(module[constant]) : null;
      const named = used.some((symbol) => symbol.file === each && symbol.name === constant);
      if (values !== null && (named || whole.has(each)))
        limits.push({ constant, file: each, values, meaning: purposeOf(each, constant) });
    }
  }
  const own = new Set([file, ...used.filter((symbol) => !isOther(symbol)).map((symbol) => symbol.file)]);
  const constantOf = (delay: string) =>
    [...own].flatMap((each) => sourceOf(each).values.get(delay) ?? []).find(isConstant) ?? null;
  return { limits, constantOf };
}
