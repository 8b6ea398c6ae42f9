import { drawingFile } from './drawings.ts';
import { statesOf, type FlowCall, type FlowState } from './flow.ts';
import { mermaidOf } from './mermaid.ts';
import type { ListedMachine } from './machines.ts';
import type { ProofKind } from './proofs.ts';
import type { Kinship } from './kinship.ts';
import type { Survey, Surveyed } from './survey.ts';
import {
  delayRows,
  eventRows,
  limitRows,
  stateName,
  stateRows,
  transitionRows,
  type Rows,
} from './tables.ts';
import { markdownTable } from './textTable.ts';

/** Where the pages stand, from the project's folder. */
export const PAGES_FOLDER = 'docs/flows';

const GENERATED =
  '<!-- Written by `npm run flows -- docs` from the machine and its tests; change those instead. -->';

const PROOF_NAMES: Readonly<Record<ProofKind, string>> = {
  model: 'Model of what a person sees',
  transitions: 'Every transition taken',
  clock: 'Clock boundaries',
  other: 'More of the machine',
  view: 'View',
  journey: 'Journey that opens its page',
};

const code = (text: string) => (text === '' ? '' : `\`${text}\``);
const fileLink = (file: string) => `[${file}](../../${file})`;
const pageLink = ({ name }: ListedMachine) => `[${name}](${name}.md)`;

/** The columns whose cells are names of the machine stand as code. */
function asCode(rows: Rows, columns: readonly number[]): Rows {
  return rows.map((row, index) =>
    row.map((cell, column) => (index > 0 && columns.includes(column) ? code(cell) : cell)),
  );
}

function section(title: string, rows: Rows, none: string): string {
  const filled = rows[0]?.map((_, column) => rows.slice(1).some((row) => row[column] !== ''));
  const columns = rows.map((row) => row.filter((_, column) => filled?.[column]));
  return [`## ${title}`, '', rows.length > 1 ? markdownTable(columns) : none, ''].join('\n');
}

function callRows({ flow }: Surveyed, kinship: Kinship): Rows {
  const calls: [FlowCall, FlowState | null][] = statesOf(flow).flatMap((state) =>
    state.calls.map((call): [FlowCall, FlowState] => [call, state]),
  );
  const invoked = new Set(calls.map(([{ src }]) => src));
  const spawned = Object.keys(flow.actors)
    .filter((src) => !invoked.has(src))
    .map((src): [FlowCall, null] => [{ id: src, src }, null]);
  const bound = (src: string) => {
    const child = kinship.childOf(flow, src);
    if (child === null) return 'a call that `src/calls` binds';
    if (flow.actors[src] === child.machine) return `the machine ${pageLink(child)}`;
    return flow.actors[src] === null
      ? `the machine ${pageLink(child)}, fetched when it is needed`
      : `a machine like ${pageLink(child)}`;
  };
  return [
    ['call', 'source', 'runs in', 'what it is'],
    ...[...calls, ...spawned].map(([{ id, src }, state]) => [
      code(id),
      code(src),
      state === null ? 'started by an action' : code(stateName(state)),
      bound(src),
    ]),
  ];
}

function proofRows({ listed, proofs }: Surveyed, kinship: Kinship): Rows {
  const made = kinship.madeBy(listed);
  const rows = (Object.entries(PROOF_NAMES) as [ProofKind, string][]).flatMap(([kind, name]) =>
    proofs.tests[kind].map((file) => [name, fileLink(file)]),
  );
  const factory = kinship.madeLike(listed);
  return [
    ['by', 'where'],
    ...proofs.models.map((file) => ['The model itself', fileLink(file)]),
    ...rows,
    ...(factory === null ? [] : [['What it is made of', `the tests of ${pageLink(factory)}`]]),
    ...(made.length === 0 ? [] : [['What is made of it', `the tests of ${made.map(pageLink).join(', ')}`]]),
  ];
}

function facts({ listed }: Surveyed, kinship: Kinship): string {
  const { file, exported, made } = listed;
  const factory = kinship.madeLike(listed);
  const runIn = kinship.runIn(listed);
  const makes = kinship.madeBy(listed);
  return [
    `- ${made ? 'Made by' : 'Machine'} \`${exported}\` in ${fileLink(file)}`,
    ...(factory === null ? [] : [`- Same states and transitions as ${pageLink(factory)}`]),
    ...(makes.length === 0 ? [] : [`- Machines made like it: ${makes.map(pageLink).join(', ')}`]),
    ...(runIn.length === 0 ? [] : [`- Runs in ${runIn.map(pageLink).join(', ')}`]),
    '',
  ].join('\n');
}

/** The page of a machine in Markdown. */
export function machinePage(surveyed: Surveyed, kinship: Kinship): string {
  const { listed, flow, delays, limits } = surveyed;
  return [
    `# ${listed.name}`,
    '',
    GENERATED,
    '',
    listed.purpose,
    '',
    facts(surveyed, kinship),
    `![The statechart of ${(kinship.madeLike(listed) ?? listed).name}](${drawingFile(listed, kinship)})`,
    '',
    '<details><summary>As Mermaid text</summary>',
    '',
    '```mermaid',
    `${mermaidOf(flow)}\`\`\``,
    '',
    '</details>',
    '',
    section('States', asCode(stateRows(flow), [0, 2, 3, 4, 5]), 'None.'),
    section('Transitions', asCode(transitionRows(flow), [0, 2, 4]), 'None: it stays as it is.'),
    section('Events', asCode(eventRows(flow), [0]), 'It takes none.'),
    section('Delays', asCode(delayRows(delays), [0, 3]), 'It never waits.'),
    section('Calls', callRows(surveyed, kinship), 'It calls nothing.'),
    section('Limits', asCode(limitRows(limits), [0]), 'None beside its delays.'),
    section(
      'Proofs',
      proofRows(surveyed, kinship),
      'No test names it; those of the machines that it runs in do.',
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** The index of the pages, by area. */
export function indexPage({ machines }: Survey): string {
  const areas = [...new Set(machines.map(({ listed }) => listed.area))].toSorted();
  const rows = areas.flatMap((area) =>
    machines
      .filter(({ listed }) => listed.area === area)
      .map(({ listed, flow }) => [
        area,
        pageLink(listed),
        listed.purpose,
        String(statesOf(flow).length),
        String(statesOf(flow).flatMap(({ transitions }) => transitions).length),
      ]),
  );
  return [
    '# The flows',
    '',
    GENERATED,
    '',
    `Every flow is a state machine; here are all ${machines.length}, each with its diagram, states, events, delays, calls, limits and the tests that prove it. \`npm test\` fails when a page is out of date; \`npm run flows -- docs\` writes them anew.`,
    '',
    'In the diagrams an arrow says what sets it off, in brackets the guard that must hold, and after a stroke the actions; `else` is taken when no guard before it holds. `done` and `error` are the ends of a call, `after` with a ring is a delay. What a state does without leaving it, and what leads into a state inside of it, stands in its box: `event [guard] / actions → state`. Dashed frames run at the same time; a double frame is an end; tags stand beside the name.',
    '',
    '| command | gives |',
    '| --- | --- |',
    '| `npm run flows` | every machine with its counts, delays and limits |',
    '| `npm run flows -- show redPacket` | its diagram and its transitions |',
    '| `npm run flows -- show redPacket --json --out redPacket.json` | its definition in a file; `createMachine` makes the same machine of it |',
    '| `npm run flows -- show redPacket --json --out redPacket.ts` | the same in a `createMachine(…)`, as a file of code has it: what the import of Stately Studio takes |',
    '| `npm run flows -- --json --out all.ts` | every machine for the import |',
    '',
    markdownTable([['area', 'machine', 'for', 'states', 'transitions'], ...rows]),
    '',
  ].join('\n');
}

/** Every page by its file's name. */
export function allPages(survey: Survey): ReadonlyMap<string, string> {
  return new Map([
    ['README.md', indexPage(survey)],
    ...survey.machines.map(
      (surveyed) => [`${surveyed.listed.name}.md`, machinePage(surveyed, survey.kinship)] as const,
    ),
  ]);
}
