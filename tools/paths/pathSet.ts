import type { ListedMachine } from '#tools/flows/machines.ts';
import { choosePaths, type ChosenPaths, type Cover, type PathRequest } from './graphPaths.ts';
import type { MachinePaths } from './machinePaths.ts';
import { modelGraph, pathOf, type ModelPath } from './modelPaths.ts';
import { words } from './words.ts';
import type { ListedModel } from './models.ts';

/** A path in words; `event` and `state` are their names in code. */
export interface PathInWords {
  start: { state: string; words: string };
  steps: {
    event: string;
    does: string;
    state: string;
    sees: string;
    /** the transitions that a machine takes, by key, and its states afterwards, as dotted paths */
    took?: readonly string[];
    active?: readonly string[];
  }[];
}

/** The paths of one model or machine, and what they leave out. */
export interface PathSet extends Omit<ChosenPaths, 'graphPaths'> {
  kind: 'model' | 'machine';
  name: string;
  file: string;
  /** the exported name */
  exported: string;
  /** one sentence on its purpose; '' if there is none */
  purpose: string;
  cover: Cover;
  limit: number;
  paths: PathInWords[];
  /** the number of the only printed path */
  only?: number;
  /** the names of all states and events, whether or not a printed path uses them */
  all: { states: string[]; events: string[] };
  /** the transitions of a machine that no path takes, if all paths are printed */
  untaken: string[];
  /** where the exploration of a machine stopped before its end */
  stopped: MachinePaths['stopped'];
}

/** A path with its texts. */
export function inWords({ start, steps }: ModelPath): PathInWords {
  return {
    start: { state: start, words: words(start) },
    steps: steps.map(({ event, state, ...rest }) => ({
      event,
      does: words(event),
      state,
      sees: words(state),
      ...rest,
    })),
  };
}

/** The paths of a model. */
export function modelPathSet(listed: ListedModel, { cover, limit }: PathRequest): PathSet {
  const { model, ...about } = listed;
  const graph = modelGraph(model);
  const { graphPaths, ...counts } = choosePaths(graph, { cover, limit });
  const paths = graphPaths.map((graphPath) => inWords(pathOf(graph.start, graphPath)));
  const all = { states: Object.keys(model.root.states), events: [...model.events] };
  return { kind: 'model', ...about, cover, limit, ...counts, paths, all, untaken: [], stopped: null };
}

/** The paths of an explored machine. */
export function pathSetOfMachine(
  { name, file, exported, purpose }: Pick<ListedMachine, 'name' | 'file' | 'exported' | 'purpose'>,
  { paths, ...counts }: MachinePaths,
  { cover, limit }: PathRequest,
): PathSet {
  return {
    kind: 'machine',
    name,
    file,
    exported,
    purpose,
    cover,
    limit,
    ...counts,
    paths: paths.map(inWords),
  };
}

/** A path as one line of text, for a heading or a test's name. */
export function titleOf({ start, steps }: PathInWords): string {
  return steps.length === 0 ? `start: ${start.words}` : steps.map(({ does }) => does).join(' → ');
}
