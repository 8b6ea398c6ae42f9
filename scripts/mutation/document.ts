import { LEAST_SCORE, scoreOf, type AreaRecord, type MutationRecord, type Survivor } from './record.ts';

/** Code in a cell of a Markdown table: a `|` would end the cell, a backtick the code. */
function code(text: string): string {
  const [open, close] = text.includes('`') ? ['`` ', ' ``'] : ['`', '`'];
  return `${open}${text.replaceAll('|', String.raw`\|`)}${close}`;
}

/** The text of a cell of code. */
function textOfCode(cell: string): string {
  return cell.replaceAll(/^`` ?| ?``$|^`|`$/g, '').replaceAll(String.raw`\|`, '|');
}

/** The cells of the rows of the tables under a heading, without their heads. */
function rowsUnder(heading: string, page: string): string[][] {
  const [, section = ''] = page.split(`\n${heading}\n`);
  const [tables = ''] = section.split(/^#/m);
  return tables
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const HOW = `## Run it

\`\`\`sh
npm run mutation                   # every area; the better part of an hour
npm run mutation -- login forms    # these areas
npm run mutation -- --force login  # without what the last run found
npm run mutation -- --page         # only writes this page anew
\`\`\`

Each area is measured by its own tests in \`tests/machines/<area>\` (\`scripts/mutation/areas.ts\` names the few that have others), so a fault counts as noticed only where one looks for it. Static mutants, in what runs once as a file is loaded, count like all others: a machine's definition is little else. Left out is only the \`types\` of a \`setup()\`, which is never read. A test file that can no longer be loaded counts as a failed test.

The run lists every mutant in \`reports/mutation/<area>.json\`, shows each in its place in \`reports/mutation/<area>.html\`, and writes its figures and survivors into this page. An explanation is written here, in the last cell of a survivor: in words, or as an arrow and the name of a shared reason. A new run keeps it as long as the line and the change are the same. The command fails while an explanation is missing, a reason explains nothing any more, or the score is too low.

What survived is tried again each time; what was killed is not while it and the test that killed it stay the same. Stryker does not see a change in \`tests/models\` or \`tests/support\`: use \`--force\` after one.`;

const NEVER_RUN = ' (never run)';
const NOT_EXPLAINED = '**not looked at yet**';

/** The record that a page shows; of no area where there is no page. */
export function readMutationPage(page: string): MutationRecord {
  const survivorsOf = (area: string): Survivor[] =>
    rowsUnder(`### ${area}`, page).map(([where = '', text = '', change = '', why = '']) => {
      const [file = '', line] = where.replace(NEVER_RUN, '').split(':');
      return {
        file: `machines/${area}/${file}`,
        line: Number(line),
        code: textOfCode(text),
        change: textOfCode(change),
        unreached: where.endsWith(NEVER_RUN),
        why: why === NOT_EXPLAINED ? '' : why.replace(/^→ /, ''),
      };
    });
  return {
    reasons: Object.fromEntries(rowsUnder('## Reasons that many share', page)),
    areas: rowsUnder('## Areas', page).map(
      ([area = '', , noticed, , timedOut, ignored, measured = '']): AreaRecord => ({
        area,
        measured,
        killed: Number(noticed) - Number(timedOut),
        timedOut: Number(timedOut),
        ignored: Number(ignored),
        survivors: survivorsOf(area),
      }),
    ),
  };
}

/**
 * The page `docs/mutation.md` of a record; `tools` are the names and versions it was measured with, `wanted` the
 * areas that there are.
 * Sorted by area, so that a new run changes what it measured and nothing else.
 */
export function mutationPage(
  { reasons, areas }: MutationRecord,
  tools: readonly string[],
  wanted: readonly string[],
): string {
  const missing = wanted.filter((area) => !areas.some((measured) => measured.area === area));
  const sorted = areas.toSorted((one, other) => one.area.localeCompare(other.area, 'en'));
  const total = scoreOf(areas);
  const days = areas.map(({ measured }) => measured).toSorted();
  const figures = sorted.map((area) => {
    const { noticed, all, percent } = scoreOf([area]);
    const counts = [noticed, all - noticed, area.timedOut, area.ignored].map(String);
    return [area.area, `${percent} %`, ...counts, area.measured];
  });
  const survivors = sorted
    .filter((area) => area.survivors.length > 0)
    .map(({ area, survivors: standing }) => {
      const rows = standing.map(({ file, line, code: text, change, unreached, why }) => [
        `${file.slice(`machines/${area}/`.length)}:${line}${unreached ? NEVER_RUN : ''}`,
        code(text),
        code(change),
        why === '' ? NOT_EXPLAINED : Object.hasOwn(reasons, why) ? `→ ${why}` : why,
      ]);
      return `### ${area}\n\n${table(['where', 'line', 'change', 'why it may stand'], rows)}`;
    });
  return `<!-- written by npm run mutation, which keeps the explanations and the shared reasons -->

# Mutation check of the machines

One fault at a time is put into \`machines/\` and the proofs run. What they notice is killed; what survives is killed by a better test or explained below.

**${total.percent} %** of ${total.all} mutants are noticed (${LEAST_SCORE} % is asked), measured ${days[0] ?? 'never'} to ${days.at(-1) ?? 'never'} with ${tools.join(', ')}.${missing.length === 0 ? '' : ` Not measured yet: ${missing.join(', ')}.`}

${HOW}

## Areas

${table(['area', 'score', 'noticed', 'survived', 'noticed by time-out', 'left out', 'measured'], figures)}

## Reasons that many share

${table(['reason', 'why it may stand'], Object.entries(reasons))}

## Survivors

${survivors.join('\n\n')}
`;
}
