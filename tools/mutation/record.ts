import type { MutantResult } from '@stryker-mutator/api/core';

/** A mutant that no test detected, and why that is acceptable. */
export interface Survivor {
  /** relative to the project's folder */
  file: string;
  line: number;
  /** the line that contains it */
  code: string;
  /** the original text and its replacement */
  change: string;
  /** no test ran it */
  unreached: boolean;
  /** a key of `reasons`, or its own explanation; '' until somebody has explained it */
  why: string;
}

/** The result of a run in one area. */
export interface AreaRecord {
  area: string;
  /** the day, `2026-11-21` */
  measured: string;
  killed: number;
  /** killed because the tests timed out */
  timedOut: number;
  /** ignored, because they only declare types */
  ignored: number;
  survivors: Survivor[];
}

/** The whole record, as `docs/mutation.md` shows it: the measurements, with the explanations that people wrote. */
export interface MutationRecord {
  /** explanations that many survivors share, by key */
  reasons: Record<string, string>;
  areas: AreaRecord[];
}

/** One area's run: the day, every mutant with its file relative to the project's folder, and the mutated sources. */
export interface AreaRun {
  area: string;
  measured: string;
  results: readonly MutantResult[];
  sourceOf: (file: string) => string;
}

const MOST_CODE = 160;
const MOST_CHANGE = 70;

/** The text on one line, truncated. */
function oneLine(text: string, most: number): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return flat.length <= most ? flat : `${flat.slice(0, most - 1)}…`;
}

/** The text between two positions of a source; lines and columns count from 1. */
function textAt(lines: readonly string[], { start, end }: MutantResult['location']): string {
  const parts = lines.slice(start.line - 1, end.line);
  const last = parts.length - 1;
  return parts
    .map((part, index) =>
      part.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n');
}

function survivorOf({ fileName, location, replacement, status }: MutantResult, source: string): Survivor {
  const lines = source.split('\n');
  const was = oneLine(textAt(lines, location), MOST_CHANGE);
  return {
    file: fileName,
    line: location.start.line,
    code: oneLine(lines[location.start.line - 1] ?? '', MOST_CODE),
    change: `${was} → ${oneLine(replacement ?? '', MOST_CHANGE)}`,
    unreached: status === 'NoCoverage',
    why: '',
  };
}

/**
 * The record of one area's run. A mutant keeps its explanation from `before` if the same change of the same line
 * has survived again. All other explanations are '' and still have to be written.
 */
export function areaRecord(run: AreaRun, before: AreaRecord | undefined): AreaRecord {
  const known = [...(before?.survivors ?? [])];
  const survivors = run.results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((result) => survivorOf(result, run.sourceOf(result.fileName)))
    .toSorted((one, other) => one.file.localeCompare(other.file, 'en') || one.line - other.line)
    .map((survivor) => {
      const same = known.findIndex(
        ({ file, code, change }) =>
          file === survivor.file && code === survivor.code && change === survivor.change,
      );
      // each explanation is used once: a line may contain the same change twice
      const [explained] = same === -1 ? [] : known.splice(same, 1);
      return { ...survivor, why: explained?.why ?? '' };
    });
  const count = (wanted: MutantResult['status']) =>
    run.results.filter(({ status }) => status === wanted).length;
  return {
    area: run.area,
    measured: run.measured,
    killed: count('Killed'),
    timedOut: count('Timeout'),
    ignored: count('Ignored'),
    survivors,
  };
}

/** How many mutants of these areas were detected, and how many there are. */
export function scoreOf(areas: readonly AreaRecord[]): { noticed: number; all: number; percent: number } {
  const noticed = areas.reduce((sum, { killed, timedOut }) => sum + killed + timedOut, 0);
  const all = areas.reduce((sum, { survivors }) => sum + survivors.length, noticed);
  return { noticed, all, percent: all === 0 ? 100 : Math.floor((1000 * noticed) / all) / 10 };
}

/** The lowest accepted total score, in percent. */
export const LEAST_SCORE = 85;

/** All problems: areas never measured, unexplained survivors, unused shared reasons, a low score. */
export function complaintsOf({ reasons, areas }: MutationRecord, wanted: readonly string[]): string[] {
  const { percent } = scoreOf(areas);
  const survivors = areas.flatMap((area) => area.survivors);
  const used = new Set(survivors.map(({ why }) => why));
  return [
    ...wanted
      .filter((area) => !areas.some((record) => record.area === area))
      .map((area) => `machines/${area}: never measured`),
    ...survivors
      .filter(({ why }) => why === '')
      .map(({ file, line, change }) => `${file}:${line}: not explained: ${change}`),
    ...Object.keys(reasons)
      .filter((key) => !used.has(key))
      .map((key) => `the shared reason “${key}” is unused`),
    ...(percent < LEAST_SCORE ? [`the score is ${percent} %, below ${LEAST_SCORE} %`] : []),
  ];
}
