import { actorView } from '#hooks/actorView.tsx';
import type { PayoutAccount } from '#machines/kit/money/payoutAccount.ts';
import type { payoutAccountsMachine } from '#machines/payoutAccounts/payoutAccounts.machine.ts';
import type { ResourceMachine } from '#machines/kit/resource/resource.machine.ts';

/** Access to the actor of the saved accounts page. */
export const payoutAccountsView = actorView<typeof payoutAccountsMachine>();
/** Access to the list of one kind. */
export const accountListView = actorView<ResourceMachine<PayoutAccount[]>>();
