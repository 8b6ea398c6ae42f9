import type { LogEntry } from '#app/inspector/log.ts';
import type { Recording } from '#app/inspector/recording.ts';
import type { Replayed } from './replay.ts';

/** The tolerance (ms) for the moments of a step: a phone is busy, a replay is not. */
const SAME_MOMENT_MS = 250;
/** The tolerance (ms) for a timer's delay: a countdown to a deadline depends on a busy phone's clock. */
const SAME_DELAY_MS = 100;
/** The tolerance of a randomly extended pause, as a share (D12). */
const RANDOM_SHARE = 0.2;

/** One action of an actor: it entered states, or started a timer. */
export interface Step {
  /** ms since the start, of the causing event */
  at: number;
  event: string;
  /** the states, `done` or `error`; for a timer its delay in ms */
  shows: string;
  delay?: number;
}

/** One step of an actor as recorded and as replayed; undefined if missing. */
export interface StepPair {
  recorded: Step | undefined;
  replayed: Step | undefined;
  differs: boolean;
}

/** All steps of an actor, side by side. */
export interface ActorComparison {
  actor: string;
  machine: string | null;
  pairs: readonly StepPair[];
  differs: boolean;
}

interface ActorLog {
  machine: string | null;
  steps: Step[];
}

function stepOf(entry: LogEntry, at: number): Step | null {
  if (entry.kind === 'timer')
    return { at, event: entry.event, shows: `timer of ${Math.round(entry.delay)} ms`, delay: entry.delay };
  if (entry.kind !== 'state') return null;
  const states = entry.states.join(' + ');
  const end = entry.status === 'active' ? '' : `(${entry.status})`;
  return {
    at,
    event: entry.event,
    shows: [states, end].filter((part) => part !== '').join(' ') || 'waiting',
  };
}

function byActor(entries: readonly LogEntry[]): Map<string, ActorLog> {
  const logs = new Map<string, ActorLog>();
  let moment = 0;
  for (const entry of entries) {
    if (entry.kind === 'actor') logs.set(entry.actor, { machine: entry.machine, steps: [] });
    // consequences of an external event belong to the moment of that event
    if (entry.kind === 'event' && entry.within === null) moment = entry.at;
    const step = stepOf(entry, moment);
    if (step !== null) logs.get(entry.actor)?.steps.push(step);
  }
  return logs;
}

/** Actors with a randomly extended pause note its `jitter` in their context. */
function drawsLots(entries: readonly LogEntry[]): ReadonlySet<string> {
  return new Set(
    entries.flatMap((entry) =>
      entry.kind === 'state' &&
      typeof entry.context === 'object' &&
      entry.context !== null &&
      'jitter' in entry.context
        ? [entry.actor]
        : [],
    ),
  );
}

function isSame(one: Step, other: Step, random: boolean): boolean {
  if (one.event !== other.event || Math.abs(one.at - other.at) > SAME_MOMENT_MS) return false;
  if (one.delay === undefined || other.delay === undefined) return one.shows === other.shows;
  const spread = random ? RANDOM_SHARE * Math.max(one.delay, other.delay) : 0;
  return Math.abs(one.delay - other.delay) <= Math.max(SAME_DELAY_MS, spread);
}

/** Compares a replay with its recording, actor by actor, in the order in which they first appear. */
export function compare({ entries }: Recording, replayed: Replayed): ActorComparison[] {
  const before = byActor(entries);
  const now = byActor(replayed.entries);
  const random = drawsLots(entries);
  return [...new Set([...before.keys(), ...now.keys()])].map((actor) => {
    const recordedSteps = before.get(actor)?.steps ?? [];
    const replayedSteps = now.get(actor)?.steps ?? [];
    const length = Math.max(recordedSteps.length, replayedSteps.length);
    const pairs = Array.from({ length }, (_, at): StepPair => {
      const recorded = recordedSteps[at];
      const again = replayedSteps[at];
      const differs =
        recorded === undefined || again === undefined || !isSame(recorded, again, random.has(actor));
      return { recorded, replayed: again, differs };
    });
    const machine = before.get(actor)?.machine ?? now.get(actor)?.machine ?? null;
    const isMissing = before.has(actor) !== now.has(actor);
    return { actor, machine, pairs, differs: isMissing || pairs.some((pair) => pair.differs) };
  });
}
