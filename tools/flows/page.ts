import { drawingFile } from './drawings.ts';
import { statesOf, type FlowCall, type FlowState } from '#app/inspector/flow.ts';
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

/** The folder of the pages, relative to the project's folder. */
export const PAGES_FOLDER = 'docs/flows';

const GENERATED =
  '<!-- Written by `npm run flows -- docs` from the machine and its tests; change those instead. -->';

const PROOF_NAMES: Readonly<Record<ProofKind, string>> = {
  model: 'Model',
  transitions: 'Transition coverage',
  clock: 'Clock boundaries',
  other: 'Other tests of the machine',
  view: 'View',
  journey: 'Journey that opens its page',
};

const code = (text: string) => (text === '' ? '' : `\`${text}\``);
const fileLink = (file: string) => `[${file}](../../${file})`;
const pageLink = ({ name }: ListedMachine) => `[${name}](${name}.md)`;

/** Formats the cells of these columns as code, because they are names in the machine. */
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
      ? `the machine ${pageLink(child)}, loaded when it is needed`
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
    ['kind', 'file'],
    ...proofs.models.map((file) => ['The model', fileLink(file)]),
    ...rows,
    ...(factory === null ? [] : [['Factory', `the tests of ${pageLink(factory)}`]]),
    ...(made.length === 0 ? [] : [['Machines it makes', `the tests of ${made.map(pageLink).join(', ')}`]]),
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
    ...(makes.length === 0 ? [] : [`- Machines that it makes: ${makes.map(pageLink).join(', ')}`]),
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
    section('Transitions', asCode(transitionRows(flow), [0, 2, 4]), 'None.'),
    section('Events', asCode(eventRows(flow), [0]), 'None.'),
    section('Delays', asCode(delayRows(delays), [0, 3]), 'None.'),
    section('Calls', callRows(surveyed, kinship), 'None.'),
    section('Limits', asCode(limitRows(limits), [0]), 'None except its delays.'),
    section(
      'Tests',
      proofRows(surveyed, kinship),
      'No test names this machine. The tests of the machines that run it cover it.',
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
    `Every flow is a state machine. This folder has a page for each of the ${machines.length} machines, with its diagram, states, events, delays, calls, limits and tests. \`npm test\` fails when a page is out of date; \`npm run flows -- docs\` rewrites the pages.`,
    '',
    'In the diagrams, the label of an arrow is its trigger, the guard in brackets, and the actions after a slash. `else` is taken if no earlier guard holds. `done` and `error` are the results of a call, and `after` with a ring is a delay. Transitions that do not leave their state, or that lead into one of its substates, are rows in the box of the state: `event [guard] / actions → state`. Dashed frames are parallel regions, a double frame is a final state, and tags are beside the name.',
    '',
    '| command | output |',
    '| --- | --- |',
    '| `npm run flows` | every machine with its counts, delays and limits |',
    '| `npm run flows -- show redPacket` | its diagram and its transitions |',
    '| `npm run flows -- show redPacket --json --out redPacket.json` | its definition as a file; `createMachine` creates the same machine from it |',
    '| `npm run flows -- show redPacket --json --out redPacket.ts` | the same inside `createMachine(…)` as a code file, for the import of Stately Studio |',
    '| `npm run flows -- --json --out all.ts` | every machine, for the import |',
    '',
    markdownTable([['area', 'machine', 'purpose', 'states', 'transitions'], ...rows]),
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
