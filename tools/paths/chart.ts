import type { AnyStateMachine } from 'xstate';
import { escaped } from '#tools/coverage/escaped.ts';
import { bare, lit, litStyle, type Lit } from '#tools/charts/lit.ts';
import { keptDrawing } from '#tools/charts/keptDrawings.ts';
import { transitionsIn } from '#tools/charts/sketch.ts';
import type { Chart } from '#app/inspector/flow.ts';
import { chartStyle } from '#tools/charts/svg.ts';
import { flowOf, statesOf } from '#app/inspector/flow.ts';
import { coverWords, countSentences } from './counts.ts';
import { titleOf, type PathSet, type PathInWords } from './pathSet.ts';

/** The transitions that the steps of a path take, by key; those of a model by the names of its states and events. */
function takenOf(chart: Chart, { start, steps }: PathInWords): string[][] {
  let from = start.state;
  return steps.map(({ event, state, took }) => {
    const source = from;
    from = state;
    if (took !== undefined) return [...took];
    const found = transitionsIn(chart).find(
      (one) =>
        one.source.key === source &&
        one.transition.trigger.kind === 'event' &&
        one.transition.trigger.event === event &&
        (one.transition.targets.length === 0
          ? state === source
          : one.transition.targets.includes(`${chart.root.id}.${state}`)),
    );
    return found === undefined ? [] : [found.transition.key];
  });
}

/** The highlights of a path: every transition that it takes, with its step numbers, and its final states. */
function litBy(chart: Chart, path: PathInWords): Lit {
  const keys = transitionsIn(chart).map(({ transition }) => transition.key);
  const transitions = new Map<number, string>();
  for (const [step, took] of takenOf(chart, path).entries())
    for (const key of took) {
      const before = transitions.get(keys.indexOf(key));
      transitions.set(keys.indexOf(key), before === undefined ? `${step + 1}` : `${before},${step + 1}`);
    }
  const last = path.steps.at(-1);
  const active = last?.active ?? [last?.state ?? path.start.state];
  const states = statesOf(chart).flatMap(({ path: names }, index) => {
    const name = names.join('.');
    return active.some((one) => one === name || one.startsWith(`${name}.`)) ? [index] : [];
  });
  return { states: new Set(states), transitions };
}

/** The drawing of the machine or model of the paths. */
async function drawingOf(machine: AnyStateMachine): Promise<{ chart: Chart; svg: string }> {
  const chart = flowOf(machine);
  return { chart, svg: await keptDrawing(chart) };
}

/** One path as an SVG, with its transitions highlighted and numbered by step. */
export async function asSvg(machine: AnyStateMachine, path: PathInWords): Promise<string> {
  const { chart, svg } = await drawingOf(machine);
  return lit(svg, litBy(chart, path));
}

const STYLE = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:100rem;margin:0 auto;padding:1.5rem 1rem}
section{display:grid;grid-template-columns:minmax(14rem,1fr) minmax(0,4fr);gap:1.5rem;align-items:start;border-top:1px solid;padding:1rem 0;break-inside:avoid}
h1{font-size:1.4rem}h2{font-size:1rem;margin:0}section svg{max-width:100%;height:auto}@media(max-width:60rem){section{grid-template-columns:1fr}}`;

/** A self-contained page with every path as a list of steps next to its highlighted chart. */
export async function asCharts(set: PathSet, machine: AnyStateMachine): Promise<string> {
  const { chart, svg } = await drawingOf(machine);
  const plain = bare(svg);
  const sections = set.paths.map((path, index) => {
    const steps = path.steps.map(({ does, sees }) => `<li>${escaped(does)} → ${escaped(sees)}</li>`);
    return `<section><div><h2>${index + 1}. ${escaped(titleOf(path))}</h2><p>${escaped(path.start.words)}</p><ol>${steps.join('')}</ol></div><div>${lit(plain, litBy(chart, path))}</div></section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Paths of ${escaped(set.name)}</title><style>${STYLE}${chartStyle}${litStyle}</style></head><body>
<h1>Paths of the ${set.kind} ${escaped(set.name)}</h1>
<p>${escaped([`Covers ${coverWords(set)}.`, ...countSentences(set)].join(' '))} Numbers beside a transition are the steps that take it.</p>
${sections.join('\n')}
</body></html>
`;
}
