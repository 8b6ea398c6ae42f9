import type { PageModule } from '#app/page.ts';
import { payoutAccounts } from '#calls/payoutAccounts.ts';
import { PayoutAccountsScreen } from '#features/payoutAccounts/PayoutAccountsScreen.tsx';
import { kindOfQuery } from '#machines/payoutAccounts/payoutAccount.ts';

export const page: PageModule = {
  Screen: PayoutAccountsScreen,
  logic: payoutAccounts,
  input: ({ search }) => ({ kind: kindOfQuery(search) }),
};
