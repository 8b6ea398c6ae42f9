import {
  selectPaths,
  everySequence,
  everyState,
  everyTransition,
  longPaths,
  type CoverageCriterion,
  type GraphTransition,
  type GraphPath,
} from '#tests/support/graphPaths.ts';

/** The coverage criterion of paths. */
export type Cover =
  | { by: 'shortest' }
  | { by: 'transitions' }
  | { by: 'long' }
  /** n-switch: every n + 1 consecutive transitions */
  | { by: 'switch'; n: number };

/** A graph to find paths in: that of a model, or of an explored machine. */
export interface Graph<A extends GraphTransition = GraphTransition> {
  start: string;
  transitions: readonly A[];
  /** the state of a place; places with the same state differ in hidden details */
  nameOf?: (place: string) => string;
}

/** The paths for a criterion, and what they do not cover. */
export interface ChosenPaths<A extends GraphTransition = GraphTransition> {
  graphPaths: GraphPath<A>[];
  /** number of paths before the limit */
  found: number;
  /** the unit of the numbers below */
  unit: 'states' | 'transitions' | 'sequences';
  /** number of targets */
  wanted: number;
  /** number of targets that the paths cover */
  taken: number;
  /** whether there are more sequences than were considered */
  isCut: boolean;
}

/** More sequences than a tester reads; limits graphs with an exponential number. */
const MOST_SEQUENCES = 20_000;

function criterionOf<A extends GraphTransition>(
  { start, transitions, nameOf }: Graph<A>,
  cover: Cover,
): CoverageCriterion<A> {
  if (cover.by === 'shortest') return everyState(start, transitions, nameOf);
  if (cover.by === 'switch') return everySequence(start, transitions, cover.n, MOST_SEQUENCES);
  return everyTransition(start, transitions);
}

const UNITS = {
  shortest: 'states',
  transitions: 'transitions',
  long: 'transitions',
  switch: 'sequences',
} as const;

/** Chooses the paths of a graph for a criterion, at most `limit`, and counts the covered targets. */
export function choosePaths<A extends GraphTransition>(
  graph: Graph<A>,
  cover: Cover,
  limit: number,
): ChosenPaths<A> {
  const criterion = criterionOf(graph, cover);
  const all = cover.by === 'long' ? longPaths(graph.start, graph.transitions) : selectPaths(criterion);
  const graphPaths = all.slice(0, limit);
  const count = (some: readonly GraphPath<A>[]) => new Set(some.flatMap(criterion.targets)).size;
  return {
    graphPaths,
    found: all.length,
    unit: UNITS[cover.by],
    wanted: count(criterion.candidates),
    taken: count(graphPaths),
    isCut: criterion.isCut,
  };
}
