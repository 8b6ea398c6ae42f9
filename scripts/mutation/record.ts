import type { MutantResult } from '@stryker-mutator/api/core';

/** A mutant that no test noticed, and why it may stand. */
export interface Survivor {
  /** from the project's folder */
  file: string;
  line: number;
  /** the line it stands in */
  code: string;
  /** what was there, and what stood there instead */
  change: string;
  /** no test even ran it */
  unreached: boolean;
  /** a key of `reasons`, or words of its own; '' until somebody has looked at it */
  why: string;
}

/** What a run found in one area. */
export interface AreaRecord {
  area: string;
  /** the day, `2026-11-21` */
  measured: string;
  killed: number;
  /** killed by running without end */
  timedOut: number;
  /** left out, as declarations of types alone */
  ignored: number;
  survivors: Survivor[];
}

/** The whole record, as `docs/mutation.md` shows it: what was measured, with the explanations that people wrote. */
export interface MutationRecord {
  /** explanations that many survivors share, by key */
  reasons: Record<string, string>;
  areas: AreaRecord[];
}

/** One area's run: the day, every mutant with its file from the project's folder, and the files as they were. */
export interface AreaRun {
  area: string;
  measured: string;
  results: readonly MutantResult[];
  sourceOf: (file: string) => string;
}

const MOST_CODE = 160;
const MOST_CHANGE = 70;

/** Text on one line, cut where it gets long. */
function oneLine(text: string, most: number): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return flat.length <= most ? flat : `${flat.slice(0, most - 1)}…`;
}

/** The text between two places of a source; lines and columns count from 1. */
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
 * The record of one area's run. Explanations are taken over from `before` where the same change of the same line
 * has survived again; all others are '' and want a look.
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
      // each explanation is used once: the same change may stand twice in a line
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

/** How many mutants of these areas were noticed, and of how many. */
export function scoreOf(areas: readonly AreaRecord[]): { noticed: number; all: number; percent: number } {
  const noticed = areas.reduce((sum, { killed, timedOut }) => sum + killed + timedOut, 0);
  const all = areas.reduce((sum, { survivors }) => sum + survivors.length, noticed);
  return { noticed, all, percent: all === 0 ? 100 : Math.floor((1000 * noticed) / all) / 10 };
}

/** Least score of the whole, in percent. */
export const LEAST_SCORE = 85;

/** What is not in order: areas never measured, survivors nobody has explained, idle reasons, the score. */
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
      .map((key) => `the reason “${key}” explains nothing any more`),
    ...(percent < LEAST_SCORE ? [`the score is ${percent} %, below ${LEAST_SCORE} %`] : []),
  ];
}
