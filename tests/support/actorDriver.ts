import type { AnyStateMachine } from 'xstate';
import type { Driver } from '#tests/support/driver.ts';
import type { Harness } from '#tests/support/harness.ts';
import type { Seen } from '#tests/support/readScreen.ts';

/** The parts of a driver that a machine alone can offer. */
interface ActorParts extends Partial<Omit<Driver, 'calls' | 'look'>> {
  calls?: Partial<Driver['calls']>;
  /** what its state shows of the screen */
  see: () => Partial<Seen>;
}

/**
 * A machine alone in a person's hands, so that steps written for the app drive it too. A step that needs another part
 * of the driver fails. There is nothing to open, and a call that the machine does not make needs no answer.
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
