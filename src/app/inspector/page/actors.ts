import type { EntryOf, LogEntry } from '#app/inspector/log.ts';

/** An actor as it is at one moment of a session. */
export interface ActorView {
  made: EntryOf<'actor'>;
  states: readonly string[];
  status: string;
  context: unknown;
  input: unknown;
  /** ms since the start of its last step */
  since: number;
  children: ActorView[];
  depth: number;
}

/** Has it ended, or is it a call or listener that only answers? Such actors are shown on request. */
export function isAside({ made, status }: ActorView): boolean {
  return status !== 'active' || made.machine === null;
}

/** Every actor of the first `until` lines by name, with its children below it. */
export function actorsAt(entries: readonly LogEntry[], until: number): ReadonlyMap<string, ActorView> {
  const actors = new Map<string, ActorView>();
  for (const entry of entries.slice(0, until)) {
    if (entry.kind === 'actor') {
      const parent = entry.parent === null ? undefined : actors.get(entry.parent);
      const view: ActorView = {
        made: entry,
        states: [],
        status: 'active',
        context: undefined,
        input: undefined,
        since: entry.at,
        children: [],
        depth: parent === undefined ? 0 : parent.depth + 1,
      };
      actors.set(entry.actor, view);
      parent?.children.push(view);
      continue;
    }
    const actor = actors.get(entry.actor);
    if (actor === undefined) continue;
    if (entry.kind === 'event' && entry.event.type === 'xstate.init') actor.input = entry.event['input'];
    if (entry.kind !== 'state') continue;
    actor.states = entry.states;
    actor.status = entry.status;
    actor.since = entry.at;
    if (entry.context !== undefined) actor.context = entry.context;
  }
  return actors;
}

/** The actors in the order of the tree, those aside only where they are wanted. */
export function treeOf(actors: ReadonlyMap<string, ActorView>, withAside: boolean): ActorView[] {
  const below = (view: ActorView): ActorView[] =>
    withAside || !isAside(view) ? [view, ...view.children.flatMap(below)] : [];
  return [...actors.values()].filter(({ made }) => made.parent === null).flatMap(below);
}
