import { basename } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { flowOf, type Flow } from '#app/inspector/flow.ts';
import type { ListedMachine } from './machines.ts';
import { machineConfig } from './studio.ts';

/** Which factory makes a machine, and which machine runs another. */
export interface Kinship {
  /** the typical machine of the factory that made this machine; null for one written out */
  madeLike: (machine: ListedMachine) => ListedMachine | null;
  /** the machines that a factory makes */
  madeBy: (factory: ListedMachine) => readonly ListedMachine[];
  /** the machine that a machine runs under a name, or the typical machine of its factory; null for a call */
  childOf: (flow: Flow, src: string) => ListedMachine | null;
  /** the machines that run this one */
  runIn: (machine: ListedMachine) => readonly ListedMachine[];
}

/** The states and transitions of a machine, regardless of its id and its delays. */
function shapeOf(machine: AnyStateMachine): string {
  const { id, ...config } = machineConfig(flowOf(machine), '');
  const shape = JSON.stringify(config, (key, value: unknown) => (key === 'description' ? undefined : value));
  return shape.replaceAll(new RegExp(`"#${id ?? ''}(?=[."])`, 'g'), '"#');
}

/** Whether a factory has its own page: its file is named after its typical machine. */
export function isFactory({ made, name, file }: ListedMachine): boolean {
  return made && basename(file) === `${name}.machine.ts`;
}

/** Relates the machines by their objects, or by equal states and transitions. */
export function kinshipOf(machines: readonly ListedMachine[]): Kinship {
  const shapes = new Map(machines.map((listed) => [listed, shapeOf(listed.machine)]));
  const factories = machines.filter(isFactory);
  const factoryOf = (shape: string) => factories.find((factory) => shapes.get(factory) === shape) ?? null;
  const childOf = (flow: Flow, src: string) => {
    const child = flow.actors[src] ?? null;
    // a machine that is loaded when needed has a placeholder with its name
    if (child === null) return machines.find(({ exported }) => exported === `${src}Machine`) ?? null;
    const same = machines.find(({ machine }) => machine === child);
    if (same !== undefined) return same;
    const shape = shapeOf(child);
    return (
      machines.find((listed) => listed.name === child.id && shapes.get(listed) === shape) ?? factoryOf(shape)
    );
  };
  const madeLike = (listed: ListedMachine) =>
    isFactory(listed) ? null : factoryOf(shapes.get(listed) ?? '');
  const children = new Map(
    machines.map((listed) => {
      const flow = flowOf(listed.machine);
      return [listed, Object.keys(flow.actors).map((src) => childOf(flow, src))];
    }),
  );
  return {
    madeLike,
    madeBy: (factory) => machines.filter((listed) => madeLike(listed) === factory),
    childOf,
    runIn: (listed) => machines.filter((other) => children.get(other)?.includes(listed)),
  };
}
