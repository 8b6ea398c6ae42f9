import { expect, test } from 'vitest';
import { allAreas, testsOfArea } from '#tools/mutation/areas.ts';
import { scoreOf } from '#tools/mutation/score.ts';

test('the score is of all mutants that ran or should have, rounded down', () => {
  const results = (
    ['NoCoverage', 'Survived', 'Survived', 'Killed', 'Killed', 'Timeout', 'Ignored'] as const
  ).map((status) => ({ status }));
  expect(scoreOf(results)).toEqual({ noticed: 3, all: 6, percent: 50 });
  expect(scoreOf(results.slice(1, 4))).toEqual({ noticed: 1, all: 3, percent: 33.3 });
  expect(scoreOf([]).percent).toBe(100);
});

test('each area has tests of its own', () => {
  expect(allAreas()).toContain('faq');
  expect(testsOfArea('faq')).toEqual(['tests/machines/faq/**/*.test.ts']);
  expect(testsOfArea('password')).toEqual([
    'tests/machines/password/**/*.test.ts',
    'tests/machines/kit/form/**/*.test.ts',
  ]);
});
