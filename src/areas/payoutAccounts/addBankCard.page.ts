import { customerServiceFlow } from '#calls/customerService.ts';
import { definePage } from '#hooks/definePage.ts';
import { bankCard } from './bindAccountCalls.ts';
import { AddBankCardScreen } from './AddBankCardScreen.tsx';
import { bankCardView } from './bindViews.ts';

export const page = definePage({
  logic: bankCard,
  view: bankCardView,
  Screen: AddBankCardScreen,
  flows: [customerServiceFlow],
});
