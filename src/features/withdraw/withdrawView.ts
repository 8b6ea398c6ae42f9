import { actorView } from '#lib/actorView.tsx';
import type { receiptMachine } from '#machines/money/receipt.machine.ts';
import type { AccountsByKind } from '#machines/payoutAccounts/payoutAccount.ts';
import type { ResourceMachine } from '#machines/resource/resource.machine.ts';
import type { withdrawMachine } from '#machines/withdraw/withdraw.machine.ts';

/** The withdraw page. */
export const withdrawView = actorView<typeof withdrawMachine>();
/** Its payout accounts. */
export const accountsView = actorView<ResourceMachine<AccountsByKind>>();
/** The receipt of a taken request. */
export const receiptView = actorView<typeof receiptMachine>();
