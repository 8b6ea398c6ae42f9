import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { statesOf } from '#app/inspector/flow.ts';
import { machineNamed } from './machines.ts';
import { mermaidOf } from './mermaid.ts';
import { allDrawings, allPages, keptOverview, OVERVIEW_FILE, PAGES_FOLDER } from './page.ts';
import { machineConfig, studioCode } from './studio.ts';
import { survey, type Surveyed } from './survey.ts';
import { delayRows, limitRows, limitWords, transitionRows, type Rows } from './tables.ts';
import { textTable } from './textTable.ts';
import { grouped } from './words.ts';

const HELP = `npm run flows -- [command] [options]

  (none)          lists every machine with its states, transitions, delays and limits
  show NAME       prints its diagram (Mermaid) and its transitions, delays and limits
  docs            writes a page and a drawing for each machine to ${PAGES_FOLDER}, and ${OVERVIEW_FILE}

  --json          the machine as JSON, from which createMachine creates the same states and transitions;
                  without a name, an object with all machines by name. In a code file (--out NAME.ts or .js), each
                  machine is inside a createMachine(), which the import of Stately Studio requires
  --mermaid       only the diagram
  --out FILE      writes to a file
  --help          shows this help

  npm run flows -- show redPacket --json --out redPacket.ts
`;

/** Thrown if the command cannot be executed; the message says why. */
export class RefusedError extends Error {}

function optionsOf(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        mermaid: { type: 'boolean', default: false },
        out: { type: 'string' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
    return { ...values, positionals };
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new RefusedError(`${reason}; npm run flows -- --help lists the options.`, { cause: error });
  }
}

/** A code file has its JSON inside a `createMachine()`, because Stately Studio's import does not read bare JSON. */
const CODE_FILE = /\.[cm]?[jt]s$/;

function listing(machines: readonly Surveyed[]): string {
  const rows = machines.map(({ listed, flow, delays, limits }) => {
    const states = statesOf(flow);
    const waits = delays.map(({ name, ms }) => `${name} ${ms === null ? '(varies)' : `${grouped(ms)} ms`}`);
    return [
      listed.name,
      listed.area,
      String(states.length),
      String(states.flatMap(({ transitions }) => transitions).length),
      [...waits, ...limits.map((limit) => `${limit.constant} ${limitWords(limit)}`)].join('; '),
    ];
  });
  const table = textTable([['machine', 'area', 'states', 'transitions', 'delays and limits'], ...rows]);
  return `${table}\n\n${machines.length} machines; npm run flows -- show NAME shows one.`;
}

function view({ listed, flow, delays, limits }: Surveyed): string {
  const tables: Rows[] = [transitionRows(flow), delayRows(delays), limitRows(limits)];
  return [
    `${listed.name} (${listed.file})`,
    listed.purpose,
    '',
    mermaidOf(flow),
    ...tables.flatMap((rows) => (rows.length > 1 ? [textTable(rows), ''] : [])),
  ]
    .join('\n')
    .trimEnd();
}

async function docs(): Promise<string> {
  const surveyed = await survey();
  const files = new Map([...allPages(surveyed), ...(await allDrawings(surveyed))]);
  rmSync(PAGES_FOLDER, { recursive: true, force: true });
  mkdirSync(PAGES_FOLDER, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(PAGES_FOLDER, name), text);
  writeFileSync(OVERVIEW_FILE, keptOverview(surveyed));
  return `${PAGES_FOLDER}: ${files.size} pages and drawings\n${OVERVIEW_FILE}: the overview`;
}

/**
 * Runs `npm run flows`: returns the text to print, and the file to write it to instead, if any.
 * @throws RefusedError, UnknownMachineError
 */
export async function runCommand(args: readonly string[]): Promise<{ text: string; out: string | null }> {
  const options = optionsOf(args);
  return { text: await textOf(options), out: options.out ?? null };
}

async function textOf(options: ReturnType<typeof optionsOf>): Promise<string> {
  const { positionals, json, mermaid, out, help } = options;
  const [command, name, ...more] = positionals;
  if (help) return HELP.trimEnd();
  if (more.length > 0 || (command !== 'show' && name !== undefined))
    throw new RefusedError(`Unexpected argument "${more[0] ?? name}".`);
  if (json && mermaid) throw new RefusedError('Choose one of --json and --mermaid.');
  if (command === 'docs') {
    if (json || mermaid) throw new RefusedError('docs only writes Markdown.');
    return docs();
  }
  if (command !== undefined && command !== 'show')
    throw new RefusedError(`There is no command "${command}"; did you mean "show ${command}"?`);
  if (command === 'show' && name === undefined) throw new RefusedError('Which machine? show NAME');

  const { machines } = await survey();
  const found =
    name === undefined
      ? null
      : machineNamed(
          machines.map(({ listed }) => listed),
          name,
        );
  const wanted = machines.filter(({ listed }) => found === null || listed === found);
  const configs = wanted.map(({ listed, flow }) => machineConfig(flow, listed.purpose));
  const named = Object.fromEntries(wanted.map(({ listed }, index) => [listed.name, configs[index]]));
  if (json && CODE_FILE.test(out ?? '')) return studioCode(configs).trimEnd();
  if (json) return JSON.stringify(name === undefined ? named : configs[0], null, 2);
  if (mermaid)
    return wanted
      .map(({ listed, flow }) => (name === undefined ? `%% ${listed.name}\n` : '') + mermaidOf(flow))
      .join('\n')
      .trimEnd();
  return name === undefined ? listing(wanted) : wanted.map(view).join('\n');
}
