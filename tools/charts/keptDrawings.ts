import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ELK } from 'elkjs/lib/elk-api.js';
import { layOut } from './layout.ts';
import { sketchOf } from './sketch.ts';
import type { Chart } from '#app/inspector/flow.ts';
import { svgOf } from './svg.ts';

/** Increased whenever charts are drawn differently, so that no older drawing counts as current. */
const DRAWING_VERSION = 4;
/** The folder that keeps drawings between runs of a script. */
const CACHE = '.cache/diagrams';

let engine: ELK | undefined;

/** The layout engine, loaded for the first chart without a kept drawing. */
async function engineHere(): Promise<ELK> {
  const module = await import('elkjs/lib/elk.bundled.js');
  engine ??= new module.default();
  return engine;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A fingerprint of a drawing's input: the same for the same chart and the same drawing version. */
function stampOf({ name, root }: Chart): string {
  return hash(JSON.stringify([DRAWING_VERSION, name, root]));
}

function stamped(chart: Chart, svg: string): string {
  return `<!-- Written by \`npm run flows\`; chart ${stampOf(chart)}, drawing ${hash(svg)} -->\n${svg}`;
}

/** Whether a kept drawing belongs to this chart and is unchanged; this needs no layout. */
export function isCurrent(text: string, chart: Chart): boolean {
  const [, stamp, drawing] = /^<!-- [^\n]*; chart (\w+), drawing (\w+) -->\n/.exec(text) ?? [];
  return stamp === stampOf(chart) && drawing === hash(text.slice(text.indexOf('\n') + 1));
}

/** Draws a chart without looking for a kept drawing. */
export async function drawn(chart: Chart): Promise<string> {
  const title = `The statechart of ${chart.name}`;
  return stamped(chart, svgOf(await layOut(await engineHere(), sketchOf(chart)), { title }));
}

/** The drawing of a chart: the first of these files or the one in the cache if it is current, else drawn and kept there. */
export async function keptDrawing(chart: Chart, files: readonly string[] = []): Promise<string> {
  const cached = join(CACHE, `${stampOf(chart)}.svg`);
  for (const file of [...files, cached]) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (isCurrent(text, chart)) return text;
  }
  const text = await drawn(chart);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(cached, text);
  return text;
}
