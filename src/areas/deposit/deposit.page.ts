import { definePage } from '#hooks/definePage.ts';
import { customerServiceFlow } from '#calls/customerService.ts';
import { deposit } from './calls.ts';
import { DepositScreen } from './DepositScreen.tsx';
import { depositView } from './depositViews.ts';

export const page = definePage({
  logic: deposit,
  view: depositView,
  Screen: DepositScreen,
  flows: [customerServiceFlow],
});
