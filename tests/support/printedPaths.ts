import { asChecklist, inWords } from '#scripts/paths/inWords.ts';
import { pathSetOfMachine, type PathSet } from '#scripts/paths/pathSet.ts';
import { asPlaywright, asSteps } from '#scripts/paths/playwright.ts';
import { machinePaths, type ExploredMachine } from '#tests/support/machinePaths.ts';
import type { Cover } from '#tests/support/pathCoverage.ts';

/** Maximum number of paths that cover pairs of transitions, of which there can be very many. */
const MOST_PAIRS = 50;

const COVERS: readonly { cover: Cover; limit: number }[] = [
  { cover: { by: 'transitions' }, limit: Infinity },
  { cover: { by: 'shortest' }, limit: Infinity },
  { cover: { by: 'switch', n: 1 }, limit: MOST_PAIRS },
];

/** The output of `npm run paths` for a machine and every criterion. */
export function printedPaths(name: string, explored: ExploredMachine): PathSet[] {
  const about = {
    name,
    area: '',
    file: '',
    exported: '',
    purpose: '',
    made: false,
    machine: explored.machine,
  };
  return COVERS.map((request) =>
    pathSetOfMachine(about, machinePaths(explored, request), { ...request, situations: Infinity }),
  );
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** The number of paths in each format, and of the placeholders to fill in. */
export function countsByFormat(set: PathSet) {
  const steps = asSteps(set, 'machine.spec.ts');
  return {
    words: count(inWords(set), /^\d+\. not started$/gm),
    checklist: count(asChecklist(set), /^- \[ \] start: you see/gm),
    playwright: count(asPlaywright(set, 'machine.spec.ts'), /^test\('\d+\. /gm),
    states: count(steps, /: notFilledIn\('sees: /g),
    events: count(steps, /: notFilledIn\('does: /g),
  };
}
