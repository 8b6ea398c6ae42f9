import { createElement } from 'react';
import { definePage } from '#hooks/definePage.ts';
import { customerServiceFlow } from '#calls/customerService.ts';
import { withdraw } from './calls.ts';
import { WithdrawScreen } from './WithdrawScreen.tsx';
import { withdrawView } from './withdrawView.ts';
import { pageSettings } from '#pageSettings';

export const page = definePage({
  logic: withdraw,
  view: withdrawView,
  Screen: () => createElement(WithdrawScreen, { toAddress: pageSettings.withdrawToAddress }),
  input: () => ({ least: pageSettings.leastWithdrawal }),
  flows: [customerServiceFlow],
});
