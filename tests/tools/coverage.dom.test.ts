import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { reportPage } from '#tools/coverage/page.ts';
import {
  figuresOf,
  gapsOf,
  machineRows,
  type CoverageReport,
  type EdgeCoverage,
} from '#tools/coverage/report.ts';
import { bare } from '#tools/charts/lit.ts';
import { keptDrawing } from '#tools/charts/keptDrawings.ts';
import { transitionsIn } from '#tools/charts/sketch.ts';
import { flowOf } from '#app/inspector/flow.ts';
import { figuresTable } from '#tools/coverage/table.ts';
import type { FileProofs } from '#tools/coverage/proofs.ts';

const edge = (key: string, more: Partial<EdgeCoverage> = {}): EdgeCoverage => ({
  key,
  label: `${key} → gate.open`,
  from: 'gate.shut',
  event: 'push',
  guard: null,
  delay: null,
  to: ['gate.open'],
  path: null,
  ...more,
});

const gate: CoverageReport = {
  machine: 'gate',
  id: 'gate',
  test: 'tests/machines/gate/gate.coverage.test.ts',
  at: 0,
  paths: 4,
  nodes: ['gate', 'gate.shut', 'gate.open'],
  edges: [
    edge('push', { guard: 'isPaid', path: ['bare', 'coin', '{"type":"push"}'] }),
    edge('kick', { guard: 'isStrong' }),
    edge('time', { event: 'xstate.after.closing.gate.shut', delay: 'closing', to: [] }),
  ],
  untaken: [],
};
const proof = (file: string, ...tests: FileProofs['tests']): FileProofs => ({ file, tests });
const proofs = [
  proof('tests/z.test.ts', {
    test: 'pays',
    machines: { gate: { taken: ['push'], refused: ['kick'], reached: ['gate', 'gate.shut'] } },
  }),
  proof(
    'tests/a.test.ts',
    { test: 'waits', machines: { gate: { taken: ['time'], refused: ['push'], reached: ['gate'] } } },
    { test: 'pays too', machines: { gate: { taken: ['push'], refused: [], reached: ['gate'] } } },
    { test: 'elsewhere', machines: { other: { taken: ['kick'], refused: [], reached: ['gate.open'] } } },
  ),
];
const rows = machineRows([{ ...gate, machine: 'zebra', id: 'zebra' }, gate], proofs);

describe('the coverage report', () => {
  test('names for each transition the tests that took it and those that were refused', () => {
    const [row] = rows;
    expect(row?.transitions.map(({ takenBy, refusedBy }) => ({ takenBy, refusedBy }))).toEqual([
      {
        takenBy: [
          { file: 'tests/a.test.ts', tests: ['pays too'] },
          { file: 'tests/z.test.ts', tests: ['pays'] },
        ],
        refusedBy: [{ file: 'tests/a.test.ts', tests: ['waits'] }],
      },
      { takenBy: [], refusedBy: [{ file: 'tests/z.test.ts', tests: ['pays'] }] },
      { takenBy: [{ file: 'tests/a.test.ts', tests: ['waits'] }], refusedBy: [] },
    ]);
    expect(row?.states.map(({ id, reachedBy }) => [id, reachedBy.length])).toEqual([
      ['gate', 2],
      ['gate.shut', 1],
      ['gate.open', 0],
    ]);
  });

  test('sorts machines by name, and takes no other machine’s tests for its own', () => {
    expect(rows.map(({ machine }) => machine)).toEqual(['gate', 'zebra']);
    expect(figuresOf(rows.slice(1)).transitions).toEqual({ all: 3, shown: 0 });
  });

  test('counts a guard only when it was seen both ways', () => {
    expect(figuresOf(rows.slice(0, 1))).toEqual({
      states: { all: 3, shown: 2 },
      transitions: { all: 3, shown: 2 },
      guards: { all: 2, shown: 1 },
      delays: { all: 1, shown: 1 },
    });
  });

  test('reports what no test has shown', () => {
    expect(rows.slice(0, 1).flatMap(gapsOf)).toEqual([
      'not reached: gate.open',
      'not taken: kick → gate.open',
    ]);
    const bold = machineRows([gate], proofs.slice(0, 1)).flatMap(gapsOf);
    expect(bold).toContain('guard never refused: push → gate.open');
  });

  test('the table has a line for each machine and one for all', () => {
    const lines = figuresTable(rows).split('\n');
    expect(lines[1]).toMatch(/^gate +2\/3 +2\/3 +66 % +1\/2 +1\/1 +4$/);
    expect(lines.at(-1)).toMatch(/^2 machines +2\/6 +2\/6 +33 % +1\/4 +1\/2 +8$/);
  });
});

describe('the page of the report', () => {
  const report = new DOMParser().parseFromString(reportPage(rows, 0), 'text/html');
  const cells = (row: Element | undefined) => [...(row?.children ?? [])].map((cell) => cell.textContent);

  test('shows each transition in words', () => {
    const [, push, , time] = report.querySelectorAll('section:first-of-type table:first-of-type tr');
    expect(cells(push).slice(0, 4)).toEqual(['shut', 'push', 'isPaid', 'open']);
    expect(cells(push).at(-1)).toBe('2 stepsbarecoin{"type":"push"}');
    expect(cells(time).slice(0, 4)).toEqual(['shut', 'after closing', '', 'stays']);
  });

  test('a name is text, never markup', () => {
    const name = '<img src=x onerror="alert(1)">&\'';
    const odd: CoverageReport = { ...gate, machine: name, edges: [edge('k', { from: name, guard: name })] };
    const page = new DOMParser().parseFromString(reportPage(machineRows([odd], []), 0), 'text/html');
    expect(page.querySelectorAll('img')).toHaveLength(0);
    expect(page.querySelector('h2')?.textContent).toBe(name);
    expect(page.querySelector('section')?.dataset['name']).toBe(name.toLowerCase());
  });

  test('lists a few names of many tests, and says how many more there are', () => {
    const many = proof(
      'tests/many.test.ts',
      ...Array.from({ length: 5 }, (_, index) => ({
        test: `test ${index}`,
        machines: { gate: { taken: ['push'], refused: [], reached: [] } },
      })),
    );
    const page = new DOMParser().parseFromString(reportPage(machineRows([gate], [many]), 0), 'text/html');
    expect(page.querySelector('dd')?.textContent).toBe('test 0test 1test 2and 2 more');
  });

  test('lights on the chart what all tests took, those of a file, or one of them', async () => {
    const flow = flowOf(
      createMachine({
        id: 'gate',
        initial: 'shut',
        states: { shut: { on: { push: 'open', kick: 'open' } }, open: {} },
      }),
    );
    const [push, kick] = transitionsIn(flow).map(({ transition }) => transition.key);
    const taken = (test: string, edges: readonly (string | undefined)[], reached: readonly string[]) => ({
      test,
      machines: { gate: { taken: edges.map(String), refused: [], reached: [...reached] } },
    });
    const measured = { ...gate, edges: [edge(String(push)), edge(String(kick))] };
    const [row] = machineRows(
      [measured],
      [
        proof('tests/a.test.ts', taken('pushes', [push], ['gate.shut']), taken('looks', [], ['gate.shut'])),
        proof('tests/b.test.ts', taken('kicks', [kick], ['gate.open'])),
      ],
    );
    const drawing = { chart: flow, svg: bare(await keptDrawing(flow)) };
    const html = reportPage(row === undefined ? [] : [row], 0, new Map([['gate', drawing]]));
    document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
    // oxlint-disable-next-line typescript/no-implied-eval -- the page's own script, on the page
    new Function(script)();
    const shown = () =>
      [...document.querySelectorAll('.covered svg .shown')].map((element) => element.getAttribute('class'));
    const select = document.querySelector('select') as HTMLSelectElement;
    const choose = (text: string) => {
      select.selectedIndex = [...select.options].findIndex((option) => option.textContent === text);
      select.dispatchEvent(new Event('change'));
    };
    expect([...select.options].map((option) => option.textContent)).toEqual([
      'all tests',
      'all of tests/a.test.ts',
      'pushes',
      'looks',
      'all of tests/b.test.ts',
      'kicks',
    ]);
    expect(shown().filter((name) => name?.startsWith('s '))).toEqual(['s s1 shown', 's s2 shown']);
    choose('kicks');
    expect(shown()).toEqual(['s s2 shown', 't t0 t1 shown', 't t1 shown']);
    choose('looks');
    expect(shown()).toEqual(['s s1 shown']);
    choose('all of tests/a.test.ts');
    expect(shown()).toEqual(['s s1 shown', 't t0 t1 shown', 't t0 shown']);
  });

  test('fetches nothing', () => {
    expect(report.querySelectorAll('[src], link, [href]')).toHaveLength(0);
  });
});
