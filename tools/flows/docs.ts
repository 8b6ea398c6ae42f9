import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The difference between the expected pages and the existing ones. */
export interface Difference {
  missing: readonly string[];
  stale: readonly string[];
  superfluous: readonly string[];
}

/** Compares pages, by file name, with a folder. */
export function compare(pages: ReadonlyMap<string, string>, folder: string): Difference {
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const names = [...pages.keys()];
  return {
    missing: names.filter((name) => !files.includes(name)),
    stale: names.filter(
      (name) => files.includes(name) && readFileSync(join(folder, name), 'utf8') !== pages.get(name),
    ),
    superfluous: files.filter((file) => !pages.has(file)),
  };
}

/** Makes the folder contain exactly these pages; returns what it changed. */
export function write(pages: ReadonlyMap<string, string>, folder: string): Difference {
  const difference = compare(pages, folder);
  mkdirSync(folder, { recursive: true });
  for (const name of [...difference.missing, ...difference.stale])
    writeFileSync(join(folder, name), pages.get(name) ?? '');
  for (const file of difference.superfluous) rmSync(join(folder, file), { recursive: true });
  return difference;
}
