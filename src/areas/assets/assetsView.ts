import { actorView } from '#hooks/actorView.tsx';
import type { assetsMachine } from '#machines/assets/assets.machine.ts';
import type { recordsMachine } from '#machines/assets/records.ts';
import type { ClaimMachine } from '#machines/kit/submission/claim.machine.ts';
import type { transferMachine } from '#machines/assets/transfer.machine.ts';

/** Access to the actor of the records page and to its children: list, transfer and rebate. */
export const assetsView = actorView<typeof assetsMachine>();
export const recordsView = actorView<typeof recordsMachine>();
export const transferView = actorView<typeof transferMachine>();
export const rebateView = actorView<ClaimMachine>();
