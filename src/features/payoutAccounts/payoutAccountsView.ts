import { actorView } from '#lib/actorView.tsx';
import type { PayoutAccount } from '#machines/payoutAccounts/payoutAccount.ts';
import type { payoutAccountsMachine } from '#machines/payoutAccounts/payoutAccounts.machine.ts';
import type { ResourceMachine } from '#machines/resource/resource.machine.ts';

/** The page of the saved accounts. */
export const payoutAccountsView = actorView<typeof payoutAccountsMachine>();
/** The list of one kind. */
export const accountListView = actorView<ResourceMachine<PayoutAccount[]>>();
