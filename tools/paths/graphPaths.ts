/** A transition of a graph. */
export interface GraphTransition {
  from: string;
  event: string;
  to: string;
  /** the coverage targets of this transition; several transitions may share one */
  covers: readonly string[];
}

/** The graph in which paths are searched: from a model, or from the exploration of a machine. */
export interface Graph<A extends GraphTransition = GraphTransition> {
  start: string;
  transitions: readonly A[];
  /** the state of a node; several nodes may share a state if they differ in hidden context */
  nameOf?: (place: string) => string;
}

/** Consecutive transitions from the start of a graph; an empty path stays at the start. */
export type GraphPath<A extends GraphTransition = GraphTransition> = readonly A[];

/** A coverage criterion for the choice of paths. */
export interface CoverageCriterion<A extends GraphTransition = GraphTransition> {
  /** the paths to choose from, best first */
  candidates: readonly GraphPath<A>[];
  /** the targets that a path covers */
  targets: (graphPath: GraphPath<A>) => readonly string[];
  /** whether some candidates were not considered because of a limit */
  isCut?: boolean;
}

function onwardOf<A extends GraphTransition>({ transitions }: Graph<A>): (place: string) => readonly A[] {
  const onward = new Map<string, A[]>();
  for (const { from } of transitions) onward.set(from, []);
  for (const transition of transitions) onward.get(transition.from)?.push(transition);
  return (place) => onward.get(place) ?? [];
}

/** The shortest path to each reachable node, ordered by length. */
export function shortestPaths<A extends GraphTransition>(graph: Graph<A>): Map<string, GraphPath<A>> {
  const onward = onwardOf(graph);
  const graphPaths = new Map<string, GraphPath<A>>([[graph.start, []]]);
  // a map also iterates over entries that are added during the iteration
  for (const [place, graphPath] of graphPaths)
    for (const transition of onward(place))
      if (!graphPaths.has(transition.to)) graphPaths.set(transition.to, [...graphPath, transition]);
  return graphPaths;
}

/** Covers every state by the shortest path to it. */
export function everyState<A extends GraphTransition>(graph: Graph<A>): CoverageCriterion<A> {
  const { start, nameOf = (place) => place } = graph;
  return {
    candidates: [...shortestPaths(graph).values()],
    targets: (graphPath) =>
      [start, ...graphPath.map(({ to }) => to)].map((place) => `state ${nameOf(place)}`),
  };
}

/** Covers every transition: the shortest path to its source, then the transition itself. */
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

/** Selects paths that cover all targets of the candidates; none of them is a prefix of another. */
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

/** The shortest path from the start that ends with a transition not taken yet; empty if there is none. */
function wayToNearest<A extends GraphTransition>(graph: Graph<A>, left: ReadonlySet<A>): GraphPath<A> {
  for (const [place, way] of shortestPaths(graph)) {
    const found = graph.transitions.find((transition) => transition.from === place && left.has(transition));
    if (found !== undefined) return [...way, found];
  }
  return [];
}

/** The coverage criterion of a path request. */
export type Cover =
  | { by: 'shortest' }
  | { by: 'transitions' }
  | { by: 'long' }
  /** n-switch: every n + 1 transitions that can follow each other */
  | { by: 'switch'; n: number };

/** Which paths are requested. */
export interface PathRequest {
  cover: Cover;
  /** maximum number of paths */
  limit: number;
}

/** The paths selected for a coverage criterion, with their coverage. */
export interface ChosenPaths<A extends GraphTransition = GraphTransition> {
  graphPaths: GraphPath<A>[];
  /** number of paths before the limit was applied */
  found: number;
  /** the unit of `wanted` and `taken` */
  unit: 'states' | 'transitions' | 'sequences';
  /** number of targets to cover */
  wanted: number;
  /** number of targets that the paths cover */
  taken: number;
  /** whether some sequences were not considered because of a limit */
  isCut: boolean;
}

/** More sequences than anyone would read; a limit for graphs with a combinatorial explosion. */
const MOST_SEQUENCES = 20_000;

const UNITS = {
  shortest: 'states',
  transitions: 'transitions',
  long: 'transitions',
  switch: 'sequences',
} as const;

/** Selects at most `limit` paths of a graph for a coverage criterion and counts the covered targets. */
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
