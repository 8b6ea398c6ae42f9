import { titleOf, type PathSet } from '#scripts/paths/pathSet.ts';
import type { ModelPath } from '#tests/support/modelPaths.ts';

/** A state on the way of a path: what was done to come there, in words; null at the path's beginning. */
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

/** What a storyboard tells of a model: its paths in their order, and every state it has. */
export interface Story {
  name: string;
  purpose: string;
  file: string;
  strips: readonly Strip[];
  states: readonly string[];
}

/** The story that the paths of a model tell. */
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

/** A picture of a state, and the moment at which it was taken: the strip and the moment in it, from 0. */
export interface Shot {
  picture: Buffer;
  strip: number;
  moment: number;
}

/** What came of playing a story. */
export interface Played {
  shots: ReadonlyMap<string, Shot>;
  /** why a state that was met has no picture, by state */
  unseen: ReadonlyMap<string, string>;
  /** what went wrong, by strip */
  failures: ReadonlyMap<number, string>;
}

/** The states that have no picture, each with the reason, in the order of the model. */
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
