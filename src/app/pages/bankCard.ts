import { definePage } from '#app/page.ts';
import { payoutAccounts } from '#calls/payoutAccounts.ts';
import { PayoutAccountsScreen } from '#features/payoutAccounts/PayoutAccountsScreen.tsx';
import { payoutAccountsView } from '#features/payoutAccounts/payoutAccountsView.ts';
import { kindOfQuery } from '#machines/kit/money/payoutAccount.ts';

export const page = definePage({
  logic: payoutAccounts,
  view: payoutAccountsView,
  Screen: PayoutAccountsScreen,
  input: ({ search }) => ({ kind: kindOfQuery(search) }),
});
