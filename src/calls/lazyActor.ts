import { createActor, fromCallback, type AnyActorLogic, type EventObject } from 'xstate';

/**
 * A child whose logic is fetched when it is first wanted, so that it weighs nothing on the entry. It runs in the
 * same system, speaks to its parent as it would itself, and is stopped with this one. Logic that cannot be
 * fetched (no network) does nothing: the parent's own ways of trying again remain.
 */
export function lazyActor(load: () => Promise<AnyActorLogic>) {
  return fromCallback<EventObject>(({ self, sendBack, receive }) => {
    let stopped = false;
    let stop = (): void => undefined;
    receive(sendBack);
    const start = async (): Promise<void> => {
      const logic = await load().catch(() => null);
      if (logic === null || stopped) return;
      const actor = createActor(logic, { parent: self });
      stop = () => actor.stop();
      actor.start();
    };
    void start();
    return () => {
      stopped = true;
      stop();
    };
  });
}
