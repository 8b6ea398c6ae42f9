import { actorView } from '#hooks/actorView.tsx';
import type { receiptMachine } from '#machines/kit/money/receipt.machine.ts';
import type { AccountsByKind } from '#machines/kit/money/payoutAccount.ts';
import type { ResourceMachine } from '#machines/kit/resource/resource.machine.ts';
import type { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';

/** Access to the actor of the withdraw page. */
export const withdrawView = actorView<typeof withdrawMachine>();
/** Access to its payout accounts. */
export const accountsView = actorView<ResourceMachine<AccountsByKind>>();
/** Access to the receipt of an accepted request. */
export const receiptView = actorView<typeof receiptMachine>();
