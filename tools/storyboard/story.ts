import { titleOf, type PathSet } from '#tools/paths/pathSet.ts';
import type { ModelPath } from '#tools/paths/modelPaths.ts';

/** A state on a path, with the action that led to it in words; null at the start of the path. */
export interface Moment {
  state: string;
  words: string;
  does: string | null;
}

/** A path as a strip of moments. */
export interface Strip {
  title: string;
  path: ModelPath;
  moments: readonly Moment[];
}

/** The content of a model's storyboard: its paths in order, and all its states. */
export interface Story {
  name: string;
  purpose: string;
  file: string;
  strips: readonly Strip[];
  states: readonly string[];
}

/** The story of a model's paths. */
export function storyOf({ name, purpose, file, paths, all }: PathSet): Story {
  const strips = paths.map((path): Strip => {
    const { start, steps } = path;
    return {
      title: titleOf(path),
      path: { start: start.state, steps: steps.map(({ event, state }) => ({ event, state })) },
      moments: [
        { ...start, does: null },
        ...steps.map(({ state, sees, does }) => ({ state, words: sees, does })),
      ],
    };
  });
  return { name, purpose, file, strips, states: all.states };
}

/** A picture of a state and its position: the strip and the moment in it, from 0. */
export interface Shot {
  picture: Buffer;
  strip: number;
  moment: number;
}

/** The result of playing a story. */
export interface Played {
  shots: ReadonlyMap<string, Shot>;
  /** why a reached state has no picture, by state */
  unseen: ReadonlyMap<string, string>;
  /** the errors by strip */
  failures: ReadonlyMap<number, string>;
}

/** The states without a picture, each with the reason, in the order of the model. */
export function gapsOf({ states, strips }: Story, { shots, unseen, failures }: Played) {
  const reasonOf = (state: string): string => {
    const met = unseen.get(state);
    if (met !== undefined) return met;
    const strip = strips.findIndex(({ moments }) => moments.some((moment) => moment.state === state));
    if (strip === -1) return 'no path leads there';
    return failures.has(strip) ? `path ${strip + 1} failed before it` : `path ${strip + 1} was not pictured`;
  };
  return states.filter((state) => !shots.has(state)).map((state) => ({ state, reason: reasonOf(state) }));
}
