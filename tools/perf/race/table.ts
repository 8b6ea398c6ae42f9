import type { Round, Visit } from './visit.ts';

/** The rounds of each site by name; the first site is the baseline. */
export type Rounds = ReadonlyMap<string, readonly Round[]>;

/** The row of a site: medians in ms, bytes and counts, and ratios to the baseline. */
export interface Row {
  site: string;
  firstPaint: Figure;
  largestPaint: Figure;
  /** relative to the baseline's first paint */
  tappable: Figure;
  answering: Figure;
  blocking: Figure;
  longestTask: number;
  requests: number;
  scriptBytes: number;
  shift: number;
  secondFirstPaint: Figure;
  secondLargestPaint: Figure;
  secondBlocking: Figure;
  offline: boolean;
  largest: string;
}

/** A median, and the median of its ratios to the baseline, round by round; null if there is none. */
export interface Figure {
  median: number | null;
  ratio: number | null;
}

/** The goals of the site (design, Speed). */
export const GOALS = {
  firstPaint: 0.45,
  largestPaint: 0.75,
  tappable: 1.1,
  blocking: 1.3,
  secondLargestPaint: 1,
  requests: 20,
  scriptBytes: 135_000,
} as const;

export function median(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  const middle = known.length >> 1;
  if (known.length === 0) return null;
  return known.length % 2 === 1
    ? (known[middle] ?? null)
    : ((known[middle - 1] ?? 0) + (known[middle] ?? 0)) / 2;
}

/**
 * The rows of a race. Ratios are calculated per round, because the machine is equally busy for a site and for the next
 * one in turn.
 */
export function rowsOf(rounds: Rounds): Row[] {
  const [floor = []] = [...rounds.values()];
  return [...rounds].map(([site, own]) => {
    const figure = (
      visit: 'first' | 'second',
      of: (visit: Visit) => number | null,
      floorOf = of,
    ): Figure => ({
      median: median(own.map((round) => of(round[visit]))),
      ratio: median(
        own.map((round, at) => {
          const value = of(round[visit]);
          const against = floor[at] && floorOf(floor[at][visit]);
          return value === null || !against ? null : value / against;
        }),
      ),
    });
    const firstPaint = ({ firstPaint }: Visit) => firstPaint;
    const of = (value: (visit: Visit) => number) => median(own.map(({ first }) => value(first))) ?? 0;
    return {
      site,
      firstPaint: figure('first', firstPaint),
      largestPaint: figure('first', (visit) => visit.largestPaint),
      tappable: figure('first', (visit) => visit.tappable, firstPaint),
      answering: figure('first', (visit) => visit.answering, firstPaint),
      blocking: figure('first', (visit) => visit.blocking),
      longestTask: of((visit) => visit.longestTask),
      requests: of((visit) => visit.requests),
      scriptBytes: of((visit) => visit.scriptBytes),
      shift: Math.max(...own.flatMap(({ first, second }) => [first.shift, second.shift])),
      secondFirstPaint: figure('second', firstPaint),
      secondLargestPaint: figure('second', (visit) => visit.largestPaint),
      secondBlocking: figure('second', (visit) => visit.blocking),
      offline: own.every((round) => round.offline),
      largest: own[0]?.first.largest ?? '',
    };
  });
}

const ms = ({ median, ratio }: Figure) =>
  median === null ? '–' : `${ratio === null ? '' : `${ratio.toFixed(2)} `}(${Math.round(median)} ms)`;

const HEAD =
  '| | first paint | largest paint | tiles can be tapped | app answers | blocking time | longest task | requests | JS to rest | shift | second visit: first paint | largest paint | blocking | offline |';

/** The table of a race as Markdown, with the goals below it. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.site,
    ms(row.firstPaint),
    ms(row.largestPaint),
    ms(row.tappable),
    ms(row.answering),
    ms(row.blocking),
    `${Math.round(row.longestTask)} ms`,
    String(row.requests),
    `${(row.scriptBytes / 1000).toFixed(0)} kB`,
    row.shift.toFixed(3),
    ms(row.secondFirstPaint),
    ms(row.secondLargestPaint),
    ms(row.secondBlocking),
    row.offline ? 'yes' : 'no',
  ]);
  const goals = [
    'goal',
    `≤ ${GOALS.firstPaint}`,
    `≤ ${GOALS.largestPaint}`,
    `≤ ${GOALS.tappable}`,
    '',
    `≤ ${GOALS.blocking}`,
    '',
    `≤ ${GOALS.requests}`,
    `≤ ${GOALS.scriptBytes / 1000} kB`,
    '0',
    '',
    `≤ ${GOALS.secondLargestPaint}`,
    '',
    'yes',
  ];
  const table = [...lines, goals].map((cells) => `| ${cells.join(' | ')} |`);
  return [HEAD, `|---|${'--:|'.repeat(13)}`, ...table].join('\n');
}

/** The goals that a row misses, as text. */
export function missed(row: Row): string[] {
  const ratios = (['firstPaint', 'largestPaint', 'tappable', 'blocking', 'secondLargestPaint'] as const).map(
    (name) => ({ name, value: row[name].ratio, goal: GOALS[name] }),
  );
  const counts = (['requests', 'scriptBytes'] as const).map((name) => ({
    name,
    value: row[name],
    goal: GOALS[name],
  }));
  const over = [...ratios, ...counts, { name: 'shift', value: row.shift, goal: 0 }].flatMap(
    ({ name, value, goal }) =>
      value !== null && value <= goal ? [] : [`${name}: ${value?.toFixed(2) ?? 'none'} (goal ${goal})`],
  );
  return row.offline ? over : [...over, 'offline: a reload shows nothing'];
}
