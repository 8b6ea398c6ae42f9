import { definePage } from '#app/page.ts';
import { customerServiceFlow } from '#calls/customerService.ts';
import { deposit } from '#calls/deposit.ts';
import { DepositScreen } from '#features/deposit/DepositScreen.tsx';
import { depositView } from '#features/deposit/depositViews.ts';

export const page = definePage({
  logic: deposit,
  view: depositView,
  Screen: DepositScreen,
  flows: [customerServiceFlow],
});
