import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ELK } from 'elkjs/lib/elk-api.js';
import type { Chart } from '#app/inspector/flow.ts';
import { layOut } from './layout.ts';
import { sketchOf } from './sketch.ts';
import { svgOf } from './svg.ts';

/** Increased whenever charts are drawn differently, so that no older drawing is used. */
const DRAWING_VERSION = 6;
/** The folder that keeps drawings between runs of a script. */
const CACHE = '.cache/diagrams';

let engine: ELK | undefined;

/** The layout engine, loaded for the first chart without a kept drawing. */
async function engineHere(): Promise<ELK> {
  const module = await import('elkjs/lib/elk.bundled.js');
  engine ??= new module.default();
  return engine;
}

/** Draws a chart without looking for a kept drawing. */
export async function drawn(chart: Chart): Promise<string> {
  const title = `The statechart of ${chart.name}`;
  return svgOf(await layOut(await engineHere(), sketchOf(chart)), { title });
}

/** The drawing of a chart, kept by its content: the layout takes most of the time of a report. */
export async function keptDrawing({ name, root }: Chart): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([DRAWING_VERSION, name, root]));
  const kept = join(CACHE, `${hash.digest('hex').slice(0, 24)}.svg`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const text = await drawn({ name, root });
  mkdirSync(CACHE, { recursive: true });
  // renamed when it is whole, because another process may read it
  const part = `${kept}.${process.pid}.part`;
  writeFileSync(part, text);
  renameSync(part, kept);
  return text;
}
