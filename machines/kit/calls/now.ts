import { Actor, type AnyActorRef } from 'xstate';

/**
 * The time (epoch ms) on the clock of an actor's system: the app's tells the phone's (`src/app/calls/root.ts`), and a
 * simulated one its own, so that a test, an exploration and a replay need nothing else. XState's own clock tells none.
 */
export function nowOf(self: AnyActorRef): number {
  const clock: object = self instanceof Actor ? self.clock : {};
  return 'now' in clock && typeof clock.now === 'function' ? Number(clock.now()) : Date.now();
}
