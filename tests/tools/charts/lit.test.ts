import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { bare, lit } from '#tools/charts/lit.ts';
import { keptDrawing } from '#tools/charts/keptDrawings.ts';
import { flowOf } from '#app/inspector/flow.ts';

const flow = flowOf(
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { press: 'on', knock: {} } }, on: { after: { 500: 'off' }, on: { press: 'off' } } },
  }),
);

test('what is lit is marked on its box, its line and its label, with a word beside the label', async () => {
  const svg = lit(await keptDrawing(flow), { states: new Set([2]), transitions: new Map([[3, '2,4']]) });
  // states: lamp 0, off 1, on 2; transitions: press 0, knock 1, press 2, after 3
  expect(svg).toMatch(/class="s s2 lit"/);
  expect(svg.match(/class="s [^"]*lit"/g)).toHaveLength(1);
  // both transitions back share one line
  expect(svg).toContain('class="t t2 t3 lit"');
  expect(svg).toMatch(/<g class="t t3 lit"><text class="step"[^>]*>2,4<\/text><circle/);
  expect(svg).not.toContain('class="t t0 lit"');
  expect(svg).toContain('.chart .t.lit>.line');
});

test('a drawing for a page comes without its look and stamp', async () => {
  const svg = bare(await keptDrawing(flow));
  expect(svg).toMatch(/^<svg /);
  expect(svg).not.toContain('<style>');
});
