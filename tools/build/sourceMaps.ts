import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** Moves the source maps of a build out of its folder, which is served. */
export async function moveSourceMaps(site: string, maps: string): Promise<void> {
  await rm(maps, { recursive: true, force: true });
  await mkdir(maps, { recursive: true });
  const assets = join(site, 'assets');
  for (const name of await readdir(assets))
    if (name.endsWith('.map')) await rename(join(assets, name), join(maps, name));
}

/** A line of a report's stack: `name assets/file.js:line:column`, lines and columns counted from 1. */
const CALL = /^(?:(.*) )?assets\/([\w.-]+\.js):(\d+):(\d+)$/;

/**
 * The lines of a report's stack with their places in the sources, from a folder of maps. A line of a file without a map
 * there, as of another build, stays as it is.
 */
export async function resolveStack(stack: readonly string[], maps: string): Promise<string[]> {
  const known = new Map<string, TraceMap | null>();
  const mapOf = async (file: string) => {
    if (!known.has(file)) {
      const text = await readFile(join(maps, `${file}.map`), 'utf8').catch(() => null);
      known.set(file, text === null ? null : new TraceMap(text));
    }
    return known.get(file) ?? null;
  };
  const resolved: string[] = [];
  for (const line of stack) {
    const [, name, file = '', row = '', column = ''] = CALL.exec(line) ?? [];
    const map = await mapOf(file);
    const place = map && originalPositionFor(map, { line: Number(row), column: Number(column) - 1 });
    if (!place || place.source === null) resolved.push(line);
    else {
      const source = place.source.replace(/^(\.\.\/)+/, '');
      resolved.push(`${place.name ?? name ?? '‹anonymous›'} ${source}:${place.line}:${place.column + 1}`);
    }
  }
  return resolved;
}
