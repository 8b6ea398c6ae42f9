import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { filesUnder } from '#tools/filesUnder.ts';
import { purposeOf } from './source.ts';
import { TYPICAL_ARGUMENTS } from './typicalMachines.ts';

/**
 * Every machine of the project by name.
 *
 *     const machines = await listMachines();          // sorted by name
 *     const { machine } = machineNamed(machines, 'redPacket');
 *
 * A machine is listed when a file under machines/ exports it, whether it was written out or made by a factory. A
 * factory (an exported `create…`) is listed through the typical machine of `typicalMachines.ts`.
 */
export interface ListedMachine {
  /** the machine's id, such as `redPacket` */
  name: string;
  /** its folder under machines/ */
  area: string;
  /** its file, from the project's folder, such as `machines/redPacket/redPacket.machine.ts` */
  file: string;
  /** the exported name of the machine or of its factory */
  exported: string;
  /** its factory made it */
  made: boolean;
  machine: AnyStateMachine;
  /** the first sentence of its docstring; '' if there is none */
  purpose: string;
}

/** Thrown for an unknown machine name; the message lists similar names. */
export class UnknownMachineError extends Error {
  override name = 'UnknownMachineError';
}

/** The machines of an export; null for a factory without a typical machine. */
function machinesOf(exported: string, value: unknown): readonly AnyStateMachine[] | null {
  if (value instanceof StateMachine) return [value];
  if (typeof value !== 'function' || !exported.startsWith('create')) return [];
  const factory = value as (...args: readonly unknown[]) => AnyStateMachine;
  return TYPICAL_ARGUMENTS[exported]?.map((args) => factory(...args)) ?? null;
}

async function readExports() {
  const exports: { file: string; exported: string; value: unknown }[] = [];
  for (const file of filesUnder('machines', '.ts')) {
    const module = (await import(pathToFileURL(resolve(file)).href)) as Readonly<Record<string, unknown>>;
    for (const [exported, value] of Object.entries(module)) exports.push({ file, exported, value });
  }
  return exports;
}

/** The factories, as `file: name`, that `listMachines` leaves out because they have no typical machine. */
export async function factoriesLeftOut(): Promise<string[]> {
  return (await readExports())
    .filter(({ exported, value }) => machinesOf(exported, value) === null)
    .map(({ file, exported }) => `${file}: ${exported}`);
}

/**
 * Every machine, sorted by name. A machine that is exported twice is listed once. If two have the same id, which a test
 * forbids, the second one is named after its export.
 */
export async function listMachines(): Promise<readonly ListedMachine[]> {
  const found = new Map<string, ListedMachine>();
  for (const { file, exported, value } of await readExports())
    for (const machine of machinesOf(exported, value) ?? []) {
      if ([...found.values()].some((listed) => listed.machine === machine)) continue;
      const name = found.has(machine.id) ? exported : machine.id;
      found.set(name, {
        name,
        area: basename(dirname(file)),
        file,
        exported,
        made: typeof value === 'function',
        machine,
        purpose: purposeOf(file, exported),
      });
    }
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The number of letters to add, drop or change to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1)
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The names similar to a word, most similar first: those that contain it or are contained in it, and likely typos. */
export function namesNear(names: readonly string[], word: string): string[] {
  const wanted = word.toLowerCase();
  const gap = (name: string): number => {
    const known = name.toLowerCase();
    if (wanted !== '' && (known.includes(wanted) || wanted.includes(known))) return 0;
    return Math.min(distance(known, wanted), distance(known.slice(0, wanted.length), wanted));
  };
  return names
    .filter((name) => gap(name) <= Math.max(2, Math.floor(wanted.length / 3)))
    .toSorted((one, other) => gap(one) - gap(other) || one.localeCompare(other, 'en'))
    .slice(0, 5);
}

/**
 * The machine with this name; letter case does not matter.
 * @throws UnknownMachineError with similar names
 */
export function machineNamed(machines: readonly ListedMachine[], name: string): ListedMachine {
  const known =
    machines.find((machine) => machine.name === name) ??
    machines.find((machine) => machine.name.toLowerCase() === name.toLowerCase());
  if (known !== undefined) return known;
  const near = namesNear(
    machines.map((machine) => machine.name),
    name,
  );
  const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : '`npm run flows` lists them all.';
  throw new UnknownMachineError(`There is no machine named "${name}". ${hint}`);
}
