import type { AnyStateMachine, StateValue } from 'xstate';
import { activeStates } from '#app/inspector/activeStates.ts';
import { enumerateEdges } from '#tests/support/edges.ts';
import { exploreSituations, type ExploreOptions, type Situations } from '#tests/support/explore.ts';
import type { ModelPath } from '#tests/support/modelPaths.ts';
import { choosePaths, type ChosenPaths, type Cover } from '#tests/support/pathCoverage.ts';
import { moveLine, type Move } from '#tests/support/timedLogic.ts';
import type { GraphTransition } from '#tests/support/graphPaths.ts';

/** The machine and the paths that `npm run paths` requests from its coverage tests. */
export interface MachinePathRequest {
  /** the machine's id */
  machine: string;
  cover: Cover;
  limit: number;
  /** maximum number of situations to explore */
  situations: number;
}

/** The paths of a machine, with its states and moves as text. */
export interface MachinePaths extends Omit<ChosenPaths, 'graphPaths'> {
  paths: ModelPath[];
  all: { states: string[]; events: string[] };
  /** labels of the transitions not taken by any path, if transitions are covered */
  untaken: string[];
  stopped: { situations: number; left: number } | null;
}

export interface MachineSamples extends Pick<ExploreOptions, 'moves' | 'key'> {
  machine: AnyStateMachine;
  starts: Readonly<Record<string, ExploreOptions['input']>>;
}

const NOT_STARTED = 'not started';

/** A state value as one line: `opened (info: ready, grab: grabbing.sending)`. */
export function stateLine(value: StateValue): string {
  if (typeof value === 'string') return value;
  const regions = Object.entries(value).map(
    ([key, below]) => [key, below === undefined ? '' : stateLine(below)] as const,
  );
  if (regions.length > 1) return `(${regions.map((region) => region.join(': ')).join(', ')})`;
  const [key, below] = regions[0] ?? ['', ''];
  if (below === '') return key;
  return below.startsWith('(') ? `${key} ${below}` : `${key}.${below}`;
}

interface MachineTransition extends GraphTransition {
  scenario: string;
  /** the move; null for the choice of the scenario */
  move: Move | null;
}

/** The situations of all scenarios as one graph, which begins with the choice of the scenario. */
function graphOf(explored: ReadonlyMap<string, Situations>) {
  const names = new Map<string, string>();
  const transitions = [...explored].flatMap(
    ([scenario, { start, startEdges, transitions, values }]): MachineTransition[] => {
      const placeOf = (situation: string) => `${scenario}\n${situation}`;
      for (const [situation, value] of values) names.set(placeOf(situation), stateLine(value));
      return [
        {
          from: NOT_STARTED,
          event: `start: ${scenario}`,
          to: placeOf(start),
          covers: startEdges,
          scenario,
          move: null,
        },
        ...transitions.map(({ from, to, move, covers }) => ({
          from: placeOf(from),
          event: moveLine(move),
          to: placeOf(to),
          covers,
          scenario,
          move,
        })),
      ];
    },
  );
  return { start: NOT_STARTED, transitions, nameOf: (place: string) => names.get(place) ?? NOT_STARTED };
}

/** The situations of a machine for each of its scenarios. */
export interface ExploredMachine {
  machine: AnyStateMachine;
  scenarios: ReadonlyMap<string, Situations>;
}

/** Explores a machine with the samples of its coverage test, at most `situations` for all scenarios together. */
export function exploreMachine(
  { machine, starts, moves, key }: MachineSamples,
  situations: number,
): ExploredMachine {
  let lookedInto = 0;
  const scenarios = new Map<string, Situations>();
  for (const [scenario, input] of Object.entries(starts)) {
    const most = Math.max(1, situations - lookedInto);
    const found = exploreSituations({ machine, input, moves, key }, most);
    scenarios.set(scenario, found);
    lookedInto += found.lookedInto;
  }
  return { machine, scenarios };
}

/**
 * The paths of an explored machine: done, error and delayed events are sent as events, without effects, and each chosen
 * path is run again, so that it contains the actual states.
 */
export function machinePaths(
  { machine, scenarios }: ExploredMachine,
  { cover, limit }: Pick<MachinePathRequest, 'cover' | 'limit'>,
): MachinePaths {
  const graph = graphOf(scenarios);
  const left = [...scenarios.values()].reduce((sum, each) => sum + each.left, 0);
  const lookedInto = [...scenarios.values()].reduce((sum, each) => sum + each.lookedInto, 0);
  const { graphPaths, ...counts } = choosePaths<MachineTransition>(graph, cover, limit);
  const expected = graphPaths.flatMap((graphPath) => {
    const scenario = graphPath[0]?.scenario ?? '';
    const route = graphPath.flatMap(({ move }) => move ?? []);
    const path = scenarios.get(scenario)?.expectedOf(route);
    return path === undefined ? [] : [{ scenario, path }];
  });
  const edges = enumerateEdges(machine);
  const taken = new Set(
    expected.flatMap(({ path }) => [...path.startEdges, ...path.steps.flatMap((step) => step.edges)]),
  );
  return {
    ...counts,
    ...(counts.unit === 'transitions' && {
      wanted: edges.length,
      taken: edges.filter((edge) => taken.has(edge.key)).length,
    }),
    paths: expected.map(({ scenario, path }) => ({
      start: NOT_STARTED,
      steps: [
        {
          event: `start: ${scenario}`,
          state: stateLine(path.start),
          took: path.startEdges,
          active: activeStates(path.start),
        },
        ...path.steps.map(({ move, value, edges }) => ({
          event: moveLine(move),
          state: stateLine(value),
          took: edges,
          active: activeStates(value),
        })),
      ],
    })),
    all: {
      states: [...new Set([NOT_STARTED, ...graph.transitions.map(({ to }) => graph.nameOf(to))])],
      events: [...new Set(graph.transitions.map(({ event }) => event))],
    },
    untaken:
      counts.unit === 'transitions' && counts.found === graphPaths.length
        ? edges.filter((edge) => !taken.has(edge.key)).map(({ label }) => label)
        : [],
    stopped: left > 0 ? { situations: lookedInto, left } : null,
  };
}
