import { figuresOf, type MachineRow, type Share } from './report.ts';

/** The figures of each machine and of all as a table for a terminal. */
export function figuresTable(machines: readonly MachineRow[]): string {
  const percent = ({ all, shown }: Share) => `${Math.floor((100 * shown) / Math.max(1, all))} %`;
  const share = ({ all, shown }: Share) => `${shown}/${all}`;
  const row = (name: string, of: readonly MachineRow[]) => {
    const { states, transitions, guards, delays } = figuresOf(of);
    const paths = String(of.reduce((sum, machine) => sum + machine.paths, 0));
    const taken = [share(transitions), percent(transitions)];
    return [name, share(states), ...taken, share(guards), share(delays), paths];
  };
  const rows = [
    ['machine', 'states', 'transitions', '', 'guards both ways', 'delays', 'paths'],
    ...machines.map((machine) => row(machine.machine, [machine])),
    row(`${machines.length} machines`, machines),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths?.[column] ?? 0) : cell.padStart(widths?.[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
