import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, SnapshotFrom } from 'xstate';

/** Access to the actor of one machine for its views: below the `Provider`, typed by the machine. */
export interface ActorView<Machine extends AnyStateMachine> {
  Provider: (props: { actor: ActorRefFrom<Machine>; children: ReactNode }) => ReactNode;
  /** the actor, to send it events */
  useActor: () => ActorRefFrom<Machine>;
  /** a narrow selection of its snapshot */
  use: <Selected>(select: (snapshot: SnapshotFrom<Machine>) => Selected) => Selected;
}

/**
 * Creates the access for the views of a machine. Each machine has its own React context, so that a part of a page finds
 * its own actor, and a view outside its machine's provider throws.
 *
 *     export const transferView = actorView<typeof transferMachine>();
 *     const busy = transferView.use((snapshot) => snapshot.hasTag('busy'));
 */
export function actorView<Machine extends AnyStateMachine>(): ActorView<Machine> {
  const Context = createContext<ActorRefFrom<Machine> | null>(null);
  const useActor = (): ActorRefFrom<Machine> => {
    const actor = use(Context);
    if (actor === null) throw new Error('No provider of this actor');
    return actor;
  };
  return {
    Provider: ({ actor, children }) => <Context value={actor}>{children}</Context>,
    useActor,
    use: (select) =>
      useSelector(useActor() as AnyActorRef, select as (snapshot: unknown) => ReturnType<typeof select>),
  };
}
