import { useSelector } from '@xstate/react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import type { SystemMachines } from '#machines/app/systemActors.ts';
import { useRoot } from './actors.tsx';

type FlowId = keyof SystemMachines;
type MachineOf<Id extends FlowId> = SystemMachines[Id] & AnyStateMachine;

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
function useFlowActor(systemId: FlowId): AnyActorRef | undefined {
  const root = useRoot();
  const host = useSelector(root, () => root.system.get(`flow:${systemId}`) as AnyActorRef | undefined);
  return useSelector(host, (snapshot: AnyMachineSnapshot | undefined) =>
    // a crashed actor stays among the children of its host
    snapshot?.value === 'running' ? (snapshot.children['flow'] as AnyActorRef | undefined) : undefined,
  );
}

/** One of the root's flows, which may not be running, because a flow crashes alone. */
export function useFlow<Id extends FlowId>(systemId: Id): Flow<MachineOf<Id>> {
  const { system } = useRoot();
  const running = useFlowActor(systemId) !== undefined;
  const restart = () =>
    (system.get(`flow:${systemId}`) as AnyActorRef | undefined)?.send({ type: 'flow.needed' });
  return {
    running,
    restart,
    send: (event) => {
      restart();
      (system.get(systemId) as AnyActorRef | undefined)?.send(event);
    },
  };
}

/** A narrow selection of one of the root's flows; undefined while the flow is not running. */
export function useFlowSelector<Id extends FlowId, Selected>(
  systemId: Id,
  select: (snapshot: SnapshotFrom<MachineOf<Id>>) => Selected,
): Selected | undefined {
  return useSelector(useFlowActor(systemId), (snapshot: unknown) =>
    snapshot === undefined ? undefined : select(snapshot as SnapshotFrom<MachineOf<Id>>),
  );
}
