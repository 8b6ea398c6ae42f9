import { fromCallback, type AnyActorRef, type EventObject, type Subscription } from 'xstate';

/** The children of an actor, as its snapshot tells them; of one that threw, those that it had. */
export function childrenOf(ref: AnyActorRef): AnyActorRef[] {
  const { children = {} } = ref.getSnapshot() as { children?: Readonly<Record<string, AnyActorRef>> };
  return Object.values(children);
}

/** Whether an actor is `active`, `done`, `stopped` or in `error`. */
export function statusOf(ref: AnyActorRef): string {
  return (ref.getSnapshot() as { status: string }).status;
}

/**
 * Hears of the crash of an actor or of anything below it, the deepest first, while those around it still stand as
 * they were. The answer ends it.
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
 * Stops what a crashed actor left running: a machine that throws does not stop its children, so that their polling
 * would go on and their calls would not be aborted. XState has no public way to stop another actor's child; this
 * event is the one by which it stops its own.
 */
export function stopOrphansBelow(top: AnyActorRef): () => void {
  return onCrash(top, (crashed) => {
    for (const child of childrenOf(crashed))
      if (statusOf(child) === 'active') child.send({ type: 'xstate.stop' });
  });
}

/** The same as an actor, for the root. */
export const stopOrphans = fromCallback<EventObject, { root: AnyActorRef }>(({ input }) =>
  stopOrphansBelow(input.root),
);
