import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCurrent, keptDrawing } from '#tools/charts/keptDrawings.ts';
import type { Kinship } from './kinship.ts';
import type { ListedMachine } from './machines.ts';
import type { Survey } from './survey.ts';

/** The file of a machine's drawing, next to its page; a machine made by a factory uses the factory's drawing. */
export function drawingFile(listed: ListedMachine, kinship: Kinship): string {
  return `${(kinship.madeLike(listed) ?? listed).name}.svg`;
}

/** All drawings of the pages by file name. Current drawings in the folder are not drawn again. */
export async function allDrawings(survey: Survey, folder: string): Promise<ReadonlyMap<string, string>> {
  const drawings = new Map<string, string>();
  for (const { listed, flow } of survey.machines) {
    const file = drawingFile(listed, survey.kinship);
    if (file === `${listed.name}.svg`) drawings.set(file, await keptDrawing(flow, [join(folder, file)]));
  }
  return drawings;
}

/** The same without drawing any: '' marks a drawing that is missing or outdated. */
export function currentDrawings(survey: Survey, folder: string): ReadonlyMap<string, string> {
  const drawings = new Map<string, string>();
  for (const { listed, flow } of survey.machines) {
    const file = drawingFile(listed, survey.kinship);
    if (file !== `${listed.name}.svg`) continue;
    const path = join(folder, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    drawings.set(file, isCurrent(text, flow) ? text : '');
  }
  return drawings;
}
