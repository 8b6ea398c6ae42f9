import { grouped } from '#tools/flows/words.ts';
import type { PathSet } from './pathSet.ts';

const UNIT_WORDS = {
  states: ['state', 'states'],
  transitions: ['transition', 'transitions'],
  sequences: ['sequence', 'sequences'],
  paths: ['path', 'paths'],
} as const;

function counted(count: number, unit: keyof typeof UNIT_WORDS): string {
  return `${grouped(count)} ${UNIT_WORDS[unit][count === 1 ? 0 : 1]}`;
}

/** The coverage criterion as a phrase. */
export function coverWords({ cover }: PathSet): string {
  switch (cover.by) {
    case 'shortest':
      return 'every state by the shortest path';
    case 'transitions':
      return 'every transition';
    case 'long':
      return 'every transition, in a few long paths';
    case 'switch':
      return `${cover.n}-switch: every sequence of ${cover.n + 1} transitions`;
  }
}

/** Sentences on the number of paths, what they cover, and what was cut; the same in every format. */
export function countSentences(set: PathSet): string[] {
  const { found, unit, wanted, taken, limit, isCut, stopped } = set;
  if (set.only !== undefined) return [`Path ${set.only} of ${grouped(found)}.`];
  const printed = set.paths.length;
  const sentences = [
    printed < found
      ? `${counted(printed, 'paths')} of ${grouped(found)}: ${grouped(found - printed)} left out by --limit ${limit}.`
      : `${counted(found, 'paths')}, none left out.`,
    `${printed === 1 ? 'It covers' : 'They cover'} ${taken < wanted ? `${grouped(taken)} of ${counted(wanted, unit)}` : `all ${counted(wanted, unit)}`}.`,
  ];
  if (isCut) sentences.push('Not all sequences were examined, so there are more paths than these.');
  if (stopped !== null)
    sentences.push(
      `The exploration stopped after ${grouped(stopped.situations)} situations; ${grouped(stopped.left)} more were found and not explored, so there are more paths than these.`,
    );
  if (set.untaken.length > 0) sentences.push(`Not taken: ${set.untaken.join('; ')}.`);
  return sentences;
}
