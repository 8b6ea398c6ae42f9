import { eventName } from '#app/inspector/eventName.ts';
import { systemEvent } from '#app/inspector/xstateInternals.ts';
import type { EntryOf, LogEntry } from '#app/inspector/log.ts';

/** One event of the log and its result for the actor. */
export interface Line {
  /** the event's index in the log */
  at: number;
  entry: EntryOf<'event'>;
  /** the actor's state after the event; undefined until it has handled the event */
  result: EntryOf<'state'> | undefined;
  /** its states have changed */
  changed: boolean;
  /** an event above caused it */
  follows: boolean;
}

/** A unit of the log: an external event with everything it caused, or a run of poll ticks by machine. */
export type Turn =
  | { kind: 'event'; at: number; lines: readonly Line[] }
  | { kind: 'ticks'; at: number; lines: readonly Line[]; counts: ReadonlyMap<string, number> };

/** The events of a log with their results, oldest first. */
export function linesOf(entries: readonly LogEntry[]): Line[] {
  const lines: Line[] = [];
  const waiting = new Map<string, Line[]>();
  const states = new Map<string, string>();
  for (const [at, entry] of entries.entries()) {
    if (entry.kind === 'event') {
      const line: Line = { at, entry, result: undefined, changed: false, follows: entry.within !== null };
      lines.push(line);
      waiting.set(entry.actor, [...(waiting.get(entry.actor) ?? []), line]);
    }
    if (entry.kind !== 'state') continue;
    const queue = waiting.get(entry.actor) ?? [];
    const line = queue.find((one) => one.result === undefined && one.entry.event.type === entry.event);
    const now = `${entry.status} ${entry.states.join(' ')}`;
    if (line !== undefined) {
      line.result = entry;
      line.changed = states.get(entry.actor) !== now;
      waiting.set(
        entry.actor,
        queue.filter((one) => one !== line),
      );
    }
    states.set(entry.actor, now);
  }
  return lines;
}

/** A call's actor belongs to the machine that started it. */
function ownerOf(actor: string, calls: ReadonlyMap<string, string>): string {
  return calls.get(actor) ?? actor;
}

/**
 * The actors that poll: the same timer fires again although only their own calls and timers sent them events in
 * between. A toast's timer fires often too, but each time another actor triggered it.
 */
function pollingActors(lines: readonly Line[], calls: ReadonlyMap<string, string>): ReadonlySet<string> {
  const polling = new Set<string>();
  const fired = new Map<string, Set<string>>();
  for (const { entry, follows } of lines) {
    const { actor, from, event } = entry;
    const seen = fired.get(actor) ?? new Set<string>();
    fired.set(actor, seen);
    const isTimer = !follows && from === actor && systemEvent(event.type)?.kind === 'after';
    const isOwn = from !== null && (from === actor || ownerOf(from, calls) === actor);
    if (isTimer && seen.has(event.type)) polling.add(actor);
    if (isTimer) seen.add(event.type);
    else if (!isOwn) seen.clear();
  }
  return polling;
}

/** The log as turns; consecutive poll ticks become one turn. */
export function turnsOf(entries: readonly LogEntry[], lines: readonly Line[]): Turn[] {
  const calls = new Map(
    entries.flatMap((entry) =>
      entry.kind === 'actor' && entry.machine === null && entry.parent !== null
        ? [[entry.actor, entry.parent] as const]
        : [],
    ),
  );
  const machines = new Map(
    entries.flatMap((entry) => (entry.kind === 'actor' ? [[entry.actor, entry.machine] as const] : [])),
  );
  const polling = pollingActors(lines, calls);
  const turns: Turn[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (line.follows && last !== undefined) {
      (last.lines as Line[]).push(line);
      continue;
    }
    const { actor, from, event } = line.entry;
    const poll = ownerOf(actor, calls);
    const isTick = polling.has(poll) && from === actor && systemEvent(event.type)?.kind !== 'start';
    if (!isTick) {
      turns.push({ kind: 'event', at: line.at, lines: [line] });
      continue;
    }
    const run =
      last?.kind === 'ticks' ? last : { kind: 'ticks' as const, at: line.at, lines: [], counts: new Map() };
    if (run !== last) turns.push(run);
    (run.lines as Line[]).push(line);
    // a tick is counted when it is answered
    const name = machines.get(poll) ?? shortName(poll);
    const counts = run.counts as Map<string, number>;
    counts.set(name, (counts.get(name) ?? 0) + (actor === poll ? 0 : 1));
  }
  return turns;
}

/** The last part of an actor's name; `page:/login` keeps its path. */
export function shortName(actor: string): string {
  const page = /page:\/[^/]*$/.exec(actor);
  return page?.[0] ?? actor.slice(actor.lastIndexOf('/') + 1);
}

/** The texts of a line, for display and for the search. */
export function wordsOf({ entry, result, changed }: Line): { actor: string; event: string; outcome: string } {
  const states = result === undefined ? '' : result.states.join(' + ');
  const outcome = result === undefined || result.status === 'active' ? states : result.status;
  return {
    actor: shortName(entry.actor),
    event: eventName(entry.event.type),
    outcome: changed ? outcome : '',
  };
}

/** Whether a line contains every word of a search. `actor:login` and `event:submit` search one column only. */
export function matches(line: Line, search: string): boolean {
  const { entry, result } = line;
  const { event, outcome } = wordsOf(line);
  const actor = entry.actor.toLowerCase();
  const type = `${entry.event.type} ${event}`.toLowerCase();
  const all = () =>
    `${actor} ${type} ${outcome} ${JSON.stringify(entry.event)} ${result?.states.join(' ') ?? ''}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => {
      const [, place, text = ''] = /^(actor|event):(.*)$/.exec(word) ?? [];
      if (place === 'actor') return actor.includes(text);
      return (place === 'event' ? type : all()).includes(place === undefined ? word : text);
    });
}
