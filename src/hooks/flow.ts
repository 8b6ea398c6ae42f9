import { useSelector } from '@xstate/react';
import type { AnyActorRef, AnyStateMachine, EventFrom } from 'xstate';
import {
  systemActor,
  type SystemActors,
  type SystemCallbacks,
  type SystemMachines,
} from '#machines/app/systemActors.ts';
import { useRoot, type SnapshotOf } from './actors.tsx';

type FlowOf<Host> = Host extends `flow:${infer Id extends keyof SystemMachines}` ? Id : never;
type FlowId = FlowOf<keyof SystemCallbacks>;

/** A flow of the root, started by the first page that needed it, as a view sees it. */
export interface Flow<Machine extends AnyStateMachine> {
  /** false after a crash, and until a page has requested the flow */
  running: boolean;
  /** restarts a crashed flow */
  restart: () => void;
  /** sends it an event, after a restart if it has crashed */
  send: (event: EventFrom<Machine>) => void;
}

/** The actor of a flow; undefined while the flow is not running. */
export function useFlowActor<Id extends FlowId>(systemId: Id): SystemActors[Id] | undefined {
  const root = useRoot();
  const host = useSelector(root, () => systemActor(root.system, `flow:${systemId}`));
  // a crashed actor leaves the system before its host changes
  return useSelector(host, () => systemActor(root.system, systemId));
}

/** One of the root's flows, which may not be running, because a flow crashes alone. */
export function useFlow<Id extends FlowId>(systemId: Id): Flow<SystemMachines[Id]> {
  const { system } = useRoot();
  const running = useFlowActor(systemId) !== undefined;
  const restart = () => systemActor(system, `flow:${systemId}`)?.send({ type: 'flow.needed' });
  return {
    running,
    restart,
    send: (event) => {
      restart();
      const actor: AnyActorRef | undefined = systemActor(system, systemId);
      actor?.send(event);
    },
  };
}

/** A narrow selection of one of the root's flows; undefined while the flow is not running. */
export function useFlowSelector<Id extends FlowId, Selected>(
  systemId: Id,
  select: (snapshot: SnapshotOf<SystemActors[Id]>) => Selected,
): Selected | undefined {
  return useSelector(useFlowActor(systemId), (snapshot) =>
    snapshot === undefined ? undefined : select(snapshot),
  );
}
