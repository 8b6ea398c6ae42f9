import { Actor, type AnyActorRef } from 'xstate';

/**
 * The time (epoch ms) on the clock of an actor's system: a simulated clock tells its own, so that a test, an exploration
 * and a replay need nothing else; the browser's timers have none, and the phone's time is theirs.
 */
export function nowOf(self: AnyActorRef): number {
  const clock: object = self instanceof Actor ? self.clock : {};
  return 'now' in clock && typeof clock.now === 'function' ? Number(clock.now()) : Date.now();
}
