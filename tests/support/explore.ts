import {
  type ActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type StateValue,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, type AdjacencyMap } from 'xstate/graph';
import { moveLine, show, TimedLogic, type Move } from '#tests/support/timedLogic.ts';
import {
  everyTransition,
  selectPaths,
  shortestPaths,
  type GraphPath,
  type GraphTransition,
} from '#tests/support/graphPaths.ts';

/** A move of a path, with the machine's expected result. `at` is epoch ms after the move. */
export interface ExpectedStep {
  move: Move;
  label: string;
  value: StateValue;
  at: number;
  edges: string[];
}

/** A path through the machine from its start. */
export interface ExpectedPath {
  start: StateValue;
  startEdges: string[];
  steps: ExpectedStep[];
}

export interface ExploreOptions {
  machine: AnyStateMachine;
  /** Called for the exploration and for each replay, because `now` reads the clock of that run. */
  input: (now: () => number) => unknown;
  moves: (snapshot: AnyMachineSnapshot) => Move[];
  /** Distinguishes snapshots with the same state value; too much causes a state explosion, too little misses guards. */
  key: (snapshot: AnyMachineSnapshot, now: number) => unknown;
  /** Throws if there are more snapshots than this. */
  limit: number;
}

type GraphEvent = EventObject & { move: Move };

/** The timed machine as logic for `xstate/graph`. */
function situationsOf(options: Omit<ExploreOptions, 'limit'>) {
  const logic = new TimedLogic(options.machine);
  const input = options.input(logic.now);
  const events = (snapshot: AnyMachineSnapshot): GraphEvent[] => {
    if (snapshot.status !== 'active') return [];
    const due = logic.nextDue(snapshot);
    const { now } = logic.moment(snapshot);
    const possible = options
      .moves(snapshot)
      // An event cannot be sent after a timer's due time without the timer's event first.
      .filter(
        (move) => move.kind !== 'send' || move.wait === 0 || due === undefined || now + move.wait < due,
      );
    if (due !== undefined) possible.push({ kind: 'time' });
    return possible.map((move) => ({ type: show(move), move }));
  };
  const graphLogic: ActorLogic<AnyMachineSnapshot, GraphEvent, unknown> = {
    transition: (snapshot, { move }) => logic.move(snapshot, move),
    getInitialSnapshot: () => logic.initial(input),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  const traversal = {
    events,
    serializeEvent: ({ type }: GraphEvent) => type,
    serializeState: (snapshot: AnyMachineSnapshot) =>
      show([snapshot.value, snapshot.status, options.key(snapshot, logic.moment(snapshot).now)]),
  };
  return { logic, input, graphLogic, traversal };
}

/** A transition between situations, with the edges it takes. */
export interface SituationTransition extends GraphTransition {
  move: Move;
}

/** The situations of a machine and the transitions between them. */
export interface Situations {
  start: string;
  startEdges: string[];
  transitions: SituationTransition[];
  values: ReadonlyMap<string, StateValue>;
  /** number of situations beyond `most`, which were not explored */
  left: number;
  /** number of explored situations */
  lookedInto: number;
  /** the actual result of a route: a situation stands for all snapshots with its key, whose times differ */
  expectedOf: (route: Move[]) => ExpectedPath;
}

/** All situations by `key`, at most `most`; without transitions that change nothing and take no edge. */
export function exploreSituations(options: Omit<ExploreOptions, 'limit'>, most: number): Situations {
  const { logic, input, graphLogic, traversal } = situationsOf(options);
  let met = 0;
  const adjacency: AdjacencyMap<AnyMachineSnapshot, GraphEvent> = getAdjacencyMap(graphLogic, {
    ...traversal,
    stopWhen: () => (met += 1) > most,
  } as never);
  const values = new Map<string, StateValue>();
  for (const { state } of Object.values(adjacency)) values.set(traversal.serializeState(state), state.value);
  const transitions = adjacencyMapToArray(adjacency).map(({ state, event, nextState }) => ({
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
    transitions: transitions.filter(({ from, to, covers }) => from !== to || covers.length > 0),
    values,
    left: Math.max(0, met - most),
    lookedInto: Math.min(met, most),
    expectedOf: (route) => expectedPath(logic, input, route),
  };
}

/**
 * Paths through a machine: the shortest to each situation, and the shortest to each edge that those do not take.
 * Prefixes of other paths are omitted.
 */
export function explore(options: ExploreOptions): ExpectedPath[] {
  const { start, transitions, left, expectedOf } = exploreSituations(options, options.limit);
  if (left > 0) throw new Error(`More than ${options.limit} situations`);
  const shortest = shortestPaths(start, transitions);
  const expected = new Map<GraphPath<SituationTransition>, ExpectedPath>();
  const candidates = [
    ...shortest.values(),
    ...everyTransition(start, transitions, shortest).candidates.toSorted(
      (one, other) => one.length - other.length,
    ),
  ];
  for (const graphPath of candidates) expected.set(graphPath, expectedOf(graphPath.map(({ move }) => move)));
  const chosen = selectPaths({
    candidates,
    // the edges actually taken: a situation stands for all snapshots with its key, whose times differ
    targets: (graphPath) => {
      const path = expected.get(graphPath);
      const edges = path?.steps.flatMap((step) => step.edges) ?? [];
      return [`state ${graphPath.at(-1)?.to ?? start}`, ...(path?.startEdges ?? []), ...edges];
    },
    isCut: false,
  });
  return chosen.flatMap((graphPath) => expected.get(graphPath) ?? []);
}

/** Runs a route again, because the graph has one snapshot per key, whose times may be those of another route. */
function expectedPath(logic: TimedLogic, input: unknown, route: Move[]): ExpectedPath {
  let snapshot = logic.initial(input);
  const path: ExpectedPath = { start: snapshot.value, startEdges: logic.moment(snapshot).edges, steps: [] };
  for (const move of route) {
    snapshot = logic.move(snapshot, move);
    const { now, edges } = logic.moment(snapshot);
    path.steps.push({ move, label: moveLine(move), value: snapshot.value, at: now, edges });
  }
  return path;
}
