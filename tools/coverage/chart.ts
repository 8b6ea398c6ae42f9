import { transitionsIn } from '#tools/charts/sketch.ts';
import type { Chart } from '#app/inspector/flow.ts';
import { chartStyle } from '#tools/charts/svg.ts';
import { statesOf } from '#app/inspector/flow.ts';
import { escaped } from './escaped.ts';
import type { MachineRow, TestsOfFile } from './report.ts';

/** A machine's chart and its drawing, which has no style of its own. */
export interface Drawing {
  chart: Chart;
  svg: string;
}

/** The style of drawings that highlight coverage: green for what tests took, red for what none did. */
export const coveredStyle = `${chartStyle}
.covered select{font:inherit;min-height:2.75rem;max-width:100%;margin:.35rem 0}.covered svg{max-width:100%;height:auto}
.covered{--shown:#d8f0dc}@media(prefers-color-scheme:dark){.covered{--shown:#1c4327}}.covered .s.shown:not(.in,.root)>rect{fill:var(--shown);stroke:#2e7d43}.covered .t.shown>.line{stroke:#389d54;stroke-width:2.2}.covered .t.shown>.head{fill:#389d54}
.covered .t:not(.shown)>.line{stroke:#e05252;stroke-dasharray:4 4}.covered .t:not(.shown) tspan{fill:#d64545}`;

/** The coverage of one test, by indexes in the drawing. */
export interface ShownByTest {
  file: string;
  test: string;
  states: number[];
  transitions: number[];
}

/** The coverage of a machine by each test, by file. */
export function shownByTest({ states, transitions }: MachineRow, chart: Chart): ShownByTest[] {
  const ids = statesOf(chart).map(({ id }) => id);
  const keys = transitionsIn(chart).map(({ transition }) => transition.key);
  const tests = new Map<string, ShownByTest>();
  const of = (found: readonly TestsOfFile[]) =>
    found.flatMap(({ file, tests: names }) =>
      names.map((test) => {
        const shown = tests.get(`${file} ${test}`) ?? { file, test, states: [], transitions: [] };
        tests.set(`${file} ${test}`, shown);
        return shown;
      }),
    );
  for (const { id, reachedBy } of states)
    for (const shown of of(reachedBy)) shown.states.push(ids.indexOf(id));
  for (const { key, takenBy } of transitions)
    for (const shown of of(takenBy)) shown.transitions.push(keys.indexOf(key));
  return [...tests.values()].toSorted((one, other) => one.file.localeCompare(other.file, 'en'));
}

/** The chart of a machine with the coverage of all its tests, of one file, or of one test. */
export function chartSection(machine: MachineRow, { chart, svg }: Drawing): string {
  const tests = shownByTest(machine, chart);
  const files = [...new Set(tests.map(({ file }) => file))];
  const groups = files.map((file) => {
    const places = tests.flatMap((one, place) => (one.file === file ? [place] : []));
    const options = places.map(
      (place) => `<option value="${place}">${escaped(tests[place]?.test ?? '')}</option>`,
    );
    return `<optgroup label="${escaped(file)}"><option value="${places.join(' ')}">all of ${escaped(file)}</option>${options.join('')}</optgroup>`;
  });
  const shown = JSON.stringify(tests.map(({ states, transitions }) => [states, transitions]));
  return `<h3>Chart</h3><div class="covered" data-tests="${shown}">
<label>Shown by <select><option value="${tests.map((_, place) => place).join(' ')}">all tests</option>${groups.join('')}</select></label>
<div class="wide">${svg}</div></div>
`;
}
