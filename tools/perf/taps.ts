import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { serveRaced } from '#tools/perf/race/serve.ts';
import { SLOW_4G } from '#tools/perf/race/slowLink.ts';
import { GOALS, quantile, rowsOf, tableOf } from '#tools/perf/taps/table.ts';
import { tapRound, type TapRound } from '#tools/perf/taps/round.ts';

/**
 * Taps through the built site as a member, with a CPU four times slower behind slow 4G, and prints the time from every
 * interaction to its next paint (Event Timing) and to the expected content:
 *
 *     npm run taps                            builds the site; 3 rounds; exit code 1 if a goal is missed
 *     npm run taps -- --built --rounds 5      the site as it is in dist/
 *     npm run taps -- --site ../before/dist   another build
 *     npm run taps -- --only 'record tab'     one group of interactions; may be repeated
 *
 * The reference is a tap on a button of an empty page, measured before and after each round: it shows how busy the
 * machine was. All figures are written to reports/taps.json.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    built: { type: 'boolean', default: false },
    site: { type: 'string', default: 'dist' },
    only: { type: 'string', multiple: true, default: [] },
  },
});
if (!values.built && values.site === 'dist')
  execFileSync('npx', ['--no-install', 'tsx', 'tools/build/build.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });

const rounds: TapRound[] = [];
for (let round = 1; round <= Number(values.rounds); round += 1) {
  const site = await serveRaced('Flowplay', values.site, { backend: true, link: SLOW_4G });
  try {
    rounds.push(await tapRound(site, values.only));
  } finally {
    await site.close();
  }
  console.error(`round ${round}: reference ${rounds.at(-1)?.reference.join(', ')} ms`);
}

const rows = rowsOf(rounds.map(({ taps }) => taps));
const paints = rows.map(({ paint }) => paint);
const routes = rows.filter(({ group }) => group === 'first visit').map(({ content }) => content);
const summary = {
  interactions: rows.length,
  reference: rounds.flatMap(({ reference }) => reference),
  median: quantile(paints, 0.5),
  most: quantile(paints, 0.95),
  longest: Math.max(...paints),
  longestRoute: Math.max(0, ...routes) - SLOW_4G.roundTripMs,
};
console.log(tableOf(rows));
console.log(JSON.stringify(summary));
await mkdir('reports', { recursive: true });
await writeFile('reports/taps.json', JSON.stringify({ summary, rows, rounds }, null, 1));
const misses = [
  ...rounds.flatMap(({ failed }) => failed.map((group) => `${group} ended early`)),
  summary.most > GOALS.most && `95 % within ${summary.most} ms (goal ${GOALS.most})`,
  summary.longest > GOALS.all && `the longest ${summary.longest} ms (goal ${GOALS.all})`,
  summary.longestRoute > GOALS.content &&
    `a route's content ${Math.round(summary.longestRoute)} ms beyond its round trip (goal ${GOALS.content})`,
  rows.some(({ shift }) => shift > 0) && 'something moved by itself',
].filter((miss) => miss !== false);
console.log(misses.length === 0 ? 'every goal is met' : `missed: ${misses.join('; ')}`);
if (misses.length > 0) process.exitCode = 1;
