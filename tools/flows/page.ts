import { keptDrawing } from '#tools/charts/keptDrawings.ts';
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
export const PAGES_FOLDER = 'reports/flows';

/** The file of the overview. */
export const OVERVIEW_FILE = 'docs/flows.md';

const GENERATED =
  '<!-- Written by `npm run flows -- docs` from the machines and their tests; change those instead. -->';

/** The file of a machine's drawing, next to its page; a machine made by a factory uses the factory's drawing. */
export function drawingFile(listed: ListedMachine, kinship: Kinship): string {
  return `${(kinship.madeLike(listed) ?? listed).name}.svg`;
}

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

/** Every machine by area with what it is for: the index of the pages, and the overview that links to the code. */
export function overview({ machines }: Survey, link = pageLink): string {
  const rows = machines
    .map(({ listed }) => [listed.area, link(listed), listed.purpose])
    // by area, and by name as listed
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other, 'en'));
  return [
    '# The flows',
    '',
    GENERATED,
    '',
    `Every flow is a state machine. \`npm run flows -- docs\` writes a page for each of the ${machines.length} machines to \`${PAGES_FOLDER}\`, with its diagram, states, events, delays, calls, limits and tests.`,
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
    markdownTable([['area', 'machine', 'purpose'], ...rows]),
    '',
  ].join('\n');
}

/** The overview that is kept in git. */
export const keptOverview = (survey: Survey): string =>
  overview(survey, ({ name, file }) => `[${name}](../${file})`);

/** Every page by its file's name. */
export function allPages(survey: Survey): ReadonlyMap<string, string> {
  return new Map([
    ['README.md', overview(survey)],
    ...survey.machines.map(
      (surveyed) => [`${surveyed.listed.name}.md`, machinePage(surveyed, survey.kinship)] as const,
    ),
  ]);
}

/** The drawings of the pages by file name. */
export async function allDrawings({ machines, kinship }: Survey): Promise<ReadonlyMap<string, string>> {
  const drawings = new Map<string, string>();
  for (const { listed, flow } of machines) {
    const file = drawingFile(listed, kinship);
    if (file === `${listed.name}.svg`) drawings.set(file, await keptDrawing(flow));
  }
  return drawings;
}
