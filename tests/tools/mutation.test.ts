import { readFileSync } from 'node:fs';
import type { MutantResult } from '@stryker-mutator/api/core';
import { describe, expect, test } from 'vitest';
import { allAreas, testsOfArea } from '#tools/mutation/areas.ts';
import { mutationPage, readMutationPage } from '#tools/mutation/document.ts';
import { areaRecord, complaintsOf, scoreOf, type AreaRecord } from '#tools/mutation/record.ts';

const FILE = 'machines/gate/gateRules.ts';
const SOURCE = `export const isOpen = (hour: number) =>
  hour >= 8 || hour < 2;
export const open = () => {
  return true;
};
`;

function mutant(status: MutantResult['status'], replacement: string, at: [number, number, number, number]) {
  const [line, column, endLine, endColumn] = at;
  const location = { start: { line, column }, end: { line: endLine, column: endColumn } };
  return { fileName: FILE, status, replacement, location, id: '1', mutatorName: 'Any' } as MutantResult;
}
const results = [
  mutant('NoCoverage', '{}', [3, 27, 5, 2]),
  mutant('Survived', 'hour > 8', [2, 3, 2, 12]),
  mutant('Survived', 'hour <= 2', [2, 16, 2, 24]),
  mutant('Killed', 'true', [2, 3, 2, 24]),
  mutant('Killed', 'false', [2, 3, 2, 24]),
  mutant('Timeout', 'false', [4, 10, 4, 14]),
  mutant('Ignored', '{}', [1, 1, 1, 2]),
];
const run = { area: 'gate', measured: '2026-11-21', results, sourceOf: () => SOURCE };
const record = (why = ''): AreaRecord => {
  const area = areaRecord(run, undefined);
  return { ...area, survivors: area.survivors.map((survivor) => ({ ...survivor, why })) };
};

describe('the record of a mutation run', () => {
  test('counts what was noticed and names what was not, in the order of the lines', () => {
    expect(areaRecord(run, undefined)).toMatchObject({ killed: 2, timedOut: 1, ignored: 1 });
    expect(record().survivors).toEqual([
      {
        file: FILE,
        line: 2,
        code: 'hour >= 8 || hour < 2;',
        change: 'hour >= 8 → hour > 8',
        unreached: false,
        why: '',
      },
      {
        file: FILE,
        line: 2,
        code: 'hour >= 8 || hour < 2;',
        change: 'hour < 2 → hour <= 2',
        unreached: false,
        why: '',
      },
      {
        file: FILE,
        line: 3,
        code: 'export const open = () => {',
        change: '{ return true; } → {}',
        unreached: true,
        why: '',
      },
    ]);
  });

  test('keeps an explanation while its line is the same, wherever it has moved', () => {
    const moved = {
      ...run,
      results: results.map((result) => ({
        ...result,
        location: {
          start: { ...result.location.start, line: result.location.start.line + 1 },
          end: { ...result.location.end, line: result.location.end.line + 1 },
        },
      })),
      sourceOf: () => `// gates\n${SOURCE}`,
    };
    expect(areaRecord(moved, record('on purpose')).survivors.map(({ line, why }) => [line, why])).toEqual([
      [3, 'on purpose'],
      [3, 'on purpose'],
      [4, 'on purpose'],
    ]);
  });

  test('requires a new reason once the line has changed', () => {
    const changed = { ...run, sourceOf: () => SOURCE.replace('hour < 2', 'hour < 3') };
    expect(areaRecord(changed, record('on purpose')).survivors.map(({ why }) => why)).toEqual([
      '',
      '',
      'on purpose',
    ]);
  });

  test('uses an explanation once', () => {
    const before = record('on purpose');
    const twice = { ...run, results: [...results, mutant('Survived', 'hour > 8', [2, 3, 2, 12])] };
    expect(
      areaRecord(twice, before)
        .survivors.map(({ why }) => why)
        .toSorted(),
    ).toEqual(['', 'on purpose', 'on purpose', 'on purpose']);
  });

  test('the score is of all that ran or should have, rounded down', () => {
    expect(scoreOf([record()])).toEqual({ noticed: 3, all: 6, percent: 50 });
    expect(scoreOf([{ ...record(), killed: 1 }])).toEqual({ noticed: 2, all: 5, percent: 40 });
    expect(scoreOf([{ ...record(), killed: 4 }]).percent).toBe(62.5);
    expect(scoreOf([]).percent).toBe(100);
  });
});

describe('what is not in order', () => {
  const good = { ...record('same'), killed: 100 };
  test('nothing, when all is measured, explained and high enough', () => {
    expect(complaintsOf({ reasons: { same: 'It is the same.' }, areas: [good] }, ['gate'])).toEqual([]);
  });
  test.each([
    [
      'an area that was never measured',
      { reasons: {}, areas: [good] },
      ['gate', 'fence'],
      'machines/fence: never measured',
    ],
    [
      'a survivor without explanation',
      { reasons: {}, areas: [{ ...record(), killed: 100 }] },
      ['gate'],
      `${FILE}:2: not explained: hour >= 8 → hour > 8`,
    ],
    [
      'a reason that explains nothing',
      { reasons: { old: 'It was so.' }, areas: [good] },
      ['gate'],
      'the shared reason “old” is unused',
    ],
    ['a low score', { reasons: {}, areas: [record('so')] }, ['gate'], 'the score is 50 %, below 85 %'],
  ])('%s', (_, asked, areas, complaint) => {
    expect(complaintsOf(asked, areas)).toContain(complaint);
  });
});

describe('the page', () => {
  test('shows scores, reasons and each survivor with its explanation', () => {
    const page = mutationPage(
      { reasons: { same: 'It is the same.' }, areas: [record('same')] },
      ['StrykerJS 1', 'Node 2'],
      ['gate', 'fence'],
    );
    expect(page).toContain(
      '**50 %** of 6 mutants are detected (at least 85 % is required), measured 2026-11-21 with StrykerJS 1, Node 2. Not measured yet: fence.',
    );
    expect(page).toContain('| gate | 50 % | 3 | 3 | 1 | 1 | 2026-11-21 |');
    expect(page).toContain('| same | It is the same. |');
    expect(page).toContain(
      String.raw`| gateRules.ts:2 | ${'`'}hour >= 8 \|\| hour < 2;${'`'} | ${'`'}hour >= 8 → hour > 8${'`'} | → same |`,
    );
    expect(page).toContain(
      '| gateRules.ts:3 (never run) | `export const open = () => {` | `{ return true; } → {}` | → same |',
    );
  });

  test('code cannot leave its cell', () => {
    const area = record('so');
    const odd = area.survivors.slice(0, 1).map((survivor) => ({ ...survivor, change: 'a || `b` → ``' }));
    expect(mutationPage({ reasons: {}, areas: [{ ...area, survivors: odd }] }, [], ['gate'])).toContain(
      String.raw`| ${'`` '}a \|\| ${'`b` → ``'} ${'``'} | so |`,
    );
  });

  test('is read back as it was written, and as the formatter lays it out', () => {
    const explained = ['same', 'in words of its own', ''];
    const measured = record();
    const kept = {
      reasons: { same: 'It is the same.' },
      areas: [
        {
          ...measured,
          survivors: measured.survivors.map((survivor, index) => ({
            ...survivor,
            code: ['id: `a:${b}`,', '`a` || b', '{}'][index] ?? '',
            change: ['`a:${b}` → ``', '`a` → ``', 'a || `b` → true'][index] ?? '',
            why: explained[index] ?? '',
          })),
        },
        { ...measured, area: 'fence', survivors: [] },
      ],
    };
    const page = mutationPage(kept, [], ['gate', 'fence']);
    const laidOut = page.replaceAll(/`` id(.*), `` \|/g, '``id$1,`` |').replaceAll(' | ', '   |   ');
    for (const text of [page, laidOut]) {
      const { reasons, areas } = readMutationPage(text);
      expect(reasons).toEqual(kept.reasons);
      expect(areas.toSorted((one, other) => other.area.localeCompare(one.area, 'en'))).toEqual(kept.areas);
    }
    expect(readMutationPage('')).toEqual({ reasons: {}, areas: [] });
  });

  test('of this project can be read', () => {
    const { areas } = readMutationPage(readFileSync('docs/mutation.md', 'utf8'));
    const survivors = areas.flatMap((area) => area.survivors);
    expect(areas.length).toBeGreaterThan(40);
    expect(survivors.length).toBeGreaterThan(100);
    expect(survivors.filter(({ code, change, line }) => code === '' || change === '' || !(line > 0))).toEqual(
      [],
    );
  });
});

test('each area has tests of its own', () => {
  expect(allAreas()).toContain('login');
  expect(testsOfArea('login')).toEqual(['tests/machines/login/**/*.test.ts']);
  expect(testsOfArea('password')).toEqual([
    'tests/machines/password/**/*.test.ts',
    'tests/machines/kit/form/**/*.test.ts',
  ]);
});
