/** A transition of a graph. */
export interface GraphTransition {
  from: string;
  event: string;
  to: string;
  /** the targets that taking it covers; several transitions may cover the same one */
  covers: readonly string[];
}

/** A graph to find paths in: a model's, or the one that exploring a machine has found. */
export interface Graph<A extends GraphTransition = GraphTransition> {
  start: string;
  transitions: readonly A[];
  /** the state of a place; places of one state differ in what no one sees */
  nameOf?: (place: string) => string;
}

/** Steps from the start of a graph, each from where the one before it led; an empty path stays at the start. */
export type GraphPath<A extends GraphTransition = GraphTransition> = readonly A[];

/** A coverage criterion for the choice of paths. */
export interface CoverageCriterion<A extends GraphTransition = GraphTransition> {
  /** the paths to choose from, best first */
  candidates: readonly GraphPath<A>[];
  /** the targets that a path covers */
  targets: (graphPath: GraphPath<A>) => readonly string[];
  /** there are more candidates than were looked at */
  isCut?: boolean;
}

function onwardOf<A extends GraphTransition>({ transitions }: Graph<A>): (place: string) => readonly A[] {
  const onward = new Map<string, A[]>();
  for (const { from } of transitions) onward.set(from, []);
  for (const transition of transitions) onward.get(transition.from)?.push(transition);
  return (place) => onward.get(place) ?? [];
}

/** The shortest path to each place that can be reached, in the order of their lengths. */
export function shortestPaths<A extends GraphTransition>(graph: Graph<A>): Map<string, GraphPath<A>> {
  const onward = onwardOf(graph);
  const graphPaths = new Map<string, GraphPath<A>>([[graph.start, []]]);
  // a map is gone through in the order of its filling, new entries included
  for (const [place, graphPath] of graphPaths)
    for (const transition of onward(place))
      if (!graphPaths.has(transition.to)) graphPaths.set(transition.to, [...graphPath, transition]);
  return graphPaths;
}

/** Every state by the shortest way. */
export function everyState<A extends GraphTransition>(graph: Graph<A>): CoverageCriterion<A> {
  const { start, nameOf = (place) => place } = graph;
  return {
    candidates: [...shortestPaths(graph).values()],
    targets: (graphPath) =>
      [start, ...graphPath.map(({ to }) => to)].map((place) => `state ${nameOf(place)}`),
  };
}

/** Every transition: the shortest way to its source, then itself. */
export function everyTransition<A extends GraphTransition>(graph: Graph<A>): CoverageCriterion<A> {
  const shortest = shortestPaths(graph);
  return {
    candidates: graph.transitions.flatMap((transition) => {
      const before = shortest.get(transition.from);
      return before === undefined ? [] : [[...before, transition]];
    }),
    targets: (graphPath) => graphPath.flatMap(({ covers }) => covers),
  };
}

/**
 * Covers every sequence of n + 1 consecutive transitions (n-switch coverage) by the shortest path to its start,
 * followed by the sequence. A shorter path from the start counts as a sequence if it ends in a place without
 * transitions. At most `most` sequences are considered.
 */
export function everySequence<A extends GraphTransition>(
  graph: Graph<A>,
  n: number,
  most: number,
): CoverageCriterion<A> {
  const onward = onwardOf(graph);
  const numbers = new Map(graph.transitions.map((transition, index) => [transition, index]));
  const nameOf = (sequence: GraphPath<A>) =>
    sequence.map((transition) => numbers.get(transition)).join(' → ');
  const candidates: GraphPath<A>[] = [];
  let isCut = false;
  const extend = (before: GraphPath<A>, sequence: GraphPath<A>, place: string) => {
    if (isCut) return;
    const next = onward(place);
    const endsSooner = next.length === 0 && before.length === 0 && sequence.length > 0;
    if (sequence.length !== n + 1 && !endsSooner)
      for (const transition of next) extend(before, [...sequence, transition], transition.to);
    else if (candidates.length < most) candidates.push([...before, ...sequence]);
    else isCut = true;
  };
  for (const [place, graphPath] of shortestPaths(graph)) extend(graphPath, [], place);
  return {
    // longest first, because they contain many other sequences
    candidates: candidates.toSorted((one, other) => other.length - one.length),
    targets: (graphPath) =>
      graphPath.length <= n
        ? [nameOf(graphPath)]
        : graphPath.slice(n).map((_, at) => nameOf(graphPath.slice(at, at + n + 1))),
    isCut,
  };
}

interface Branches<A> extends Map<A, Branches<A>> {}

/** Paths that take all that the candidates take; none of them only begins another. */
export function selectPaths<A extends GraphTransition>({
  candidates,
  targets,
}: CoverageCriterion<A>): GraphPath<A>[] {
  const taken = new Set<string>();
  const kept = candidates.filter((graphPath) => {
    const found = targets(graphPath);
    const isNew = found.some((target) => !taken.has(target));
    for (const target of found) taken.add(target);
    return isNew;
  });
  const root: Branches<A> = new Map();
  const ends = kept.map((graphPath) =>
    graphPath.reduce((branches, transition) => {
      const next = branches.get(transition) ?? (new Map() as Branches<A>);
      branches.set(transition, next);
      return next;
    }, root),
  );
  return kept.filter((_, index) => ends[index]?.size === 0);
}

/**
 * Few long paths that take every transition, if each start is expensive: a path continues to the nearest transition not
 * taken yet, and a new one begins if none can be reached.
 */
export function longPaths<A extends GraphTransition>(graph: Graph<A>, most = Infinity): GraphPath<A>[] {
  const left = new Set(graph.transitions);
  const found: GraphPath<A>[] = [];
  while (left.size > 0) {
    const graphPath: A[] = [];
    let way = wayToNearest(graph, left);
    while (way.length > 0 && (graphPath.length === 0 || graphPath.length + way.length <= most)) {
      for (const transition of way) left.delete(transition);
      graphPath.push(...way);
      way = wayToNearest({ ...graph, start: way.at(-1)?.to ?? graph.start }, left);
    }
    if (graphPath.length === 0) throw new Error('Some transitions cannot be reached');
    found.push(graphPath);
  }
  return found;
}

/** The shortest way from the start that ends with a transition not yet taken; empty where there is none. */
function wayToNearest<A extends GraphTransition>(graph: Graph<A>, left: ReadonlySet<A>): GraphPath<A> {
  for (const [place, way] of shortestPaths(graph)) {
    const found = graph.transitions.find((transition) => transition.from === place && left.has(transition));
    if (found !== undefined) return [...way, found];
  }
  return [];
}

/** What paths shall cover. */
export type Cover =
  | { by: 'shortest' }
  | { by: 'transitions' }
  | { by: 'long' }
  /** n-switch: every n + 1 transitions that can follow each other */
  | { by: 'switch'; n: number };

/** The paths that are asked for. */
export interface PathRequest {
  cover: Cover;
  /** at most so many paths */
  limit: number;
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

const UNITS = {
  shortest: 'states',
  transitions: 'transitions',
  long: 'transitions',
  switch: 'sequences',
} as const;

/** Chooses the paths of a graph for a cover, at most `limit` of them, and counts what they take and leave. */
export function choosePaths<A extends GraphTransition>(
  graph: Graph<A>,
  { cover, limit }: PathRequest,
): ChosenPaths<A> {
  const criterion =
    cover.by === 'shortest'
      ? everyState(graph)
      : cover.by === 'switch'
        ? everySequence(graph, cover.n, MOST_SEQUENCES)
        : everyTransition(graph);
  const all = cover.by === 'long' ? longPaths(graph) : selectPaths(criterion);
  const graphPaths = all.slice(0, limit);
  const count = (some: readonly GraphPath<A>[]) => new Set(some.flatMap(criterion.targets)).size;
  return {
    graphPaths,
    found: all.length,
    unit: UNITS[cover.by],
    wanted: count(criterion.candidates),
    taken: count(graphPaths),
    isCut: criterion.isCut === true,
  };
}
