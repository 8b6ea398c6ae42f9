import { customerServiceFlow } from '#calls/customerService.ts';
import { definePage } from '#hooks/definePage.ts';
import { usdt } from './bindAccountCalls.ts';
import { AddUsdtScreen } from './AddUsdtScreen.tsx';
import { usdtView } from './bindViews.ts';

export const page = definePage({
  logic: usdt,
  view: usdtView,
  Screen: AddUsdtScreen,
  flows: [customerServiceFlow],
});
