import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';

/** The machines that every other actor finds, by system id: `systemMachines.ts` lists them, so that they import none of each other. */
export interface SystemMachines {}

/** The other actors with a system id, listed there too. */
export interface SystemCallbacks {}

type ActorRefOf<Machine> = Machine extends AnyStateMachine ? ActorRefFrom<Machine> : never;

/** Every actor with a system id, except the hosts of pages, which only the root knows. */
export type SystemActors = {
  [Id in keyof SystemMachines]: ActorRefOf<SystemMachines[Id]>;
} & SystemCallbacks;

/** What an actor is found in. */
export type System = Pick<AnyActorRef['system'], 'get'>;

/** The actor with this system id; undefined while it is not running. The one place where ids become typed actors. */
export function systemActor<Id extends keyof SystemActors>(
  system: System,
  id: Id,
): SystemActors[Id] | undefined {
  return system.get(id);
}
