import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { systemActor, type SystemActors, type SystemMachines } from '#machines/app/systemActors.ts';

/**
 * Access to the root for views: the root by context, and its own actors by system id; a page's actor comes from the
 * page's `actorView`. Views only read narrow selections and send events (design, Machines).
 */
const RootContext = createContext<AnyActorRef | null>(null);

/** Provides the root actor to a tree. */
export function RootProvider({ root, children }: { root: AnyActorRef; children: ReactNode }) {
  return <RootContext value={root}>{children}</RootContext>;
}

/** The root actor. */
export function useRoot(): AnyActorRef {
  const root = use(RootContext);
  if (root === null) throw new Error('No RootProvider');
  return root;
}

type SystemId = keyof SystemMachines;

/** The snapshot of an actor that `useSelector` selects from; undefined of none. */
export type SnapshotOf<Actor> = Actor extends { getSnapshot: () => infer Snapshot } ? Snapshot : undefined;

/** One of the root's own actors. */
export function useSystemActor<Id extends SystemId>(systemId: Id): SystemActors[Id] {
  const actor = systemActor(useRoot().system, systemId);
  if (actor === undefined) throw new Error(`No actor ${systemId}`);
  return actor;
}

/** A narrow selection of one of the root's own actors. */
export function useSystemSelector<Id extends SystemId, Selected>(
  systemId: Id,
  select: (snapshot: SnapshotOf<SystemActors[Id]>) => Selected,
): Selected {
  return useSelector(useSystemActor(systemId), select);
}
