import { readFile } from 'node:fs/promises';
import type { Manifest } from 'vite';

/** Reads the manifest of the built site: every chunk by its source. */
export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8')) as Manifest;
}

/** The key of the entry's chunk. */
export function entryOf(manifest: Manifest): string {
  const key = Object.keys(manifest).find((one) => manifest[one]?.isEntry === true);
  if (key === undefined) throw new Error('The build has no entry');
  return key;
}

/** The keys of a chunk and of its static imports, direct and indirect. */
export function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return seen;
  seen.add(key);
  for (const inner of chunk.imports ?? []) withImports(manifest, inner, seen);
  return seen;
}

/** The keys of a chunk and of its imports, without what the entry has loaded already. */
export function beyondEntry(manifest: Manifest, key: string): string[] {
  const loaded = withImports(manifest, entryOf(manifest));
  return [...withImports(manifest, key)].filter((one) => !loaded.has(one));
}

/** The address of a chunk's file on the site; throws for a key that the manifest does not have. */
export function addressOf(manifest: Manifest, key: string): string {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no chunk ${key}`);
  return `/${chunk.file}`;
}
