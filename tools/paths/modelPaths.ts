import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { toDirectedGraph } from 'xstate/graph';
import { selectPaths, everyTransition, longPaths, type Graph, type GraphPath } from './graphPaths.ts';

/** The names of a model's states. */
export type StateName<Model extends AnyStateMachine> = Extract<SnapshotFrom<Model>['value'], string>;
/** The names of a model's events. */
export type EventName<Model extends AnyStateMachine> = EventFromLogic<Model>['type'];

/** A path through a model from its start. */
export interface ModelPath<State extends string = string, Event extends string = string> {
  start: State;
  steps: {
    event: Event;
    state: State;
    /** for a machine: the transitions taken, by key, and the states that are active afterwards, as dotted paths */
    took?: readonly string[];
    active?: readonly string[];
  }[];
}

/** A path as one line, for a test's name. */
export function pathName(path: ModelPath): string {
  return path.steps.length === 0 ? `starts ${path.start}` : path.steps.map((step) => step.event).join(' → ');
}

/** The transitions that a flat model defines, with its start; events without a transition are not tested. */
export function modelGraph({ root }: AnyStateMachine): Graph {
  const transitions = toDirectedGraph(root).children.flatMap(({ edges }) =>
    edges.map(({ source: { key: from }, target: { key: to }, label: { text: event } }) => ({
      from,
      event,
      to,
      covers: [`${from} · ${event}`],
    })),
  );
  return { start: String(root.initial.target[0]?.key), transitions };
}

/** Converts a path of the graph to a path of a test. */
export function pathOf(start: string, graphPath: GraphPath): ModelPath {
  return { start, steps: graphPath.map(({ event, to }) => ({ event, state: to })) };
}

/**
 * Paths that take every transition of a flat model: the shortest to its source, then its event. Prefixes of other paths
 * are omitted.
 */
export function modelPaths<Model extends AnyStateMachine>(
  model: Model,
): ModelPath<StateName<Model>, EventName<Model>>[] {
  const graph = modelGraph(model);
  return selectPaths(everyTransition(graph)).map((graphPath) => pathOf(graph.start, graphPath)) as never;
}

/**
 * The same transitions in few long paths, for a browser, in which each start is expensive; a path longer than `most`
 * steps is split, to limit the duration of a test.
 */
export function modelLongPaths<Model extends AnyStateMachine>(
  model: Model,
  most = Infinity,
): ModelPath<StateName<Model>, EventName<Model>>[] {
  const graph = modelGraph(model);
  return longPaths(graph, most).map((graphPath) => pathOf(graph.start, graphPath)) as never;
}
