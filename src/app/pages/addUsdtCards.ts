import type { PageModule } from '#app/page.ts';
import { wallet } from '#calls/bindAccount.ts';
import { AddWalletScreen } from '#features/payoutAccounts/AddWalletScreen.tsx';
import { newKey } from '#lib/newKey.ts';

export const page: PageModule = { Screen: AddWalletScreen, logic: wallet, input: () => ({ newKey }) };
