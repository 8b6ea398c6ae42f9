import { definePage } from '#app/page.ts';
import { wallet } from '#calls/bindAccount.ts';
import { AddWalletScreen } from '#features/payoutAccounts/AddWalletScreen.tsx';
import { walletView } from '#features/payoutAccounts/bindViews.ts';

export const page = definePage({ logic: wallet, view: walletView, Screen: AddWalletScreen });
