import { payoutAccountsMachine } from '#machines/payoutAccounts/payoutAccounts.machine.ts';
import { PayoutAccountsScreen } from '#features/payoutAccounts/PayoutAccountsScreen.tsx';
import { payoutAccountsView } from '#features/payoutAccounts/payoutAccountsView.ts';
import { kindOfQuery } from '#machines/payoutAccounts/payoutAccount.ts';
import { MEMBER, openScreen } from '#tests/support/openScreen.tsx';

/** The payout accounts; each kind's list is a `load` of its own. */
export const openAccounts = (location = '/bankCard') =>
  openScreen({
    Screen: PayoutAccountsScreen,
    view: payoutAccountsView,
    logic: (calls) => calls.bind(payoutAccountsMachine),
    input: (search) => ({ kind: kindOfQuery(search) }),
    location,
    member: true,
    user: MEMBER,
  });
