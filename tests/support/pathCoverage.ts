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

/** What paths shall cover. */
export type Cover =
  | { by: 'shortest' }
  | { by: 'transitions' }
  | { by: 'long' }
  /** n-switch: every n + 1 transitions that can follow each other */
  | { by: 'switch'; n: number };

/** A graph to find paths in: a model's, or the one that exploring a machine has found. */
export interface Graph<A extends GraphTransition = GraphTransition> {
  start: string;
  transitions: readonly A[];
  /** the state of a place; places of one state differ in what no one sees */
  nameOf?: (place: string) => string;
}

/** The paths for a cover, and what they leave out. */
export interface ChosenPaths<A extends GraphTransition = GraphTransition> {
  graphPaths: GraphPath<A>[];
  /** how many paths there were before the limit */
  found: number;
  /** what is counted below */
  unit: 'states' | 'transitions' | 'sequences';
  /** how many of these there are to take */
  wanted: number;
  /** how many of them the paths take */
  taken: number;
  /** there are more sequences than were looked at */
  isCut: boolean;
}

/** More sequences than any tester reads; a guard against graphs where they multiply. */
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

/** Chooses the paths of a graph for a cover, at most `limit` of them, and counts what they take and leave. */
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
