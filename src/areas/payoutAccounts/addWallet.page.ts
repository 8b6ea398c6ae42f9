import { customerServiceFlow } from '#calls/customerService.ts';
import { definePage } from '#hooks/definePage.ts';
import { wallet } from './bindAccountCalls.ts';
import { AddWalletScreen } from './AddWalletScreen.tsx';
import { walletView } from './bindViews.ts';

export const page = definePage({
  logic: wallet,
  view: walletView,
  Screen: AddWalletScreen,
  flows: [customerServiceFlow],
});
