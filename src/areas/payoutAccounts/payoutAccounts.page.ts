import { definePage } from '#hooks/definePage.ts';
import { payoutAccounts } from './calls.ts';
import { PayoutAccountsScreen } from './PayoutAccountsScreen.tsx';
import { payoutAccountsView } from './payoutAccountsView.ts';
import { kindOfQuery } from '#machines/kit/money/payoutAccount.ts';

export const page = definePage({
  logic: payoutAccounts,
  view: payoutAccountsView,
  Screen: PayoutAccountsScreen,
  input: ({ search }) => ({ kind: kindOfQuery(search) }),
});
