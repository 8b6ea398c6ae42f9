import { PayoutAccountsScreen } from '#features/payoutAccounts/PayoutAccountsScreen.tsx';
import { payoutAccountsView } from '#features/payoutAccounts/payoutAccountsView.ts';
import { kindOfQuery } from '#machines/payoutAccounts/payoutAccount.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';
import { boundPayoutAccounts } from '#tests/support/payoutAccountLists.ts';

/** The payout accounts; each kind's list is a `load` of its own. */
export const openAccounts = (location = '/bankCard') =>
  openScreen({
    Screen: PayoutAccountsScreen,
    view: payoutAccountsView,
    logic: boundPayoutAccounts,
    input: (search) => ({ kind: kindOfQuery(search) }),
    location,
    member: true,
    user: MEMBER,
  });
