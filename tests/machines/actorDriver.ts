import type { AnyStateMachine } from 'xstate';
import type { Driver } from '#tests/support/driver.ts';
import type { Harness } from '#tests/support/harness.ts';
import type { Seen } from '#tests/support/readScreen.ts';

/** The parts of a driver that a single machine can provide. */
interface ActorParts extends Partial<Omit<Driver, 'calls' | 'look'>> {
  calls?: Partial<Driver['calls']>;
  /** what the machine's state implies for the screen */
  see: () => Partial<Seen>;
}

/**
 * A driver for a single machine, so that steps written for the app can also run against its actor. A step that uses a
 * part of the driver that is not provided fails. `open` does nothing, and standing responses and held paths are
 * ignored.
 */
export function actorDriver<Machine extends AnyStateMachine>(
  harness: Harness<Machine>,
  { see, calls, ...parts }: ActorParts,
): Driver {
  const driver: Partial<Driver> = {
    open: () => Promise.resolve(),
    pass: harness.pass,
    look: async (check) => check({ now: harness.clock.now(), ...see() } as Seen),
    close: async () => {
      harness.assertHealthy();
      harness.stop();
    },
    ...parts,
    calls: { always: () => Promise.resolve(), hold: () => undefined, ...calls } as Driver['calls'],
  };
  return driver as Driver;
}
