import { eventName } from '#app/inspector/eventName.ts';
import type { Recording } from '#app/inspector/recording.ts';
import type { ActorComparison, StepPair } from './compare.ts';
import type { Replayed } from './replay.ts';

export interface ReportOptions {
  /** shows every round of a poll, and calls and listeners too */
  all: boolean;
}

const RECORDED_WIDTH = 46;
/** The maximum length of a poll round, in steps. */
const LONGEST_ROUND = 10;

const seconds = (ms: number): string => (ms / 1000).toFixed(3).padStart(9);

function lineOf({ recorded, replayed, differs }: StepPair): string {
  const step = recorded ?? replayed;
  const left = (recorded?.shows ?? '—').padEnd(RECORDED_WIDTH);
  const again = replayed === undefined ? '—' : `${replayed.shows} at ${seconds(replayed.at).trim()}`;
  const right = differs ? `≠ ${again}` : '=';
  const events = new Set(
    [recorded, replayed].flatMap((one) => (one === undefined ? [] : [eventName(one.event)])),
  );
  return `${differs ? '≠' : ' '} ${seconds(step?.at ?? 0)}  ${left}  ${right}   ‹ ${[...events].join(' | ')}`;
}

/** The comparison key of a step: everything except the time. A difference equals no other step. */
function lookOf({ recorded, differs }: StepPair, at: number): string {
  return differs ? `difference ${at}` : `${recorded?.event} ${recorded?.shows}`;
}

/** The lines of an actor's steps; repeated rounds (of a poll) are shown once, with their number. */
function foldedLines(pairs: readonly StepPair[]): string[] {
  const looks = pairs.map(lookOf);
  const lines: string[] = [];
  const repeats = (at: number, round: number): number => {
    let times = 0;
    const isSame = (from: number) =>
      Array.from({ length: round }).every(
        (_, i) => looks[at + i] !== undefined && looks[at + i] === looks[from + i],
      );
    while (isSame(at + (times + 1) * round)) times += 1;
    return times;
  };
  for (let at = 0; at < pairs.length;) {
    const rounds = Array.from({ length: LONGEST_ROUND }, (_, i) => ({
      round: i + 1,
      times: repeats(at, i + 1),
    }));
    const { round, times } = rounds.find((found) => found.times > 0) ?? { round: 1, times: 0 };
    lines.push(...pairs.slice(at, at + round).map(lineOf));
    if (times > 0) lines.push(`             … ${times} more ${times === 1 ? 'round' : 'rounds'} of the same`);
    at += round * (times + 1);
  }
  return lines;
}

/** The report of a replay: the states of each machine side by side, then the differences. */
export function reportOf(
  recording: Recording,
  replayed: Replayed,
  actors: readonly ActorComparison[],
  { all }: ReportOptions,
): string[] {
  const { app, startedAt, duration, entries, lost } = recording;
  const shown = actors.filter((one) => all || one.machine !== null || one.differs);
  const different = actors.filter((one) => one.differs);
  const steps = actors.reduce((sum, { pairs }) => sum + pairs.length, 0);
  const first = different
    .flatMap(({ actor, pairs }) => pairs.filter((pair) => pair.differs).map((pair) => ({ actor, pair })))
    .toSorted((one, other) => timeOf(one.pair) - timeOf(other.pair))[0];
  return [
    `flowplay ${app.version} (${app.mode}), recorded from ${new Date(startedAt).toISOString()} for ${(duration / 1000).toFixed(1)} s, ${entries.length} lines`,
    ...(lost > 0 ? [`${lost} further lines were dropped from the recording`] : []),
    ...shown.flatMap(({ actor, machine, pairs, differs }) => [
      '',
      `${differs ? '≠' : '='} ${actor}${machine === null ? '' : ` · ${machine}`}`,
      ...(all ? pairs.map(lineOf) : foldedLines(pairs)),
    ]),
    '',
    ...(replayed.asRecorded > 0
      ? [`${replayed.asRecorded} guards depend on redacted values and were answered as recorded.`]
      : []),
    different.length === 0
      ? `${actors.length} actors, ${steps} steps: all as recorded.`
      : `${different.length} of ${actors.length} actors differ from the recording: ${different.map(({ actor }) => actor).join(', ')}.`,
    ...(first === undefined ? [] : [`The first difference, in ${first.actor}:`, lineOf(first.pair)]),
  ];
}

function timeOf({ recorded, replayed }: StepPair): number {
  return Math.min(recorded?.at ?? Infinity, replayed?.at ?? Infinity);
}
