import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import {
  selectPaths,
  everyTransition,
  longPaths,
  type GraphTransition,
  type GraphPath,
} from '#tests/support/graphPaths.ts';

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

/** The transitions written in a flat model, with its start; only these are meant to be tested. */
export function modelTransitions(model: AnyStateMachine): { start: string; transitions: GraphTransition[] } {
  const transitions = adjacencyMapToArray(getAdjacencyMap(model, {})).map(({ state, event, nextState }) => {
    const from = String(state.value);
    return { from, event: event.type, to: String(nextState.value), covers: [`${from} · ${event.type}`] };
  });
  return {
    start: String(model.root.initial.target[0]?.key),
    transitions: transitions.filter(
      ({ from, event }) => model.root.states[from]?.transitions.has(event) === true,
    ),
  };
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
  const { start, transitions } = modelTransitions(model);
  return selectPaths(everyTransition(start, transitions)).map((graphPath) =>
    pathOf(start, graphPath),
  ) as never;
}

/**
 * The same transitions in few long paths, for a browser, in which each start is expensive; a path longer than `most`
 * steps is split, to limit the duration of a test.
 */
export function modelLongPaths<Model extends AnyStateMachine>(
  model: Model,
  most = Infinity,
): ModelPath<StateName<Model>, EventName<Model>>[] {
  const { start, transitions } = modelTransitions(model);
  return longPaths(start, transitions, most).map((graphPath) => pathOf(start, graphPath)) as never;
}
