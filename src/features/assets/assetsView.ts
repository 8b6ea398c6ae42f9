import { actorView } from '#lib/actorView.tsx';
import type { assetsMachine } from '#machines/assets/assets.machine.ts';
import type { recordsMachine } from '#machines/assets/records.ts';
import type { ClaimMachine } from '#machines/submission/claim.machine.ts';
import type { transferMachine } from '#machines/transfer/transfer.machine.ts';

/** The records page and, as its parts, the list, the transfer's dialog and the rebate's claim. */
export const assetsView = actorView<typeof assetsMachine>();
export const recordsView = actorView<typeof recordsMachine>();
export const transferView = actorView<typeof transferMachine>();
export const rebateView = actorView<ClaimMachine>();
