/** A transition of a graph. */
export interface GraphTransition {
  from: string;
  event: string;
  to: string;
  /** the targets that taking it covers; several transitions may cover the same one */
  covers: readonly string[];
}

/** Consecutive transitions from the start of a graph; an empty path stays at the start. */
export type GraphPath<A extends GraphTransition = GraphTransition> = readonly A[];

/** A coverage criterion for the choice of paths. */
export interface CoverageCriterion<A extends GraphTransition = GraphTransition> {
  /** the paths to choose from, best first */
  candidates: readonly GraphPath<A>[];
  /** the targets that a path covers */
  targets: (graphPath: GraphPath<A>) => readonly string[];
  /** whether there are more candidates than were considered */
  isCut: boolean;
}

function onwardOf<A extends GraphTransition>(transitions: readonly A[]): (place: string) => readonly A[] {
  const onward = new Map<string, A[]>();
  for (const { from } of transitions) onward.set(from, []);
  for (const transition of transitions) onward.get(transition.from)?.push(transition);
  return (place) => onward.get(place) ?? [];
}

/** The shortest path to each reachable place, by ascending length. */
export function shortestPaths<A extends GraphTransition>(
  start: string,
  transitions: readonly A[],
): Map<string, GraphPath<A>> {
  const onward = onwardOf(transitions);
  const graphPaths = new Map<string, GraphPath<A>>([[start, []]]);
  // iterating over a map includes entries that are added meanwhile, so this is a breadth-first search
  for (const [place, graphPath] of graphPaths)
    for (const transition of onward(place))
      if (!graphPaths.has(transition.to)) graphPaths.set(transition.to, [...graphPath, transition]);
  return graphPaths;
}

/** Covers every state by the shortest path; `nameOf` returns the state of a place. */
export function everyState<A extends GraphTransition>(
  start: string,
  transitions: readonly A[],
  nameOf: (place: string) => string = (place) => place,
): CoverageCriterion<A> {
  return {
    candidates: [...shortestPaths(start, transitions).values()],
    targets: (graphPath) =>
      [start, ...graphPath.map(({ to }) => to)].map((place) => `state ${nameOf(place)}`),
    isCut: false,
  };
}

/** Covers every transition by the shortest path to its source, followed by the transition. */
export function everyTransition<A extends GraphTransition>(
  start: string,
  transitions: readonly A[],
  shortest = shortestPaths(start, transitions),
): CoverageCriterion<A> {
  return {
    candidates: transitions.flatMap((transition) => {
      const before = shortest.get(transition.from);
      return before === undefined ? [] : [[...before, transition]];
    }),
    targets: (graphPath) => graphPath.flatMap(({ covers }) => covers),
    isCut: false,
  };
}

/**
 * Covers every sequence of n + 1 consecutive transitions (n-switch coverage) by the shortest path to its start,
 * followed by the sequence. A shorter path from the start counts as a sequence if it ends in a place without
 * transitions. At most `most` sequences are considered.
 */
export function everySequence<A extends GraphTransition>(
  start: string,
  transitions: readonly A[],
  n: number,
  most: number,
): CoverageCriterion<A> {
  const onward = onwardOf(transitions);
  const numbers = new Map(transitions.map((transition, index) => [transition, index]));
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
  for (const [place, graphPath] of shortestPaths(start, transitions)) extend(graphPath, [], place);
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

/** Paths that cover all targets of the candidates; none of them is a prefix of another. */
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
  // a path is identified by the numbers of its transitions, so that prefixes can be recognised
  const numbers = new Map([...new Set(kept.flat())].map((transition, number) => [transition, number]));
  const beginnings = new Set<string>();
  const names = kept.map((graphPath) =>
    graphPath.reduce((name, transition) => {
      beginnings.add(name);
      return `${name} ${numbers.get(transition)}`;
    }, ''),
  );
  return kept.filter((_, index) => !beginnings.has(names[index] ?? ''));
}

/**
 * Few long paths that take every transition, if each start is expensive: a path continues to the nearest transition not
 * taken yet, and a new one begins if none can be reached.
 */
export function longPaths<A extends GraphTransition>(
  start: string,
  transitions: readonly A[],
  most = Infinity,
): GraphPath<A>[] {
  const left = new Set(transitions);
  const found: GraphPath<A>[] = [];
  while (left.size > 0) {
    const graphPath: A[] = [];
    let way = wayToNearest(transitions, left, start);
    while (way.length > 0 && (graphPath.length === 0 || graphPath.length + way.length <= most)) {
      for (const transition of way) left.delete(transition);
      graphPath.push(...way);
      way = wayToNearest(transitions, left, way.at(-1)?.to ?? start);
    }
    if (graphPath.length === 0) throw new Error('Some transitions cannot be reached');
    found.push(graphPath);
  }
  return found;
}

/** The shortest path from a place that ends with a transition not taken yet; empty if there is none. */
function wayToNearest<A extends GraphTransition>(
  transitions: readonly A[],
  left: ReadonlySet<A>,
  from: string,
): GraphPath<A> {
  for (const [place, way] of shortestPaths(from, transitions)) {
    const found = transitions.find((transition) => transition.from === place && left.has(transition));
    if (found !== undefined) return [...way, found];
  }
  return [];
}
