import {
  chooseWalks,
  everySequence,
  everyState,
  everyTransition,
  tours,
  type Aim,
  type Arrow,
  type Walk,
} from '#tests/support/walks.ts';

/** What paths shall cover. */
export type Cover =
  | { by: 'shortest' }
  | { by: 'transitions' }
  | { by: 'tours' }
  /** n-switch: every n + 1 transitions that can follow each other */
  | { by: 'switch'; n: number };

/** A graph to walk: a model's, or the one that exploring a machine has found. */
export interface Graph<A extends Arrow = Arrow> {
  start: string;
  arrows: readonly A[];
  /** the state of a place; places of one state differ in what no one sees */
  nameOf?: (place: string) => string;
}

/** The paths for a cover, and what they leave out. */
export interface ChosenPaths<A extends Arrow = Arrow> {
  walks: Walk<A>[];
  /** how many paths there were before the limit */
  found: number;
  /** what is counted below */
  unit: 'states' | 'transitions' | 'sequences';
  /** how many of these there are to take */
  wanted: number;
  /** how many of them the walks take */
  taken: number;
  /** there are more sequences than were looked at */
  isCut: boolean;
}

/** More sequences than any tester reads; a guard against graphs where they multiply. */
const MOST_SEQUENCES = 20_000;

function aimOf<A extends Arrow>({ start, arrows, nameOf }: Graph<A>, cover: Cover): Aim<A> {
  if (cover.by === 'shortest') return everyState(start, arrows, nameOf);
  if (cover.by === 'switch') return everySequence(start, arrows, cover.n, MOST_SEQUENCES);
  return everyTransition(start, arrows);
}

const UNITS = {
  shortest: 'states',
  transitions: 'transitions',
  tours: 'transitions',
  switch: 'sequences',
} as const;

/** Chooses the paths of a graph for a cover, at most `limit` of them, and counts what they take and leave. */
export function choosePaths<A extends Arrow>(graph: Graph<A>, cover: Cover, limit: number): ChosenPaths<A> {
  const aim = aimOf(graph, cover);
  const all = cover.by === 'tours' ? tours(graph.start, graph.arrows) : chooseWalks(aim);
  const walks = all.slice(0, limit);
  const count = (some: readonly Walk<A>[]) => new Set(some.flatMap(aim.targets)).size;
  return {
    walks,
    found: all.length,
    unit: UNITS[cover.by],
    wanted: count(aim.candidates),
    taken: count(walks),
    isCut: aim.isCut,
  };
}
