import type { NamedTap } from './interactions.ts';
import { median } from '#tools/perf/race/table.ts';

/** An interaction's medians over the rounds, in ms. */
export interface TapRow extends NamedTap {
  rounds: number;
}

/** The goals of the interactions, in ms (design, Speed). */
export const GOALS = {
  /** 95 % of all */
  most: 120,
  all: 200,
  /** a route's first content, not counting its one round trip */
  content: 300,
} as const;

/** One row per interaction, in the order of its first round. */
export function rowsOf(rounds: readonly (readonly NamedTap[])[]): TapRow[] {
  const [first = []] = rounds;
  return first.map(({ group, name }) => {
    const own = rounds.flatMap((round) => round.filter((tap) => tap.group === group && tap.name === name));
    const of = (value: (tap: NamedTap) => number) => median(own.map(value)) ?? 0;
    return {
      group,
      name,
      paint: of(({ paint }) => paint),
      content: of(({ content }) => content),
      shift: Math.max(...own.map(({ shift }) => shift)),
      rounds: own.length,
    };
  });
}

/** The quantile of the values at this share. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** The rows as a Markdown table. */
export function tableOf(rows: readonly TapRow[]): string {
  const lines = rows.map(
    ({ group, name, paint, content, shift }) =>
      `| ${group} | ${name} | ${Math.round(paint)} | ${Math.round(content)} | ${shift === 0 ? '0' : shift.toFixed(3)} |`,
  );
  return ['| | interaction | paint | content | shift |', '|---|---|--:|--:|--:|', ...lines].join('\n');
}
