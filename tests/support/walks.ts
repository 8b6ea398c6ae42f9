/** A step that a graph allows. */
export interface Arrow {
  from: string;
  event: string;
  to: string;
  /** what taking it proves; arrows that are takings of one transition name the same */
  covers: readonly string[];
}

/** Steps from the start of a graph, each from where the one before it led; an empty walk stays at the start. */
export type Walk<A extends Arrow = Arrow> = readonly A[];

/** What walks are chosen for. */
export interface Aim<A extends Arrow = Arrow> {
  /** the walks to choose from, best first */
  candidates: readonly Walk<A>[];
  /** what a walk takes of the whole */
  targets: (walk: Walk<A>) => readonly string[];
  /** there are more candidates than were looked at */
  isCut: boolean;
}

function onwardOf<A extends Arrow>(arrows: readonly A[]): (place: string) => readonly A[] {
  const onward = new Map<string, A[]>();
  for (const arrow of arrows) {
    const here = onward.get(arrow.from);
    if (here === undefined) onward.set(arrow.from, [arrow]);
    else here.push(arrow);
  }
  return (place) => onward.get(place) ?? [];
}

/** The shortest walk to each place that can be reached, in the order of their lengths. */
export function shortestWalks<A extends Arrow>(start: string, arrows: readonly A[]): Map<string, Walk<A>> {
  const onward = onwardOf(arrows);
  const walks = new Map<string, Walk<A>>([[start, []]]);
  // a map is gone through in the order of its filling, new entries included
  for (const [place, walk] of walks)
    for (const arrow of onward(place)) if (!walks.has(arrow.to)) walks.set(arrow.to, [...walk, arrow]);
  return walks;
}

/** Every state by the shortest way; `nameOf` tells the state of a place. */
export function everyState<A extends Arrow>(
  start: string,
  arrows: readonly A[],
  nameOf: (place: string) => string = (place) => place,
): Aim<A> {
  return {
    candidates: [...shortestWalks(start, arrows).values()],
    targets: (walk) => [start, ...walk.map(({ to }) => to)].map((place) => `state ${nameOf(place)}`),
    isCut: false,
  };
}

/** Every transition: the shortest way to its source, then itself. */
export function everyTransition<A extends Arrow>(start: string, arrows: readonly A[]): Aim<A> {
  const shortest = shortestWalks(start, arrows);
  return {
    candidates: arrows.flatMap((arrow) => {
      const before = shortest.get(arrow.from);
      return before === undefined ? [] : [[...before, arrow]];
    }),
    targets: (walk) => walk.flatMap(({ covers }) => covers),
    isCut: false,
  };
}

/**
 * Every sequence of n + 1 transitions that follow each other (n-switch coverage): the shortest way to where it begins, then
 * the sequence. A walk from the start that ends sooner, because nothing leads on, counts as a sequence of its own.
 * At most `most` sequences are looked at.
 */
export function everySequence<A extends Arrow>(
  start: string,
  arrows: readonly A[],
  n: number,
  most: number,
): Aim<A> {
  const onward = onwardOf(arrows);
  const numbers = new Map(arrows.map((arrow, index) => [arrow, index]));
  const nameOf = (sequence: Walk<A>) => sequence.map((arrow) => numbers.get(arrow)).join(' → ');
  const candidates: Walk<A>[] = [];
  let isCut = false;
  const extend = (before: Walk<A>, sequence: Walk<A>, place: string) => {
    if (isCut) return;
    const next = onward(place);
    const endsSooner = next.length === 0 && before.length === 0 && sequence.length > 0;
    if (sequence.length !== n + 1 && !endsSooner)
      for (const arrow of next) extend(before, [...sequence, arrow], arrow.to);
    else if (candidates.length < most) candidates.push([...before, ...sequence]);
    else isCut = true;
  };
  for (const [place, walk] of shortestWalks(start, arrows)) extend(walk, [], place);
  return {
    // a long walk has many sequences inside and saves others
    candidates: candidates.toSorted((one, other) => other.length - one.length),
    targets: (walk) =>
      walk.length <= n ? [nameOf(walk)] : walk.slice(n).map((_, at) => nameOf(walk.slice(at, at + n + 1))),
    isCut,
  };
}

/** Walks that take all that the candidates take; none of them only begins another. */
export function chooseWalks<A extends Arrow>({ candidates, targets }: Aim<A>): Walk<A>[] {
  const taken = new Set<string>();
  const kept = candidates.filter((walk) => {
    const found = targets(walk);
    const isNew = found.some((target) => !taken.has(target));
    for (const target of found) taken.add(target);
    return isNew;
  });
  return withoutBeginnings(kept);
}

/** Walks of which none only begins another. */
function withoutBeginnings<A extends Arrow>(walks: readonly Walk<A>[]): Walk<A>[] {
  // each arrow of a walk with the walk before it is one node of a tree; an inner node is where another goes on
  const nodes = new Map<string, number>();
  const inner = new Set<number>();
  const numbers = new Map<A, number>();
  const ends = walks.map((walk) => {
    let node = 0;
    for (const arrow of walk) {
      if (!numbers.has(arrow)) numbers.set(arrow, numbers.size);
      inner.add(node);
      const edge = `${node} ${numbers.get(arrow)}`;
      if (!nodes.has(edge)) nodes.set(edge, nodes.size + 1);
      node = nodes.get(edge) ?? 0;
    }
    return node;
  });
  return walks.filter((_, index) => !inner.has(ends[index] ?? 0));
}

/**
 * Few long walks that take every arrow, for where each start is dear: each goes on to the nearest arrow not yet
 * taken, and a new one begins where none can be reached.
 */
export function tours<A extends Arrow>(start: string, arrows: readonly A[], most = Infinity): Walk<A>[] {
  const left = new Set(arrows);
  const found: Walk<A>[] = [];
  while (left.size > 0) {
    const tour: A[] = [];
    let way = wayToNearest(arrows, left, start);
    while (way.length > 0 && (tour.length === 0 || tour.length + way.length <= most)) {
      for (const arrow of way) left.delete(arrow);
      tour.push(...way);
      way = wayToNearest(arrows, left, way.at(-1)?.to ?? start);
    }
    if (tour.length === 0) throw new Error('Some transitions cannot be reached');
    found.push(tour);
  }
  return found;
}

/** The shortest way from a place that ends with an arrow not yet taken; empty where there is none. */
function wayToNearest<A extends Arrow>(arrows: readonly A[], left: ReadonlySet<A>, from: string): Walk<A> {
  const seen = new Set([from]);
  const ways: A[][] = [[]];
  for (const way of ways) {
    const here = way.at(-1)?.to ?? from;
    const onward = arrows.filter((arrow) => arrow.from === here);
    const found = onward.find((arrow) => left.has(arrow));
    if (found !== undefined) return [...way, found];
    for (const arrow of onward) {
      if (seen.has(arrow.to)) continue;
      seen.add(arrow.to);
      ways.push([...way, arrow]);
    }
  }
  return [];
}
