import Elk, { type ELK } from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import { layOut } from '#tools/charts/layout.ts';
import { sketchOf } from '#tools/charts/sketch.ts';
import type { Chart } from '#app/inspector/flow.ts';
import { svgOf } from '#tools/charts/svg.ts';

let engine: ELK | undefined;
const drawings = new Map<string, Promise<string>>();

async function draw(chart: Chart): Promise<string> {
  // charts are laid out in a worker, so that the page stays responsive
  engine ??= new Elk({ workerFactory: () => new Worker(workerAddress) });
  const placed = await layOut(engine, sketchOf(chart));
  return svgOf(placed, { title: `The statechart of ${chart.name}`, links: true, isAlone: false });
}

/** The drawing of a chart as SVG; each chart is drawn once, whatever actors run it. Rejects if it is not a chart. */
export function drawingOf(chart: Chart): Promise<string> {
  const content = JSON.stringify(chart);
  const drawing = drawings.get(content) ?? draw(chart);
  drawings.set(content, drawing);
  return drawing;
}
