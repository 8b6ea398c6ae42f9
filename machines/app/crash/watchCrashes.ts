import { fromCallback, type AnyActorRef, type EventObject, type Subscription } from 'xstate';
import { STOP_EVENT } from './stopEvent.ts';

/** The children in an actor's snapshot; for an actor that threw, its last ones. */
export function childrenOf(ref: AnyActorRef): AnyActorRef[] {
  const { children = {} } = ref.getSnapshot() as { children?: Readonly<Record<string, AnyActorRef>> };
  return Object.values(children);
}

/** Whether an actor is `active`, `done`, `stopped` or in `error`. */
export function statusOf(ref: AnyActorRef): string {
  return (ref.getSnapshot() as { status: string }).status;
}

/**
 * Calls `hear` for a crash of an actor or of any descendant, the deepest first, while the surrounding actors are still
 * unchanged. The returned function stops it.
 */
export function onCrash(top: AnyActorRef, hear: (crashed: AnyActorRef) => void): () => void {
  const subscriptions = new Map<AnyActorRef, Subscription | null>();
  const watch = (ref: AnyActorRef) => {
    if (subscriptions.has(ref)) return;
    subscriptions.set(ref, null);
    const watchChildren = () => {
      for (const child of childrenOf(ref)) watch(child);
    };
    watchChildren();
    const subscription = ref.subscribe({
      next: watchChildren,
      error: () => hear(ref),
      complete: () => subscriptions.delete(ref),
    });
    subscriptions.set(ref, subscription);
  };
  watch(top);
  return () => {
    for (const subscription of subscriptions.values()) subscription?.unsubscribe();
  };
}

/**
 * Stops the children of a crashed actor: XState does not stop the children of a machine that throws, so their polling
 * would continue and their calls would not be aborted.
 */
export function stopOrphansBelow(top: AnyActorRef): () => void {
  return onCrash(top, (crashed) => {
    for (const child of childrenOf(crashed)) if (statusOf(child) === 'active') child.send(STOP_EVENT);
  });
}

/** The same as an actor, for the root. */
export const stopOrphans = fromCallback<EventObject, { root: AnyActorRef }>(({ input }) =>
  stopOrphansBelow(input.root),
);
