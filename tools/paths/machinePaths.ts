import type { ActorLogic, AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { activeStates } from '#app/inspector/activeStates.ts';
import { enumerateEdges } from '#tools/coverage/edges.ts';
import {
  choosePaths,
  everyTransition,
  selectPaths,
  shortestPaths,
  type ChosenPaths,
  type Graph,
  type GraphPath,
  type GraphTransition,
  type PathRequest,
} from './graphPaths.ts';
import type { ModelPath } from './modelPaths.ts';
import { moveLine, NOT_STARTED, show, TimedLogic, type Move, type Starts } from './timedLogic.ts';

/** The inputs for the exploration of a machine. */
interface MachineSamples {
  machine: AnyStateMachine;
  starts: Starts;
  moves: (snapshot: AnyMachineSnapshot) => Move[];
  /** Identifies equal snapshots; with too much in the key, counters explode, with too little, guards are missed. */
  key: (snapshot: AnyMachineSnapshot, now: number) => unknown;
}

/** A step of a path: the move, and the machine's expected state after it. `at` is the epoch ms after the move. */
export interface ExpectedStep {
  move: Move;
  value: StateValue;
  at: number;
  edges: string[];
}

/** A transition of the explored graph: the move, and the edges of the machine that it takes. */
interface SituationTransition extends GraphTransition {
  move: Move;
}

/** The graph of a machine's situations, starting with the choice of a scenario. */
export interface ExploredMachine {
  machine: AnyStateMachine;
  graph: Required<Graph<SituationTransition>>;
  /** if the limit was reached: the number of explored situations and of those not explored */
  stopped: { situations: number; left: number } | null;
  /** replays a path: one situation stands for all snapshots with its key, whose times may differ */
  expectedOf: (graphPath: GraphPath<SituationTransition>) => ExpectedStep[];
}

/**
 * Explores every situation by `key`, up to `most`; moves that change nothing and take no edge are omitted. Done, error
 * and delayed events are sent as events, and no effects are executed.
 */
export function exploreMachine(
  { machine, starts, moves, key }: MachineSamples,
  most: number,
): ExploredMachine {
  type GraphEvent = EventObject & { move: Move };
  const logic = new TimedLogic(machine, starts);
  const movesIn = (snapshot: AnyMachineSnapshot): Move[] => {
    if (snapshot === logic.notStarted)
      return Object.keys(starts).map((scenario) => ({ kind: 'start', scenario }));
    if (snapshot.status !== 'active') return [];
    const due = logic.nextDue(snapshot) ?? Infinity;
    const { now } = logic.moment(snapshot);
    // Waiting past a timer is not possible without its event.
    const possible = moves(snapshot).filter(
      (move) => move.kind !== 'send' || move.wait === 0 || now + move.wait < due,
    );
    return due === Infinity ? possible : [...possible, { kind: 'time' }];
  };
  const graphLogic: ActorLogic<AnyMachineSnapshot, GraphEvent, unknown> = {
    transition: (snapshot, { move }) => logic.move(snapshot, move),
    getInitialSnapshot: () => logic.notStarted,
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  const placeOf = (snapshot: AnyMachineSnapshot) => {
    if (snapshot === logic.notStarted) return NOT_STARTED;
    const { scenario, now } = logic.moment(snapshot);
    return show([scenario, snapshot.value, snapshot.status, key(snapshot, now)]);
  };
  let met = 0;
  const adjacency = getAdjacencyMap(graphLogic, {
    events: (snapshot) => movesIn(snapshot).map((move) => ({ type: show(move), move })),
    serializeEvent: ({ type }) => type,
    serializeState: placeOf,
    stopWhen: (snapshot) => snapshot !== logic.notStarted && (met += 1) > most,
  });
  const transitions = adjacencyMapToArray(adjacency).map(({ state, event: { move }, nextState }) => ({
    from: placeOf(state),
    event: moveLine(move),
    to: placeOf(nextState),
    covers: logic.moment(nextState).edges,
    move,
  }));
  const names = new Map(
    Object.entries(adjacency).map(([place, { state }]) => [place, stateLine(state.value)]),
  );
  return {
    machine,
    graph: {
      start: NOT_STARTED,
      transitions: transitions.filter(({ from, to, covers }) => from !== to || covers.length > 0),
      nameOf: (place) => names.get(place) ?? place,
    },
    stopped: met > most ? { situations: most, left: met - most } : null,
    expectedOf(graphPath) {
      let snapshot = logic.notStarted;
      return graphPath.map(({ move }) => {
        snapshot = logic.move(snapshot, move);
        const { now, edges } = logic.moment(snapshot);
        return { move, value: snapshot.value, at: now, edges };
      });
    },
  };
}

/**
 * Paths through a machine: from each start the shortest path to each situation, and the shortest to each edge that
 * these do not take. Prefixes of other paths are omitted.
 */
export function situationPaths({ graph, expectedOf }: ExploredMachine): ExpectedStep[][] {
  const chosen = selectPaths({
    candidates: [
      ...shortestPaths(graph).values(),
      ...everyTransition(graph).candidates.toSorted((one, other) => one.length - other.length),
    ],
    targets: (graphPath) => {
      const edges = expectedOf(graphPath).flatMap((step) => step.edges);
      return [`state ${graphPath.at(-1)?.to}`, ...edges.map((edge) => `${graphPath[0]?.event} ${edge}`)];
    },
  });
  return chosen.map(expectedOf);
}

/** The paths of a machine that `npm run paths` requests from its coverage tests. */
export interface MachinePathRequest extends PathRequest {
  /** the machine's id */
  machine: string;
  /** maximum number of situations to explore */
  situations: number;
}

/** The paths of a machine, with its states and moves as text. */
export interface MachinePaths extends Omit<ChosenPaths, 'graphPaths'> {
  paths: ModelPath[];
  all: { states: string[]; events: string[] };
  /** labels of the transitions not taken by any path, if transitions are covered */
  untaken: string[];
  stopped: ExploredMachine['stopped'];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** set by `npm run paths`, which needs the paths instead of the tests */
    machinePaths: MachinePathRequest;
  }
  interface TaskMeta {
    machinePaths?: MachinePaths;
  }
}

/** A state value as one line: `opened (info: ready, grab: grabbing.sending)`. */
export function stateLine(value: StateValue): string {
  if (typeof value === 'string') return value;
  const regions = Object.entries(value).map(
    ([key, below]) => [key, below === undefined ? '' : stateLine(below)] as const,
  );
  if (regions.length > 1) return `(${regions.map((region) => region.join(': ')).join(', ')})`;
  const [key, below] = regions[0] ?? ['', ''];
  if (below === '') return key;
  return below.startsWith('(') ? `${key} ${below}` : `${key}.${below}`;
}

/** The paths of an explored machine; each one is replayed for the states that it really reaches. */
export function machinePaths(
  { machine, graph, stopped, expectedOf }: ExploredMachine,
  request: PathRequest,
): MachinePaths {
  const { graphPaths, ...counts } = choosePaths(graph, request);
  const paths = graphPaths.map((graphPath) => ({
    start: NOT_STARTED,
    steps: expectedOf(graphPath).map(({ move, value, edges }) => ({
      event: moveLine(move),
      state: stateLine(value),
      took: edges,
      active: activeStates(value),
    })),
  }));
  const taken = new Set(paths.flatMap(({ steps }) => steps.flatMap(({ took }) => took)));
  const edges = enumerateEdges(machine);
  const untaken = edges.filter(({ key }) => !taken.has(key)).map(({ label }) => label);
  const ofEdges = { wanted: edges.length, taken: edges.length - untaken.length };
  return {
    ...counts,
    ...(counts.unit === 'transitions' && ofEdges),
    paths,
    all: {
      states: [...new Set([NOT_STARTED, ...graph.transitions.map(({ to }) => graph.nameOf(to))])],
      events: [...new Set(graph.transitions.map(({ event }) => event))],
    },
    untaken: counts.unit === 'transitions' && counts.found === graphPaths.length ? untaken : [],
    stopped,
  };
}
