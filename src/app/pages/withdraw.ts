import { createElement } from 'react';
import { definePage } from '#app/page.ts';
import { customerServiceFlow } from '#calls/customerService.ts';
import { withdraw } from '#calls/withdraw.ts';
import { WithdrawScreen } from '#features/withdraw/WithdrawScreen.tsx';
import { withdrawView } from '#features/withdraw/withdrawView.ts';
import { pageSettings } from '#pageSettings';

export const page = definePage({
  logic: withdraw,
  view: withdrawView,
  Screen: () => createElement(WithdrawScreen, { toAddress: pageSettings.withdrawToAddress }),
  input: () => ({ least: pageSettings.leastWithdrawal }),
  flows: [customerServiceFlow],
});
