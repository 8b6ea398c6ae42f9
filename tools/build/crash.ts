import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { CrashReport } from '#app/calls/crashReport.ts';
import { resolveStack } from './sourceMaps.ts';

/**
 * Prints a crash report with the places in the sources:
 *
 *     npm run crash -- report.json                   with the maps of the last build, in dist-maps/
 *     npm run crash -- report.json --maps old-maps   with those that were kept with another release
 *     … | npm run crash                              a report from standard input
 */
const {
  values: { maps },
  positionals: [file],
} = parseArgs({ allowPositionals: true, options: { maps: { type: 'string', default: 'dist-maps' } } });

const given = await (file === undefined ? text(process.stdin) : readFile(file, 'utf8'));
const { actor, name, message, path, build, stack } = JSON.parse(given) as CrashReport;
const resolved = await resolveStack(stack, maps);
console.log(`${name}: ${message}\n  in ${actor}, at ${path}, build ${build}`);
for (const line of resolved) console.log(`    ${line}`);
if (stack.length > 0 && resolved.every((line, at) => line === stack[at])) {
  console.error(`${maps} has no map for these files: they are of another build`);
  process.exitCode = 1;
}
