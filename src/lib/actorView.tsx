import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, SnapshotFrom } from 'xstate';

/** How the views of one machine reach its actor: below the `Provider`, typed by the machine. */
export interface ActorView<Machine extends AnyStateMachine> {
  Provider: (props: { actor: ActorRefFrom<Machine>; children: ReactNode }) => ReactNode;
  /** the actor, to send it events */
  useActor: () => ActorRefFrom<Machine>;
  /** a narrow selection of its snapshot */
  use: <Selected>(select: (snapshot: SnapshotFrom<Machine>) => Selected) => Selected;
}

/**
 * The views of a machine. Each has a React context of its own, so that a page's part finds its own actor and a view
 * outside of its machine's provider throws.
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
