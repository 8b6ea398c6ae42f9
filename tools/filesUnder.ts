import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files under a folder with this suffix, sorted, relative to the project's folder. */
export function filesUnder(folder: string, suffix: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => join(folder, file))
    .toSorted();
}
