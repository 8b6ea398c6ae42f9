import { StateMachine, type AnyStateMachine } from 'xstate';
import { lazyActor } from '#calls/lazyActor.ts';
import { createResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import { listMachines } from '#tools/flows/machines.ts';

/** The machines of this version. */
export interface MachineLibrary {
  /** the machine with this id in a recording */
  find: (id: string) => AnyStateMachine | undefined;
  /** the machine to run for a parent's machine: the same, unless it was replaced for a test */
  current: (machine: AnyStateMachine) => AnyStateMachine;
}

/** Pages whose machine is a resource, created where its call is bound. */
const RESOURCE_PAGES = ['serviceUrl', 'applications'] as const;

/**
 * Every machine of this version by id. If two machines have the same id (a page and a list inside another), the
 * standalone one comes first; the other is found through its parent machine.
 */
export async function machineLibrary(replaced: readonly AnyStateMachine[] = []): Promise<MachineLibrary> {
  const trials = new Map(replaced.map((machine) => [machine.id, machine]));
  const byId = new Map(trials);
  const add = (machine: AnyStateMachine): void => {
    if (!byId.has(machine.id)) byId.set(machine.id, machine);
  };
  const listed = (await listMachines()).map(({ machine }) => machine);
  for (const machine of listed) add(machine);
  for (const id of RESOURCE_PAGES) add(createResourceMachine(id));
  // its own call never answers here: the recording contains what was fetched
  add(lazyActor(() => new Promise(() => undefined)) as AnyStateMachine);
  for (const machine of listed)
    for (const inner of Object.values(machine.implementations.actors as Record<string, unknown>))
      if (inner instanceof StateMachine) add(inner as AnyStateMachine);
  return { find: (id) => byId.get(id), current: (machine) => trials.get(machine.id) ?? machine };
}
