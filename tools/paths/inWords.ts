import { coverWords, countSentences } from './counts.ts';
import { titleOf, type PathSet, type PathInWords } from './pathSet.ts';

/** The header of a printed set: its name, its purpose, its coverage criterion, and the counts. */
function headOf(set: PathSet): string[] {
  return [
    ...(set.purpose === '' ? [] : [set.purpose]),
    `Covers ${coverWords(set)}. ${countSentences(set).join(' ')}`,
  ];
}

/** The steps; a repeated one is shown once, as `does (60 times)`. */
function grouped(steps: PathInWords['steps']): { does: string; sees: string }[] {
  const groups: { does: string; sees: string; times: number }[] = [];
  for (const { does, sees } of steps) {
    const last = groups.at(-1);
    if (last !== undefined && last.does === does && last.sees === sees) last.times += 1;
    else groups.push({ does, sees, times: 1 });
  }
  return groups.map(({ does, sees, times }) => ({
    does: times === 1 ? does : `${does} (${times} times)`,
    sees,
  }));
}

/**
 * The maximum width of the first column: a longer step, such as one with a whole answer, does not move the arrows of
 * the others.
 */
const WIDEST = 60;

function pathInWords({ start, steps }: PathInWords, index: number): string {
  const lines = grouped(steps);
  const widths = lines.map(({ does }) => does.length).filter((width) => width <= WIDEST);
  const width = Math.max(0, ...widths);
  return [
    `${index + 1}. ${start.words}`,
    ...lines.map(({ does, sees }) => `   ${does.padEnd(width)} → ${sees}`),
  ].join('\n');
}

/** Every path in words, for a terminal. */
export function inWords(set: PathSet): string {
  const head = [`${set.kind} ${set.name} (${set.file})`, ...headOf(set)].join('\n');
  return `${[head, ...set.paths.map(pathInWords)].join('\n\n')}\n`;
}

/** Escapes the characters that Markdown interprets. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|]/g, String.raw`\$&`);
}

function pathAsChecklist(path: PathInWords, index: number): string {
  return [
    `## ${index + 1}. ${plain(titleOf(path))}`,
    '',
    `- [ ] start: you see **${plain(path.start.words)}**`,
    ...grouped(path.steps).map(({ does, sees }) => `- [ ] ${plain(does)}: you see **${plain(sees)}**`),
  ].join('\n');
}

/** A checklist in Markdown for a manual tester: each step with what is seen after it. */
export function asChecklist(set: PathSet): string {
  const head = [`# Paths of the ${set.kind} ${set.name}`, ...headOf(set).map(plain)];
  return `${[...head, ...set.paths.map(pathAsChecklist)].join('\n\n')}\n`;
}
