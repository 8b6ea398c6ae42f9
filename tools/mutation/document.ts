import { LEAST_SCORE, scoreOf, type AreaRecord, type MutationRecord, type Survivor } from './record.ts';

/** Code in a cell of a Markdown table, escaped: a `|` would end the cell, and a backtick the code. */
function code(text: string): string {
  const [open, close] = text.includes('`') ? ['`` ', ' ``'] : ['`', '`'];
  return `${open}${text.replaceAll('|', String.raw`\|`)}${close}`;
}

/** The text of a code cell. */
function textOfCode(cell: string): string {
  return cell.replaceAll(/^`` ?| ?``$|^`|`$/g, '').replaceAll(String.raw`\|`, '|');
}

/** The cells of the table rows under a heading, without the header rows. */
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
npm run mutation                   # every area; takes most of an hour
npm run mutation -- login forms    # only these areas
npm run mutation -- --force login  # ignores the results of the last run
npm run mutation -- --page         # only rewrites this page
\`\`\`

Each area is measured with its own tests in \`tests/machines/<area>\` (\`tools/mutation/areas.ts\` lists the few areas that use others), so a mutant counts as detected only by the tests meant for it. Static mutants, in code that runs once when a file is loaded, count like all others, because a machine's definition is almost entirely static. Only the \`types\` of a \`setup()\`, which are never read, are ignored. A test file that can no longer be loaded counts as a failed test.

The run lists every mutant in \`reports/mutation/<area>.json\`, shows it in the source in \`reports/mutation/<area>.html\`, and writes its figures and survivors to this page. Write the explanation of a survivor here, in its last cell: in words, or as an arrow and the name of a shared reason. A new run keeps the explanation as long as the line and the change are the same. The command fails if an explanation is missing, a shared reason is unused, or the score is too low.

Each run tries the survivors again. It skips a killed mutant as long as the mutant and the test that killed it are unchanged. Stryker does not see changes in \`tests/models\` or \`tests/support\`; use \`--force\` after one.`;

const NEVER_RUN = ' (never run)';
const NOT_EXPLAINED = '**not explained yet**';

/** The record that a page shows; empty if there is no page. */
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
    reasons: Object.fromEntries(rowsUnder('## Shared reasons', page)),
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
 * The page `docs/mutation.md` of a record. `tools` are the names and versions of the tools that measured it, `wanted`
 * are all areas. The page is sorted by area, so that a new run changes only what it measured.
 */
export function mutationPage(
  { reasons, areas }: MutationRecord,
  tools: readonly string[],
  wanted: readonly string[],
): string {
  const missing = wanted.filter((area) => !areas.some((measured) => measured.area === area));
  const sorted = areas.toSorted((one, other) => one.area.localeCompare(other.area, 'en'));
  const total = scoreOf(areas);
  const days = [...new Set(areas.map(({ measured }) => measured))].toSorted();
  const period = days.length > 1 ? `${days[0]} to ${days.at(-1)}` : (days[0] ?? 'never');
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
      return `### ${area}\n\n${table(['where', 'line', 'change', 'why it is acceptable'], rows)}`;
    });
  return `<!-- written by npm run mutation, which keeps the explanations and the shared reasons -->

# Mutation check of the machines

StrykerJS changes one place of \`machines/\` at a time and runs the tests. A mutant that makes a test fail is killed. One that survives needs a better test or an explanation below.

**${total.percent} %** of ${total.all} mutants are detected (at least ${LEAST_SCORE} % is required), measured ${period} with ${tools.join(', ')}.${missing.length === 0 ? '' : ` Not measured yet: ${missing.join(', ')}.`}

${HOW}

## Areas

${table(['area', 'score', 'detected', 'survived', 'timed out', 'ignored', 'measured'], figures)}

## Shared reasons

${table(['reason', 'why it is acceptable'], Object.entries(reasons))}

## Survivors

${survivors.join('\n\n')}
`;
}
