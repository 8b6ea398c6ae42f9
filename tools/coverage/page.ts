import { systemEvent } from '#app/inspector/xstateInternals.ts';
import { escaped } from './escaped.ts';
import { chartSection, coveredStyle, type Drawing } from './chart.ts';
import { figuresOf, gapsOf, type Figures, type MachineRow, type Share, type TestsOfFile } from './report.ts';

/** The maximum number of test names per file; the JSON report has all of them. */
const MOST_NAMES = 3;

const count = (tests: readonly TestsOfFile[]) => tests.reduce((sum, file) => sum + file.tests.length, 0);

function plural(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

function testsCell(tests: readonly TestsOfFile[], none: string): string {
  if (tests.length === 0) return `<td class="none">${none}</td>`;
  const files = tests.map(({ file, tests: names }) => {
    const shown = names.slice(0, MOST_NAMES).map((name) => `<li>${escaped(name)}</li>`);
    const more = names.length - shown.length;
    if (more > 0) shown.push(`<li class="more">and ${more} more</li>`);
    return `<dt>${escaped(file)}</dt><dd><ul>${shown.join('')}</ul></dd>`;
  });
  return `<td><details><summary>${plural(count(tests), 'test')}</summary><dl>${files.join('')}</dl></details></td>`;
}

function pathCell(path: readonly string[] | null): string {
  if (path === null) return '<td class="none">none</td>';
  const steps = path.map((step) => `<li>${escaped(step)}</li>`).join('');
  return `<td><details><summary>${plural(path.length - 1, 'step')}</summary><ol start="0">${steps}</ol></details></td>`;
}

/** A node's id relative to its machine, so that not every row repeats the machine's name. */
function within(machine: MachineRow, id: string): string {
  const root = machine.states[0]?.id ?? '';
  return id.startsWith(`${root}.`) ? id.slice(root.length + 1) : id;
}

/** A readable event name: a timer by its delay, an answer by its call. */
function eventName(event: string, delay: string | null): string {
  if (delay !== null) return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`;
  const told = systemEvent(event);
  if (told?.kind === 'done') return `${told.call} answers`;
  if (told?.kind === 'error') return `${told.call} fails`;
  return told?.kind === 'finished' ? `${told.state} is done` : event;
}

function machineSection(machine: MachineRow, drawing: Drawing | undefined): string {
  const figures = figuresOf([machine]);
  const gaps = gapsOf(machine);
  const transitions = machine.transitions.map(
    ({ from, event, guard, delay, to, path, takenBy, refusedBy }) =>
      `<tr><td>${escaped(within(machine, from))}</td><td>${escaped(eventName(event, delay))}</td><td>${escaped(guard ?? '')}</td>` +
      `<td>${to.length === 0 ? 'stays' : escaped(to.map((id) => within(machine, id)).join(', '))}</td>` +
      `${testsCell(takenBy, 'no test')}${guard === null ? '<td></td>' : testsCell(refusedBy, 'never')}${pathCell(path)}</tr>`,
  );
  const states = machine.states.map(
    ({ id, reachedBy }) =>
      `<tr><td>${escaped(within(machine, id))}</td>${testsCell(reachedBy, 'no test')}</tr>`,
  );
  return `<section data-name="${escaped(machine.machine.toLowerCase())}">
<details class="machine"><summary><h2>${escaped(machine.machine)}</h2>${figuresLine(figures)}</summary>
${gaps.length === 0 ? '' : `<h3>What no test has shown</h3><ul class="gaps">${gaps.map((gap) => `<li>${escaped(gap)}</li>`).join('')}</ul>`}
${drawing === undefined ? '' : chartSection(machine, drawing)}<h3>Transitions</h3>
<div class="wide"><table><thead><tr><th>from</th><th>on</th><th>if</th><th>to</th><th>taken by</th><th>refused by</th><th>generated path</th></tr></thead><tbody>
${transitions.join('\n')}
</tbody></table></div>
<h3>States</h3>
<div class="wide"><table><thead><tr><th>state</th><th>reached by</th></tr></thead><tbody>
${states.join('\n')}
</tbody></table></div>
<p>${plural(machine.paths, 'generated path')} in ${escaped(machine.test)}</p>
</details></section>`;
}

function figuresLine(figures: Figures): string {
  const part = (name: string, { all, shown }: Share) =>
    `<span${shown < all ? ' class="short"' : ''}>${name} ${shown}/${all}</span>`;
  return `<span class="figures">${part('states', figures.states)}${part('transitions', figures.transitions)}${part('guards both ways', figures.guards)}${part('delays', figures.delays)}</span>`;
}

const STYLE = `
:root{color-scheme:light dark;font:15px/1.45 system-ui,sans-serif}
body{max-width:76rem;margin:0 auto;padding:1.5rem 1rem}
h1{font-size:1.4rem;margin:0 0 .25rem}h2{font-size:1.05rem;margin:0;min-width:14rem}h3{font-size:.95rem;margin:1rem 0 .35rem}
input{font:inherit;width:100%;max-width:24rem;min-height:2.75rem;padding:0 .75rem;margin:1rem 0;box-sizing:border-box}
section{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}
.machine>summary{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;padding:.75rem 0;cursor:pointer}
.figures{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-variant-numeric:tabular-nums}
.short,.none,.gaps{color:#b3261e}@media (prefers-color-scheme:dark){.short,.none,.gaps{color:#ff8a80}}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.3rem .75rem .3rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 12%,transparent)}
dl,dd,ul,ol{margin:0}dd{margin-left:.5rem}dt{font-family:ui-monospace,monospace;font-size:.85rem;margin-top:.35rem}
ul,ol{padding-left:1.1rem}.more{list-style:none;opacity:.75}
`;

const SCRIPT = `
const search = document.querySelector('input');
const sections = [...document.querySelectorAll('section')];
const nothing = document.querySelector('#nothing');
search.addEventListener('input', () => {
  const wanted = search.value.trim().toLowerCase();
  for (const section of sections) section.hidden = !section.dataset.name.includes(wanted);
  nothing.hidden = sections.some((section) => !section.hidden);
});
for (const chart of document.querySelectorAll('.covered')) {
  const tests = JSON.parse(chart.dataset.tests);
  const select = chart.querySelector('select');
  const show = () => {
    const chosen = select.value.split(' ').filter(Boolean).map((place) => tests[place]);
    const marks = new Set(chosen.flatMap(([states, transitions]) => [...states.map((place) => 's' + place), ...transitions.map((place) => 't' + place)]));
    for (const element of chart.querySelectorAll('.s, .t'))
      element.classList.toggle('shown', [...element.classList].some((name) => marks.has(name)));
  };
  select.addEventListener('change', show);
  show();
}
`;

/**
 * The report as one self-contained page. `at` is the time of the measurement, epoch ms; `drawings` by machine id show
 * the coverage of a machine on its chart.
 */
export function reportPage(
  machines: readonly MachineRow[],
  at: number,
  drawings: ReadonlyMap<string, Drawing> = new Map(),
): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Coverage of the machines</title><style>${STYLE}${coveredStyle}</style></head><body>
<h1>Coverage of the machines</h1>
<p>${plural(machines.length, 'machine')}, measured ${new Date(at).toISOString()}. Generated paths, models and clock tests together.</p>
<p>${figuresLine(figuresOf(machines))}</p>
<input type="search" placeholder="Search a machine" aria-label="Search a machine">
<p id="nothing" hidden>No machine has this name.</p>
${machines.map((machine) => machineSection(machine, drawings.get(machine.id))).join('\n')}
<script>${SCRIPT}</script>
</body></html>
`;
}
