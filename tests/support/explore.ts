import {
  type ActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type StateValue,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, type AdjacencyMap } from 'xstate/graph';
import { labelOf, show, TimedLogic, type Move } from '#tests/support/timedLogic.ts';
import type { Arrow } from '#tests/support/walks.ts';

/** A move as a path step: what it is, and what the machine alone says of it. `at` is epoch ms after the move. */
export interface ForeseenStep {
  move: Move;
  label: string;
  value: StateValue;
  at: number;
  edges: string[];
}

/** A way through the machine from its start. */
export interface ForeseenPath {
  start: StateValue;
  startEdges: string[];
  steps: ForeseenStep[];
}

export interface ExploreOptions {
  machine: AnyStateMachine;
  /** Built anew for the exploration and for each replay, because `now` reads that run's clock. */
  input: (now: () => number) => unknown;
  moves: (snapshot: AnyMachineSnapshot) => Move[];
  /** What tells two snapshots apart; too much and counters explode, too little and guards are missed. */
  key: (snapshot: AnyMachineSnapshot, now: number) => unknown;
  /** Throws when more snapshots than this are met. */
  limit: number;
}

type GraphEvent = EventObject & { move: Move };

/** The machine with its time as `xstate/graph` explores it. */
function situationsOf(options: Omit<ExploreOptions, 'limit'>) {
  const logic = new TimedLogic(options.machine);
  const input = options.input(logic.now);
  const events = (snapshot: AnyMachineSnapshot): GraphEvent[] => {
    if (snapshot.status !== 'active') return [];
    const due = logic.nextDue(snapshot);
    const { now } = logic.moment(snapshot);
    const possible = options
      .moves(snapshot)
      // Waiting past a timer is not possible without its event.
      .filter(
        (move) => move.kind !== 'send' || move.wait === 0 || due === undefined || now + move.wait < due,
      );
    if (due !== undefined) possible.push({ kind: 'time' });
    return possible.map((move) => ({ type: labelOf(move), move }));
  };
  const graphLogic: ActorLogic<AnyMachineSnapshot, GraphEvent, unknown> = {
    transition: (snapshot, { move }) => logic.move(snapshot, move),
    getInitialSnapshot: () => logic.initial(input),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  const traversal = {
    events,
    serializeEvent: (event: GraphEvent) => event.type,
    serializeState: (snapshot: AnyMachineSnapshot) =>
      show([snapshot.value, snapshot.status, options.key(snapshot, logic.moment(snapshot).now)]),
  };
  return { logic, input, graphLogic, traversal };
}

/** What can happen in one situation: to which it leads, and the edges it takes. */
export interface SituationArrow extends Arrow {
  move: Move;
}

/** The situations of a machine and what leads from one to another. */
export interface Situations {
  start: string;
  startEdges: string[];
  arrows: SituationArrow[];
  values: ReadonlyMap<string, StateValue>;
  /** how many situations were met beyond `most`, and not looked into */
  left: number;
  /** how many were looked into */
  lookedInto: number;
  /** what a route from the start really meets: a situation stands for all snapshots of its key, whose times differ */
  foresee: (route: Move[]) => ForeseenPath;
}

/** Every situation by `key`, as far as `most` of them; of what changes nothing and takes no edge there is no arrow. */
export function exploreSituations(options: Omit<ExploreOptions, 'limit'>, most: number): Situations {
  const { logic, input, graphLogic, traversal } = situationsOf(options);
  let met = 0;
  const adjacency: AdjacencyMap<AnyMachineSnapshot, GraphEvent> = getAdjacencyMap(graphLogic, {
    ...traversal,
    stopWhen: () => (met += 1) > most,
  } as never);
  const values = new Map<string, StateValue>();
  for (const { state } of Object.values(adjacency)) values.set(traversal.serializeState(state), state.value);
  const arrows = adjacencyMapToArray(adjacency).map(({ state, event, nextState }) => ({
    from: traversal.serializeState(state),
    event: event.type,
    to: traversal.serializeState(nextState),
    covers: logic.moment(nextState).edges,
    move: event.move,
  }));
  const first = logic.initial(input);
  return {
    start: traversal.serializeState(first),
    startEdges: logic.moment(first).edges,
    arrows: arrows.filter(({ from, to, covers }) => from !== to || covers.length > 0),
    values,
    left: Math.max(0, met - most),
    lookedInto: Math.min(met, most),
    foresee: (route) => foresee(logic, input, route),
  };
}

/**
 * Paths through a machine found by `xstate/graph`: the shortest to each snapshot that `key` tells apart, and for
 * each edge the shortest path to its source followed by its event. Paths that only begin another are left out.
 */
export function explore(options: ExploreOptions): ForeseenPath[] {
  const { logic, input, graphLogic, traversal: situations } = situationsOf(options);
  const traversal = { ...situations, limit: options.limit };
  const shortest = getShortestPaths(graphLogic as never, traversal as never) as unknown as {
    state: AnyMachineSnapshot;
    steps: { event: GraphEvent }[];
  }[];
  const routes = new Map<string, Move[]>(
    shortest.map((path) => [
      traversal.serializeState(path.state),
      path.steps.slice(1).map((step) => step.event.move),
    ]),
  );
  const candidates: Move[][] = [...routes.values()];
  const adjacency: AdjacencyMap<AnyMachineSnapshot, GraphEvent> = getAdjacencyMap(
    graphLogic,
    traversal as never,
  );
  for (const { state, event } of adjacencyMapToArray(adjacency)) {
    const route = routes.get(traversal.serializeState(state));
    if (route === undefined) throw new Error(`No path to ${traversal.serializeState(state)}`);
    candidates.push([...route, event.move]);
  }

  const foreseen = candidates.map((route) => foresee(logic, input, route));
  return withoutPrefixes(fewest(foreseen, routes.size));
}

/** Walks a route anew, because the graph keeps one snapshot per key and its times need not be this route's. */
function foresee(logic: TimedLogic, input: unknown, route: Move[]): ForeseenPath {
  let snapshot = logic.initial(input);
  const path: ForeseenPath = { start: snapshot.value, startEdges: logic.moment(snapshot).edges, steps: [] };
  for (const move of route) {
    snapshot = logic.move(snapshot, move);
    const { now, edges } = logic.moment(snapshot);
    path.steps.push({ move, label: labelOf(move), value: snapshot.value, at: now, edges });
  }
  return path;
}

/** All paths to a snapshot (the first `always`), and of the others the shortest that take an edge not yet taken. */
function fewest(paths: ForeseenPath[], always: number): ForeseenPath[] {
  const taken = new Set<string>();
  const note = (path: ForeseenPath) => {
    const edges = [...path.startEdges, ...path.steps.flatMap((step) => step.edges)];
    const isNew = edges.some((edge) => !taken.has(edge));
    for (const edge of edges) taken.add(edge);
    return isNew;
  };
  const kept = paths.slice(0, always);
  kept.forEach(note);
  const others = paths.slice(always).toSorted((a, b) => a.steps.length - b.steps.length);
  return [...kept, ...others.filter(note)];
}

function withoutPrefixes(paths: ForeseenPath[]): ForeseenPath[] {
  const routeOf = (path: ForeseenPath) => path.steps.map((step) => `${step.label}\n`).join('');
  const longest: ForeseenPath[] = [];
  const begun: string[] = [];
  for (const path of paths.toSorted((a, b) => b.steps.length - a.steps.length)) {
    const route = routeOf(path);
    if (begun.some((other) => other.startsWith(route))) continue;
    longest.push(path);
    begun.push(route);
  }
  return longest;
}
