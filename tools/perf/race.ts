import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { serveRaced } from '#tools/perf/race/serve.ts';
import { SLOW_4G } from '#tools/perf/race/slowLink.ts';
import { missed, rowsOf, tableOf } from '#tools/perf/race/table.ts';
import { raceRound, type Round } from '#tools/perf/race/visit.ts';

/**
 * Compares the built site with a baseline, a hello world with the same libraries, in turns on slow 4G with a slower
 * CPU:
 *
 *     npm run race                          builds both; 5 rounds; exit code 1 if a goal is missed
 *     npm run race -- --rounds 9            more rounds
 *     npm run race -- --built               with the site as it is in dist/
 *     npm run race -- vant=../vant/dist     other sites by their built folders, whose calls are not answered
 *     npm run race -- --site old=../old/dist    another build of the site, also with the sandbox
 *
 * Prints the table and writes every figure to reports/race.json. The ratios are what counts, because the machine is
 * equally busy for all sites; times depend on the machine.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    built: { type: 'boolean', default: false },
    site: { type: 'string', multiple: true, default: [] },
  },
});

const FLOOR = '.cache/race/floor';
await build({
  root: 'tools/perf/race/floor',
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  build: { outDir: `${process.cwd()}/${FLOOR}`, emptyOutDir: true },
});
if (!values.built)
  execFileSync('npx', ['--no-install', 'tsx', 'tools/build/build.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });

function contender(argument: string, backend: boolean) {
  const [, name = '', folder = ''] = /^([^=]+)=(.+)$/.exec(argument) ?? [];
  if (name === '') throw new Error(`A site is given as name=folder, not ${argument}`);
  return { name, folder, backend };
}
const others = [
  ...values.site.map((site) => contender(site, true)),
  ...positionals.map((peer) => contender(peer, false)),
];
const contenders = [
  { name: 'hello world', folder: FLOOR, backend: false },
  { name: 'Flowplay', folder: 'dist', backend: true },
  ...others,
];

const sites = await Promise.all(
  contenders.map(({ name, folder, backend }) => serveRaced(name, folder, { backend, link: SLOW_4G })),
);
const rounds = new Map<string, Round[]>(sites.map(({ name }) => [name, []]));
for (let round = 1; round <= Number(values.rounds); round += 1)
  for (const site of sites) {
    const result = await raceRound(site);
    rounds.get(site.name)?.push(result);
    const { first, second } = result;
    const shown = (ms: number | null) => (ms === null ? '–' : Math.round(ms));
    console.error(
      `${round} ${site.name}: ${shown(first.firstPaint)} ${shown(first.largestPaint)} (${first.largest}) ${shown(first.tappable)}, second ${shown(second.largestPaint)} (${second.largest})`,
    );
  }
await Promise.all(sites.map((site) => site.close()));

const rows = rowsOf(rounds);
console.log(`\n${tableOf(rows)}\n`);
await mkdir('reports', { recursive: true });
await writeFile('reports/race.json', JSON.stringify({ rows, rounds: Object.fromEntries(rounds) }, null, 1));
const own = rows[1];
const misses = own === undefined ? [] : missed(own);
console.log(misses.length === 0 ? 'every goal is met' : `missed: ${misses.join('; ')}`);
if (misses.length > 0) process.exitCode = 1;
