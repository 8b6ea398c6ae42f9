import { readStored, writeStored } from '#lib/storage.ts';
import { userCenterMachine } from '#machines/userCenter/userCenter.machine.ts';

/** The user centre with its storage. */
export const userCenter = userCenterMachine.provide({
  actions: { storeMask: (_, { masked }) => writeStored('balanceMasked', masked) },
});

/** Whether the balance was masked when it was last looked at on this phone. */
export function storedMask(): boolean {
  return readStored('balanceMasked') === true;
}
