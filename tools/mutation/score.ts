import type { MutantResult } from '@stryker-mutator/api/core';

/** The lowest accepted score of all areas together, in percent. */
export const LEAST_SCORE = 97;

/** How many mutants of a run were detected, and how many there are; those that only declare types are ignored. */
export function scoreOf(results: readonly Pick<MutantResult, 'status'>[]): {
  noticed: number;
  all: number;
  percent: number;
} {
  const count = (...statuses: MutantResult['status'][]) =>
    results.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  return { noticed, all, percent: all === 0 ? 100 : Math.floor((1000 * noticed) / all) / 10 };
}
