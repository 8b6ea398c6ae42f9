import type { EntryOf, LogEntry } from '#app/inspector/log.ts';
import { systemEvent } from '#app/inspector/xstateInternals.ts';

/** An actor at one moment of a session. */
export interface ActorView {
  made: EntryOf<'actor'>;
  states: readonly string[];
  status: string;
  context: unknown;
  input: unknown;
  /** the time of its last step, in ms since the start */
  since: number;
  /** every visited state, as dotted paths */
  visited: ReadonlySet<string>;
  /** every taken transition, by key */
  taken: ReadonlySet<string>;
  /** its last step with a transition: its index in the log, its trigger, and the transitions */
  last: { at: number; event: string; took: readonly string[] } | null;
  /** its running timers, by the event that they will send; at and delay in ms */
  timers: ReadonlyMap<string, { at: number; delay: number }>;
  children: ActorView[];
  depth: number;
}

/** Whether it has ended, or is a call or listener that only answers. Such actors are shown on request. */
export function isAside({ made, status }: ActorView): boolean {
  return status !== 'active' || made.machine === null;
}

/** Whether the state that started this timer is among the actor's states. Other delayed events belong to no state. */
function isSetIn(states: readonly string[], event: string): boolean {
  const told = systemEvent(event);
  // without the machine's id
  const path = told?.kind === 'after' ? told.state.split('.').slice(1).join('.') : '';
  return path === '' || states.some((state) => state === path || state.startsWith(`${path}.`));
}

/** Every actor of the first `until` lines by name, with its children below it. */
export function actorsAt(entries: readonly LogEntry[], until: number): ReadonlyMap<string, ActorView> {
  const actors = new Map<string, ActorView>();
  for (const [index, entry] of entries.slice(0, until).entries()) {
    if (entry.kind === 'actor') {
      const parent = entry.parent === null ? undefined : actors.get(entry.parent);
      const view: ActorView = {
        made: entry,
        states: [],
        status: 'active',
        context: undefined,
        input: undefined,
        since: entry.at,
        visited: new Set(),
        taken: new Set(),
        last: null,
        timers: new Map(),
        children: [],
        depth: parent === undefined ? 0 : parent.depth + 1,
      };
      actors.set(entry.actor, view);
      parent?.children.push(view);
      continue;
    }
    const actor = actors.get(entry.actor);
    if (actor === undefined) continue;
    const timers = actor.timers as Map<string, { at: number; delay: number }>;
    if (entry.kind === 'timer') timers.set(entry.event, entry);
    if (entry.kind === 'event') timers.delete(entry.event.type);
    if (entry.kind === 'event' && systemEvent(entry.event.type)?.kind === 'start')
      actor.input = entry.event['input'];
    if (entry.kind !== 'state') continue;
    for (const state of entry.states) (actor.visited as Set<string>).add(state);
    for (const key of entry.took) (actor.taken as Set<string>).add(key);
    for (const event of timers.keys()) if (!isSetIn(entry.states, event)) timers.delete(event);
    if (entry.took.length > 0) actor.last = { at: index, event: entry.event, took: entry.took };
    actor.states = entry.states;
    actor.status = entry.status;
    actor.since = entry.at;
    if (entry.context !== undefined) actor.context = entry.context;
  }
  return actors;
}

/** The actors in tree order; calls and ended actors only on request. */
export function treeOf(actors: ReadonlyMap<string, ActorView>, withAside: boolean): ActorView[] {
  const below = (view: ActorView): ActorView[] =>
    withAside || !isAside(view) ? [view, ...view.children.flatMap(below)] : [];
  return [...actors.values()].filter(({ made }) => made.parent === null).flatMap(below);
}
