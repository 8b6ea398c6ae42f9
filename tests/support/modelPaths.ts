import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';

/** The names of a model's states. */
export type StateName<Model extends AnyStateMachine> = Extract<SnapshotFrom<Model>['value'], string>;
/** The names of what happens in a model. */
export type EventName<Model extends AnyStateMachine> = EventFromLogic<Model>['type'];

/** A walk through a model from its start. */
export interface ModelPath<State extends string = string, Event extends string = string> {
  start: State;
  steps: { event: Event; state: State }[];
}

/** A path as one line, for a test's name. */
export function pathName(path: ModelPath): string {
  return path.steps.length === 0 ? `starts ${path.start}` : path.steps.map((step) => step.event).join(' → ');
}

/** Every transition of a flat model: from, event, to. */
function arrows(model: AnyStateMachine): { from: string; event: string; to: string }[] {
  return adjacencyMapToArray(getAdjacencyMap(model, {})).map(({ state, event, nextState }) => ({
    from: String(state.value),
    event: event.type,
    to: String(nextState.value),
  }));
}

/** Transitions of a state that the model writes down; what is not written is not meant to be tried. */
function written(model: AnyStateMachine): { from: string; event: string; to: string }[] {
  return arrows(model).filter(({ from, event }) => model.root.states[from]?.transitions.has(event) === true);
}

/**
 * Paths that take every transition of a flat model: the shortest to its source, then its event. A path that only
 * begins another is left out.
 */
export function modelPaths<Model extends AnyStateMachine>(
  model: Model,
): ModelPath<StateName<Model>, EventName<Model>>[] {
  const shortest = new Map<string, ModelPath>(
    getShortestPaths(model).map((path) => {
      const [first, ...steps] = path.steps.map((step) => ({
        event: step.event.type as string,
        state: String(step.state.value),
      }));
      return [String(path.state.value), { start: first?.state ?? '', steps }];
    }),
  );
  const paths = written(model).map(({ from, event, to }) => {
    const before = shortest.get(from);
    if (before === undefined) throw new Error(`No path of the model leads to ${from}`);
    return { start: before.start, steps: [...before.steps, { event, state: to }] };
  });
  const begins = (path: ModelPath, other: ModelPath) =>
    path !== other &&
    path.steps.length < other.steps.length &&
    path.steps.every((step, index) => step.event === other.steps[index]?.event);
  return paths.filter((path) => !paths.some((other) => begins(path, other))) as never;
}

/**
 * The same transitions in few long walks, for a browser where each start is dear: each walk goes on to the nearest
 * transition not yet taken, and a new one begins where none can be reached.
 */
export function modelTours<Model extends AnyStateMachine>(
  model: Model,
): ModelPath<StateName<Model>, EventName<Model>>[] {
  const all = written(model);
  const left = new Set(all);
  const start = String(model.root.initial.target[0]?.key);
  const tours: ModelPath[] = [];
  while (left.size > 0) {
    const tour: ModelPath = { start, steps: [] };
    let way = wayToNearest(all, left, start);
    while (way.length > 0) {
      for (const arrow of way) {
        left.delete(arrow);
        tour.steps.push({ event: arrow.event, state: arrow.to });
      }
      way = wayToNearest(all, left, way.at(-1)?.to ?? start);
    }
    if (tour.steps.length === 0) throw new Error('Some transitions of the model cannot be reached');
    tours.push(tour);
  }
  return tours as never;
}

type Arrow = ReturnType<typeof written>[number];

/** The shortest way from a state that ends with a transition not yet taken; empty where there is none. */
function wayToNearest(all: Arrow[], left: ReadonlySet<Arrow>, from: string): Arrow[] {
  const seen = new Set([from]);
  const ways: Arrow[][] = [[]];
  for (const way of ways) {
    const here = way.at(-1)?.to ?? from;
    const onward = all.filter((arrow) => arrow.from === here);
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
