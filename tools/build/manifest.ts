import { readFile } from 'node:fs/promises';
import type { Manifest } from 'vite';

/** The chunks of a build by their keys, each with the keys of its static imports: a manifest, or what a plugin gets. */
type Chunks = Readonly<
  Record<string, { isEntry?: boolean | undefined; imports?: readonly string[] | undefined }>
>;

/** Reads the manifest of the built site: every chunk by its source. */
export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8')) as Manifest;
}

/** The key of the entry's chunk. */
export function entryOf(chunks: Chunks): string {
  const key = Object.keys(chunks).find((one) => chunks[one]?.isEntry === true);
  if (key === undefined) throw new Error('The build has no entry');
  return key;
}

/** The keys of a chunk and of its static imports, direct and indirect. */
export function withImports(chunks: Chunks, key: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (chunk === undefined || seen.has(key)) return seen;
  seen.add(key);
  for (const inner of chunk.imports ?? []) withImports(chunks, inner, seen);
  return seen;
}

/** The keys of a chunk and of its imports, without what the entry has loaded already. */
export function beyondEntry(chunks: Chunks, key: string): string[] {
  const loaded = withImports(chunks, entryOf(chunks));
  return [...withImports(chunks, key)].filter((one) => !loaded.has(one));
}

/** The address of a chunk's file on the site; throws for a key that the manifest does not have. */
export function addressOf(manifest: Manifest, key: string): string {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no chunk ${key}`);
  return `/${chunk.file}`;
}
