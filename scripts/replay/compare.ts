import type { LogEntry } from '#app/inspector/log.ts';
import type { Recording } from '#app/inspector/recording.ts';
import type { Replayed } from './replay.ts';

/** By how much (ms) the moments of a step may differ: a phone is busy, a replay is not. */
const SAME_MOMENT_MS = 250;
/** By how much (ms) a timer's delays may differ: one that counts down to a deadline is read from a busy phone's clock. */
const SAME_DELAY_MS = 100;
/** The share by which a pause may differ where it is stretched at random (D12). */
const RANDOM_SHARE = 0.2;

/** One thing an actor did: it came into states, or set a timer. */
export interface Step {
  /** ms since the start, of the event that led to it */
  at: number;
  event: string;
  /** the states, `done` or `error`; of a timer its delay in ms */
  shows: string;
  delay?: number;
}

/** One step of an actor as it was recorded and as it was replayed; undefined where there was none. */
export interface StepPair {
  recorded: Step | undefined;
  replayed: Step | undefined;
  differs: boolean;
}

/** Everything an actor did, side by side. */
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
    // what follows from an event of the outside world belongs to the moment of that event
    if (entry.kind === 'event' && entry.within === null) moment = entry.at;
    const step = stepOf(entry, moment);
    if (step !== null) logs.get(entry.actor)?.steps.push(step);
  }
  return logs;
}

/** Actors that draw lots for a pause say so by a function in their context, of which a log shows `jitter`. */
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

/** Sets a replay beside its recording, actor by actor, in the order in which they first appear. */
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
